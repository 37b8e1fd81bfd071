import { delivery } from '../../../core/api/endpoints/delivery.ts';
import type { Cluster, Kind } from './cluster.ts';
import { lateSlot, newcomers, plainProducts, put } from './people.ts';
import type { Shop } from './shop.ts';

const filler = { quantity: 5 };

/** A card that pays at once. */
export const goodCard = { number: '4242424242424242', expiry: '12/40', cvc: '123', holder: 'Nuova Cliente' };

type Slot = { sel_date: string; timeslot_id: number };

/** What tests of buying do and look at; `fillerId` is a product that makes every cart large enough to be ordered. */
export function createBuying(shop: Pick<Shop, 'db' | 'request'>, fillerId: number) {
  /** Customers with a full cart, an address and this slot, or a late one. */
  async function buyers(count: number, productId: number, quantity: number, slot?: Slot) {
    const people = await newcomers(shop, count);
    let chosen = slot;
    for (const { credentials, address_id } of people) {
      await put(shop, credentials, { productId, quantity }, { productId: fillerId, ...filler });
      await shop.request(delivery.selectAddress, { address_id, delivery_service_id: 2 }, credentials);
      chosen ??= lateSlot((await shop.request(delivery.timeslots, {}, credentials)).data.days);
      await shop.request(delivery.selectTimeslot, chosen, credentials);
    }
    return { people, slot: chosen! };
  }

  const stockOf = async (productId: number) =>
    (
      await shop.db
        .selectFrom('stock')
        .select('available')
        .where('product_id', '=', productId)
        .where('warehouse_id', '=', 1)
        .executeTakeFirstOrThrow()
    ).available;
  const setStock = (productId: number, pieces: number) =>
    shop.db
      .updateTable('stock')
      .set({ available: pieces * 1000 })
      .where('product_id', '=', productId)
      .execute();
  const takenOf = async (slot: Slot) =>
    (
      await shop.db
        .selectFrom('timeslot_day')
        .select('taken')
        .where('timeslot_id', '=', slot.timeslot_id)
        .where('date', '=', slot.sel_date)
        .executeTakeFirst()
    )?.taken ?? 0;

  return { buyers, stockOf, setStock, takenOf };
}

/** Lets a customer have so many orders to be paid on delivery in one slot. */
export const allowOpenOrders = async ({ db }: Pick<Shop, 'db'>, most: number | string): Promise<void> => {
  const value = String(most);
  await db
    .insertInto('setting')
    .values({ name: 'open_orders_per_slot', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** A shop where there is plenty to buy and room in every slot, with the ids of its products; the last one fills carts. */
export async function openForBuying(
  open: Kind['open'],
): Promise<{ cluster: Cluster; products: number[]; buying: ReturnType<typeof createBuying> }> {
  const cluster = await open();
  const products = await plainProducts(cluster.first, 24, 1000);
  await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  return { cluster, products, buying: createBuying(cluster.first, products[23]!) };
}
