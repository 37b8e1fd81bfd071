import type { Transaction } from 'kysely';
import type { Billing } from '../../../../core/schema/billing.ts';
import type { Database, Db } from '../../database/database.ts';
import { now, type Clock } from '../../time/clock.ts';
import { isoInRome } from '../../time/rome.ts';
import type { CartRow } from '../cart/carts.ts';
import { lockName } from '../session/lockName.ts';
import type { OrderRow } from './orders.ts';

/** Does the customer want an invoice for this cart (account §3)? */
export const wantsInvoice = ({ infos }: Pick<CartRow, 'infos'>): boolean => infos['need_invoice'] === 'true';

/** 12/2026 */
export const invoiceNumber = (number: number, date: string): string => `${number}/${date.slice(0, 4)}`;

/** Whom the invoice of a cart goes to: the addressee that was chosen, of those that its customer keeps. */
export async function addresseeOf(db: Db, { user_id, infos }: CartRow): Promise<Billing | undefined> {
  const chosen = infos['person_fiscal_id'] ?? '';
  const row = await db
    .selectFrom('person_fiscal')
    .select('billing')
    .where('user_id', '=', user_id ?? -1)
    .where('person_fiscal_id', '=', /^\d{1,9}$/.test(chosen) ? Number(chosen) : -1)
    .executeTakeFirst();
  return row?.billing;
}

/** Issues the invoice of an order that wants one, with the next number of its year; once. */
export async function issueInvoice(
  db: Transaction<Database>,
  clock: Clock,
  { order_id, billing, final_total }: Pick<OrderRow, 'order_id' | 'billing' | 'final_total'>,
): Promise<void> {
  if (!billing || !final_total) return;
  const date = isoInRome(await now(db, clock)).slice(0, 10);
  const year = Number(date.slice(0, 4));
  await lockName(db, `invoices of ${year}`);
  const { last } = await db
    .selectFrom('invoice')
    .select((of) => of.fn.max('number').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice')
    .values({ order_id, year, number: (last ?? 0) + 1, date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
