import type { delivery } from '../../../core/api/endpoints/delivery.ts';
import { placeTypeIds, service, serviceRule } from '../../../core/rules/services.ts';
import type { Message } from '../../../core/schema/envelope.ts';
import type { Context } from '../http/context.ts';
import { customerOf, customerSession } from './session/customer.ts';
import { transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { malformed, notFound } from '../http/problem.ts';
import { findCart, lockCartIfThere, saveCart } from '../sql/cart/carts.ts';
import {
  addressOnTheWire,
  addressesOf,
  findAddress,
  ownAddressOnTheWire,
  publicAddresses,
  usableAddress,
} from '../sql/delivery/addresses.ts';
import { findStore, storeOnTheWire, storesNear } from '../sql/delivery/stores.ts';
import { searchWarehouses, warehouseOnTheWire } from '../sql/delivery/warehouses.ts';
import { zoneOf } from '../sql/delivery/zones.ts';
import { firstDate } from '../sql/orders/recurring.ts';
import { now } from '../time/clock.ts';
import { cartCommand } from './cart/command.ts';
import { addressNotFound, placeOf, yearNow } from './delivery/asked.ts';
import { deleteAddress } from './delivery/deleteAddress.ts';
import { followAddress, moveCart } from './delivery/moveCart.ts';
import { refuseLocked } from './delivery/refuseLocked.ts';
import { checkAddress, saveAddress } from './delivery/saveAddress.ts';
import { chooseTimeslot, listTimeslots } from './delivery/timeslots.ts';

const storeNotFound = () => notFound('store.notFound', 'Questo negozio non c’è.');

const servicesIn = (services: string | undefined) => (services ?? '').split(',').filter(Boolean).map(Number);

/** Shops from a store: collected there until an address is chosen (§4). */
const shopAt = (context: Context, storeId: number) =>
  cartCommand(context, 'select-store', async (work) => {
    const store = await findStore(work.db, storeId);
    const address = store && (await findAddress(work.db, store.address_id));
    if (!address) throw storeNotFound();
    return moveCart(work, address, service.pickup);
  });

/** Where the cart goes, to measure distances from. */
async function destination(context: Context) {
  const cart = context.session && (await findCart(context.db, context.session));
  return cart?.address_id ? findAddress(context.db, cart.address_id) : undefined;
}

/** Addresses, stores and timeslots (§7, account §7). */
export const deliveryHandlers: Handlers<typeof delivery> = {
  async userAddresses({ address_type }, context) {
    const shared = placeTypeIds(address_type);
    const userId = customerOf(context);
    const rows = shared ? await publicAddresses(context.db, shared, userId) : await addressesOf(context.db, userId);
    const year = await yearNow(context);
    return { addresses: rows.map((row) => ownAddressOnTheWire(row, year)) };
  },
  async userAddress({ address_id }, context) {
    const row = await usableAddress(context.db, address_id, customerOf(context));
    if (!row) throw addressNotFound();
    return ownAddressOnTheWire(row, await yearNow(context));
  },
  async checkAddress(input, context) {
    const { row, zone } = await checkAddress(context.db, input);
    return { address: addressOnTheWire(row), covered: true, validated: row.validated, zoneId: zone.zone_id };
  },
  async updateAddress(input, context) {
    const session = customerSession(context);
    const products = await context.products();
    const { clock } = context;
    const { row, said } = await transact(context.db, async (db) => {
      const said: Message[] = [];
      const cart = await lockCartIfThere(db, session);
      if (cart && cart.address_id === input.addressId) await refuseLocked({ db, clock }, cart, 'address');
      const row = await saveAddress(db, session.userId, input);
      if (cart?.address_id === row.address_id) {
        const warn = (code: string, message: string) => void said.push({ code, message });
        await saveCart(db, cart, await followAddress({ db, clock, cart, products, warn }, row));
      }
      return { row, said };
    });
    for (const { code, message } of said) context.warn(code, message);
    return ownAddressOnTheWire(row);
  },
  deleteAddress: ({ address_id }, context) => deleteAddress(context, address_id),
  selectAddress: ({ address_id, delivery_service_id }, context) =>
    cartCommand(context, 'select-address', async (work) => {
      const row = await usableAddress(work.db, address_id, context.session?.userId ?? -1);
      if (!row) throw addressNotFound();
      return moveCart(work, row, delivery_service_id);
    }),
  async addresses({ address_type }, context) {
    const types = placeTypeIds(address_type ?? serviceRule(service.pickup).addressType);
    if (!types) throw malformed('Questo tipo di indirizzo non esiste.');
    const year = await yearNow(context);
    return { addresses: (await publicAddresses(context.db, types)).map((row) => addressOnTheWire(row, year)) };
  },
  proximityStores: async ({ services, orderby }, context) => ({
    stores: await storesNear(context.db, await yearNow(context), {
      services: servicesIn(services),
      orderby,
      from: await destination(context),
    }),
  }),
  localStores: async ({ services, orderby, ...place }, context) => ({
    stores: await storesNear(context.db, await yearNow(context), {
      services: servicesIn(services),
      orderby,
      from: placeOf(place),
    }),
  }),
  selectProximityStore: ({ store_id }, context) => shopAt(context, store_id),
  stores: async (_input, context) => ({ stores: await storesNear(context.db, await yearNow(context), {}) }),
  async store({ store_id }, context) {
    const store = await findStore(context.db, store_id);
    if (!store) throw storeNotFound();
    return storeOnTheWire(store, await yearNow(context), await destination(context));
  },
  async warehouses(input, context) {
    const year = await yearNow(context);
    return { warehouses: (await searchWarehouses(context.db, input)).map((row) => warehouseOnTheWire(row, year)) };
  },
  selectStore: ({ store_id }, context) => shopAt(context, store_id),
  timeslots: async ({ 'show-closed': closed = false, 'check-locker': boxes = false }, context) => ({
    days: await listTimeslots(context, { closed, boxes }),
  }),
  selectTimeslot: ({ sel_date, timeslot_id }, context) =>
    cartCommand(context, 'select-timeslot', (work) => chooseTimeslot(work, context, timeslot_id, sel_date)),
  async timeslotTemplate(input, context) {
    const row = await usableAddress(context.db, input['address-id'], context.session?.userId ?? -1);
    const zone = row && (await zoneOf(context.db, row, row.delivery_service_id));
    if (!row || !zone) throw addressNotFound();
    const slots = await context.db
      .selectFrom('timeslot')
      .selectAll()
      .where('warehouse_id', '=', zone.warehouse_id)
      .where('delivery_service_id', '=', row.delivery_service_id)
      .orderBy('begin_time')
      .execute();
    const at = await now(context.db, context.clock);
    return {
      days: [1, 2, 3, 4, 5, 6, 7].map((weekDay) => ({
        weekDay,
        timeslots: slots
          .filter((slot) => slot.week_days.includes(weekDay))
          .map((slot) => ({
            timeslotId: slot.timeslot_id,
            beginTime: slot.begin_time,
            endTime: slot.end_time,
            firstDate: firstDate(weekDay, slot.begin_time, at),
          })),
      })),
    };
  },
};
