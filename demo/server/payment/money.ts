import type { Selectable } from 'kysely';
import type { OrderTables } from '../database/tables/orders.ts';
import type { PaymentGateway } from './gateway.ts';

type Row = Selectable<OrderTables['payment']>;

/** Payments whose order is settled, and whose money is still on its way. */
export const moving = ['cancelling', 'capturing', 'refunding'] as const satisfies Row['state'][];
export const isMoving = ({ state }: Row): boolean => (moving as readonly string[]).includes(state);

/** Does what a payment waits for at the provider: gives the hold back, takes what the order came to, or gives back of that. Each is the same however often it is asked for; throws when the provider does not do it. */
export async function moveMoney({ db, provider }: PaymentGateway, row: Row): Promise<void> {
  const id = row.provider_id;
  if (id === null) throw new Error(`payment ${row.reference} has no number at the provider`);
  if (row.state === 'cancelling') await provider.release(id);
  if (row.state === 'capturing') await provider.capture(id, row.captured);
  if (row.state === 'refunding') await provider.refund(id, row.refunded);
  await db
    .updateTable('payment')
    .set({ state: row.state === 'cancelling' ? 'void' : 'captured' })
    .where('payment_id', '=', row.payment_id)
    .where('state', '=', row.state)
    .where('captured', '=', row.captured)
    .where('refunded', '=', row.refunded)
    .execute();
}
