import type { Selectable, Transaction } from 'kysely';
import type { Database, Db } from '../../database/database.ts';
import type { OrderTables } from '../../database/tables/orders.ts';
import { now, type Clock } from '../../time/clock.ts';
import { isoInRome } from '../../time/rome.ts';
import { lockName } from '../session/lockName.ts';

export type CreditNoteRow = Selectable<OrderTables['credit_note']>;

/** NC 3/2026: a series of its own beside the invoices'. */
export const creditNoteNumber = ({ number, year }: Pick<CreditNoteRow, 'number' | 'year'>): string =>
  `NC ${number}/${year}`;

/** The credit notes of an order, the oldest first. */
export const creditNotesOf = (db: Db, orderId: number): Promise<CreditNoteRow[]> =>
  db.selectFrom('credit_note').selectAll().where('order_id', '=', orderId).orderBy('refunded').execute();

/** How much of an order's money went back, in cents. */
async function refundedOf(db: Db, orderId: number): Promise<number> {
  const rows = await db.selectFrom('payment').select('refunded').where('order_id', '=', orderId).execute();
  return rows.reduce((sum, { refunded }) => sum + refunded, 0);
}

/**
 * Issues a credit note for what went back of an order with an invoice and is in none yet, with the next number of its year; nothing where
 * nothing is. The same however often and by how many processes it is asked for: the order stays locked until the transaction ends.
 */
export async function creditRefunds(db: Transaction<Database>, clock: Clock, orderId: number): Promise<void> {
  await db.selectFrom('shop_order').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
  const invoice = await db.selectFrom('invoice').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  const refunded = await refundedOf(db, orderId);
  const credited = (await creditNotesOf(db, orderId)).at(-1)?.refunded ?? 0;
  if (!invoice || refunded <= credited) return;
  const date = isoInRome(await now(db, clock)).slice(0, 10);
  const year = Number(date.slice(0, 4));
  await lockName(db, `credit notes of ${year}`);
  const { last } = await db
    .selectFrom('credit_note')
    .select((of) => of.fn.max('number').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('credit_note')
    .values({ order_id: orderId, refunded, amount: refunded - credited, year, number: (last ?? 0) + 1, date })
    .execute();
}
