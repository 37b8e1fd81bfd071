import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Db } from '../../database/database.ts';
import { Problem, status } from '../../http/problem.ts';
import { hashPassword } from '../../session/password.ts';
import { now, type Clock } from '../../time/clock.ts';

/** An order that is still under way: 1–7 until it is delivered, 18, 22. */
const open = [1, 2, 3, 4, 5, 6, 7, 18, 22];

/** Refuses to forget somebody who waits for their shopping. */
export async function refuseWhileOpen(db: Db, userId: number): Promise<void> {
  const order = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('status', 'in', open)
    .limit(1)
    .executeTakeFirst();
  if (order)
    throw new Problem(
      status.conflict,
      'account.ordersOpen',
      `L’ordine ${order.order_id} è ancora in corso: potrai cancellare i tuoi dati quando sarà consegnato.`,
    );
}

const person = [
  'diet_profile',
  'push_message',
  'push_device',
  'marketing_contact',
  'award_order',
  'points_movement',
  'customer_detail',
  'person_fiscal',
  'notification',
  'survey_answer',
  'workplace_member',
  'customer_disclaimer',
  'social_identity',
  'way_in',
] as const;
const things = ['address', 'wishlist', 'wishlist_share', 'payment_auth', 'known_device', 'user_gift', 'cart'] as const;

/** Takes everything personal from an account, and every way into it; its orders stay, for the tax law, without name and address. */
export async function anonymize(db: Transaction<Database>, clock: Clock, userId: number): Promise<void> {
  const { email } = await db
    .selectFrom('customer')
    .select('email')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.deleteFrom('session').where('user_id', '=', userId).execute();
  await db.deleteFrom('cart').where('user_id', '=', userId).execute();
  for (const table of [...person, ...things]) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db.deleteFrom('mail').where('recipient', '=', email).execute();
  const at = await now(db, clock);
  const weekly = db.updateTable('recurrent_order').where('user_id', '=', userId);
  await weekly.where('active', '=', true).set({ active: false, stopped_at: at }).execute();
  await weekly.set({ stop_cause: null }).execute();
  const theirs = db.selectFrom('shop_order').select('order_id').where('user_id', '=', userId);
  await db.updateTable('withdrawal').set({ name: '', email: '' }).where('order_id', 'in', theirs).execute();
  await db.deleteFrom('order_note').where('order_id', 'in', theirs).execute();
  await db
    .updateTable('order_item')
    .set({ infos: JSON.stringify({}) })
    .where('order_id', 'in', theirs)
    .execute();
  await db
    .updateTable('shop_order')
    .set({ address: JSON.stringify({}), infos: JSON.stringify({}), masked_card: null })
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('customer')
    .set({
      email: `anonimo-${userId}@anonimo.invalid`,
      username: null,
      password_hash: await hashPassword(randomBytes(32).toString('hex')),
      first_name: 'Cliente',
      last_name: 'anonimo',
      fidelity_card: null,
      default_store_address_id: null,
      points: '{}',
      person_infos: '{}',
      crm_segments: [],
      mfa_enabled: false,
      master_id: null,
      anonymized_at: at,
    })
    .where('user_id', '=', userId)
    .execute();
}
