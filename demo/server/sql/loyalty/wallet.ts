import { sql, type Transaction } from 'kysely';
import { inWallet } from '../../../../core/rules/wallet.ts';
import type { Database } from '../../database/database.ts';
import { Problem, status } from '../../http/problem.ts';

type Db = Transaction<Database>;

const balance = sql<number>`coalesce((points ->> ${inWallet})::numeric, 0)`;

/** What a customer's wallet is worth, in cents, with what an order that is being changed took of it; a debt is worth nothing. */
export const walletCents = (points: Readonly<Record<string, number>>, taken = 0): number =>
  Math.max(0, Math.round((points[inWallet] ?? 0) * 100) + taken);

const move = (db: Db, userId: number, cents: number) =>
  db
    .updateTable('customer')
    .set({
      points: sql<string>`jsonb_set(points, array[${inWallet}]::text[], to_jsonb(round(${balance} + ${cents}::numeric / 100, 2)))`,
    })
    .where('user_id', '=', userId);

/** Takes so many cents out of a customer's wallet; of many at once no more than there is (SEC-24). */
export async function takeFromWallet(db: Db, userId: number, cents: number): Promise<void> {
  if (cents === 0) return;
  const row = await move(db, userId, -cents)
    .where(sql<boolean>`${balance} * 100 >= ${cents}`)
    .returning('user_id')
    .executeTakeFirst();
  if (!row)
    throw new Problem(
      status.conflict,
      'wallet.changed',
      'Nel borsellino non c’è più abbastanza: guarda il nuovo totale e conferma di nuovo.',
    );
}

/** Puts cents of an order back into its customer's wallet. */
export async function giveToWallet(db: Db, userId: number, cents: number): Promise<void> {
  if (cents > 0) await move(db, userId, cents).execute();
}

/** Puts what an order took of the wallet back into it, once. */
export async function giveBackWallet(
  db: Db,
  { order_id, user_id, wallet_held }: { order_id: number; user_id: number; wallet_held: number },
): Promise<void> {
  await giveToWallet(db, user_id, wallet_held);
  await db.updateTable('shop_order').set({ wallet_held: 0 }).where('order_id', '=', order_id).execute();
}
