import { createHash, randomBytes } from 'node:crypto';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import type { TimeslotDay } from '../../../core/schema/delivery.ts';
import { byCard } from '../../../demo/server/handlers/checkout/payment.ts';
import type { Credentials } from './caller.ts';
import type { Shop } from './shop.ts';
import { now } from '../../moment.ts';

/** Logs a demo customer in and returns what they hold. */
export async function logIn(
  shop: Pick<Shop, 'request'>,
  name: string,
  credentials: Credentials = {},
): Promise<Credentials> {
  const { status } = await shop.request(
    session.login,
    { login: `${name}@example.it`, password: 'spesa-demo' },
    credentials,
  );
  if (status !== 0) throw new Error(`${name} could not log in`);
  return credentials;
}

/** Step-up authentication of a demo customer. */
export async function stepUp(
  shop: Pick<Shop, 'request'>,
  credentials: Credentials,
  password = 'spesa-demo',
): Promise<void> {
  const { errors } = await shop.request(security.stepUp, { password }, credentials);
  if (errors[0]) throw new Error(errors[0].message);
}

/** A free slot of the days that were listed, as late as possible, so that its cut-off is far. */
export function lateSlot(days: readonly TimeslotDay[]): { sel_date: string; timeslot_id: number } {
  for (const day of [...days].reverse()) {
    const slot = day.timeslots.find((each) => each.active === 1 && each.status === 'empty');
    if (slot) return { sel_date: day.dateIso, timeslot_id: slot.timeslotId };
  }
  throw new Error('no slot is free');
}

/** Anna's home address. */
export const annasHome = { address_id: 1001, delivery_service_id: 2 };

/** Chooses an address and a late slot. */
export async function chooseDelivery(
  shop: Pick<Shop, 'request'>,
  credentials: Credentials,
  address: { address_id: number; delivery_service_id: number } = annasHome,
): Promise<{ sel_date: string; timeslot_id: number }> {
  await shop.request(delivery.selectAddress, address, credentials);
  const { data } = await shop.request(delivery.timeslots, {}, credentials);
  const slot = lateSlot(data.days);
  await shop.request(delivery.selectTimeslot, slot, credentials);
  return slot;
}

/** Puts products into the cart. */
export const put = (
  shop: Pick<Shop, 'request'>,
  credentials: Credentials,
  ...items: { productId: number; quantity: number }[]
) => shop.request(cart.add, { items }, credentials);

/** Customers nobody has met, logged in already, each with a home in the middle of Genoa. */
export async function newcomers(
  shop: Pick<Shop, 'db'>,
  count: number,
): Promise<{ credentials: Credentials; address_id: number }[]> {
  const people = Array.from({ length: count }, () => ({
    token: randomBytes(32).toString('base64url'),
    email: `${randomBytes(6).toString('hex')}@example.it`,
  }));
  const customers = await shop.db
    .insertInto('customer')
    .values(
      people.map(({ email }) => ({
        email,
        password_hash: '',
        role: 'customer' as const,
        user_type_id: '2',
        first_name: 'Nuovo',
        last_name: 'Cliente',
        profile_level: 2,
        company_id: 1,
        fidelity_card: null,
        default_store_address_id: null,
        points: '{}',
      })),
    )
    .returning('user_id')
    .execute();
  const ids = customers.map((customer) => customer.user_id);
  await shop.db
    .insertInto('session')
    .values(
      people.map(({ token }, index) => ({
        token_hash: createHash('sha256').update(token).digest('hex'),
        user_id: ids[index]!,
        expires_at: new Date(now() + 1e9),
      })),
    )
    .execute();
  const home = {
    store_id: null,
    address_name: 'Casa',
    address_type_id: 2,
    delivery_service_id: 2,
    address1: 'Via Roma',
    address_number: '1',
    city: 'Genova',
    province: 'GE',
    postalcode: '16121',
    favourite: true,
  };
  const addresses = await shop.db
    .insertInto('address')
    .values(ids.map((user_id) => ({ ...home, user_id })))
    .returning('address_id')
    .execute();
  return people.map(({ token }, index) => ({
    credentials: { session: token },
    address_id: addresses[index]!.address_id,
  }));
}

/** Makes the first products of the shop plain pieces at 10.00 euro with this much stock (pieces; null is unlimited) in every store: no promotion, option or limit. */
export async function plainProducts(
  shop: Pick<Shop, 'db'>,
  count: number,
  available: number | null = null,
): Promise<number[]> {
  const rows = await shop.db.selectFrom('product').select('product_id').orderBy('product_id').limit(count).execute();
  const ids = rows.map((row) => row.product_id);
  if (ids.length < count) throw new Error(`only ${ids.length} products`);
  const plain = {
    infos: JSON.stringify({ TIPOLOGIA: 'Pezzo' }),
    unit: 'pz',
    min_acq: null,
    max_acq: null,
    limit_class_id: null,
    options: '[]',
  };
  await shop.db.updateTable('product').set(plain).where('product_id', 'in', ids).execute();
  await shop.db
    .updateTable('stock')
    .set({ available: available === null ? null : available * 1000 })
    .where('product_id', 'in', ids)
    .execute();
  await shop.db
    .updateTable('price')
    .set({ list: 1000, paid: 1000, promo_id: null })
    .where('product_id', 'in', ids)
    .execute();
  return ids;
}

/** Saves a card that pays without a question for whoever lives at an address; gives its owner and its number. */
export async function saveCard(
  { db }: Pick<Shop, 'db'>,
  addressId: number,
): Promise<{ userId: number; user_payment_auth_id: number }> {
  const { user_id } = await db
    .selectFrom('address')
    .select('user_id')
    .where('address_id', '=', addressId)
    .executeTakeFirstOrThrow();
  const { user_payment_auth_id } = await db
    .insertInto('payment_auth')
    .values({
      user_id: user_id!,
      payment_type_id: byCard,
      token: 'tok_frictionless_4242',
      brand: 'Visa',
      masked_card: '**** 4242',
      expire_date: '12/40',
      holder: 'Nuova Cliente',
      is_default: true,
    })
    .returning('user_payment_auth_id')
    .executeTakeFirstOrThrow();
  return { userId: user_id!, user_payment_auth_id };
}
