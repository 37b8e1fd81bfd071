import type { Hono } from 'hono';
import { service, serviceRule } from '../../core/rules/services.ts';
import { transact } from '../server/database/transact.ts';
import { makeRecurringOrders, type Shopkeeper } from '../server/jobs/recurringOrders.ts';
import { itemsOfOrder } from '../server/sql/orders/orders.ts';
import { createClock } from '../server/time/clock.ts';
import { beginPicking, pack } from '../server/warehouse/advance.ts';
import { pickLine } from '../server/warehouse/pick.ts';
import { addGoods, chooseDelivery } from './basket.ts';
import { callsOf, logIn, type Call } from './people.ts';

/** What orders a customer has: one of every week with what was made for it, or one to fetch at a store, whose car park has places or none. */
export type Wish = 'recurring' | 'ready' | 'car park full';

const payOnDelivery = 22;
const goods = ['mele', 'latte intero', 'passata', 'acqua naturale', 'olio extravergine', 'pasta', 'caffè'];
const day = 86_400_000;

async function buy(call: Call, storeAddressId?: number): Promise<number> {
  await chooseDelivery(call, storeAddressId);
  await addGoods(call, goods, 12);
  await call('/checkout/prepare', {});
  const { orderId } = (await call('/checkout/buy', { payment_type_id: payOnDelivery })) as { orderId?: number };
  if (orderId === undefined) throw new Error('The gallery could not place its order.');
  return orderId;
}

/** Picks an order as it was ordered, and packs it. */
async function makeReady({ db, ...world }: Shopkeeper, orderId: number): Promise<void> {
  await transact(db, (work) => beginPicking(work, world, orderId));
  for (const { order_item_id, quantity } of await itemsOfOrder(db, orderId))
    await transact(db, (work) => pickLine(work, order_item_id, quantity));
  await transact(db, (work) => pack(work, world, orderId));
}

/** A weekly order like one that was placed, and the order that the shop makes for its first delivery. */
async function repeatWeekly(keeper: Shopkeeper, call: Call): Promise<number> {
  const orderId = await buy(call);
  const { addresses } = (await call('/user-address/list?address_type=home')) as { addresses: { addressId: number }[] };
  const address_id = addresses[0]!.addressId;
  const { days } = (await call(`/timeslot/list-template?address-id=${address_id}`)) as {
    days: { weekDay: number; timeslots: { timeslotId: number }[] }[];
  };
  const { weekDay, timeslots } = days.find((each) => each.timeslots.length > 0)!;
  const { nextDate } = (await call('/recurrent-order/subscribe', {
    timeslot_id: timeslots[0]!.timeslotId,
    address_id,
    week_day: weekDay,
    consent: true,
  })) as { nextDate: string };
  const early = Date.parse(`${nextDate}T00:00:00Z`) - 2 * day - Date.now();
  await makeRecurringOrders({ ...keeper, clock: createClock(Math.max(0, early)) });
  return orderId;
}

/** An order that is ready at a store. */
async function readyAtStore(keeper: Shopkeeper, call: Call, wish: Wish): Promise<number> {
  const { addresses } = (await call(`/address/list?address_type=${serviceRule(service.pickup).addressType}`)) as {
    addresses: { addressId: number }[];
  };
  const store = addresses.at(wish === 'ready' ? 0 : -1)!;
  const orderId = await buy(call, store.addressId);
  await makeReady(keeper, orderId);
  if (wish === 'car park full')
    await keeper.db
      .updateTable('store')
      .set({ parking_places: 0 })
      .where('warehouse_id', '=', (query) =>
        query.selectFrom('shop_order').select('warehouse_id').where('order_id', '=', orderId),
      )
      .execute();
  return orderId;
}

export type PlaceOrders = (login: string, wish: Wish) => Promise<number>;

/** Places a customer's orders, once; gives the number of the one to look at, for which no place to park is kept yet. */
export function ordersOf(shop: Hono, keeper: Shopkeeper): PlaceOrders {
  const placed = new Map<string, Promise<number>>();
  const place = async (login: string, wish: Wish): Promise<number> => {
    const call = callsOf(shop, (await logIn(shop, login)).headers.get('X-Ebsn-Session') ?? '');
    return wish === 'recurring' ? repeatWeekly(keeper, call) : readyAtStore(keeper, call, wish);
  };
  return async (login, wish) => {
    const made = placed.get(login) ?? place(login, wish);
    placed.set(login, made);
    const orderId = await made;
    await keeper.db.deleteFrom('parking_reservation').where('order_id', '=', orderId).execute();
    return orderId;
  };
}
