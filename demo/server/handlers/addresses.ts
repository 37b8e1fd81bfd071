import type { address } from '../../../core/api/endpoints/addresses.ts';
import { toEuro } from '../../../core/rules/price.ts';
import { addressTypeId } from '../../../core/rules/services.ts';
import { transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { addressOnTheWire, ownAddressOnTheWire, publicAddresses, usableAddress } from '../sql/delivery/addresses.ts';
import { middleOf } from '../sql/delivery/coverage.ts';
import { metres } from '../sql/delivery/stores.ts';
import { searchWarehouses, warehouseOnTheWire } from '../sql/delivery/warehouses.ts';
import { postcodesOf, zonesOf } from '../sql/delivery/zones.ts';
import { warehouseOf } from './catalogue/warehouse.ts';
import { addressNotFound, placeOf, yearNow } from './delivery/asked.ts';
import { previewAddress } from './delivery/previewAddress.ts';
import { checkAddress, saveAddress } from './delivery/saveAddress.ts';
import { farthest, listServices } from './delivery/listServices.ts';
import { subscribeWorkplace } from './delivery/subscribeWorkplace.ts';
import { customerOf } from './session/customer.ts';

/** What is asked of addresses beside the cart (account §7). */
export const addressHandlers: Handlers<typeof address> = {
  async view({ address_id }, context) {
    const row = await usableAddress(context.db, address_id, -1);
    if (!row) throw addressNotFound();
    return addressOnTheWire(row, await yearNow(context));
  },
  preview: ({ address_id, delivery_service_id, postalcode }, context) =>
    previewAddress(context, address_id, delivery_service_id, postalcode),
  async ofStore({ store_id }, context) {
    const places = await publicAddresses(context.db, Object.values(addressTypeId));
    const year = await yearNow(context);
    return {
      addresses: places.filter((row) => row.store_id === store_id).map((row) => addressOnTheWire(row, year)),
    };
  },
  async check(input, context) {
    const middle = await middleOf(context.db, input);
    const { row, zone } = await checkAddress(context.db, {
      ...middle,
      ...input,
      ...(middle && { postalcode: middle.postalcode }),
    });
    return { address: addressOnTheWire(row), covered: true, validated: row.validated, zoneId: zone.zone_id };
  },
  async saveNew({ addressId: _new, ...input }, context) {
    const userId = customerOf(context);
    const row = await transact(context.db, (db) => saveAddress(db, userId, input));
    context.inform('address.added', 'Nuovo indirizzo aggiunto.');
    return ownAddressOnTheWire(row);
  },
  userServices: async (input, context) => ({
    deliveryServices: await listServices(context, input, customerOf(context)),
  }),
  services: async (input, context) => ({ deliveryServices: await listServices(context, input) }),
  subscribeWorkplace: ({ subscriptionCode }, context) => subscribeWorkplace(context, subscriptionCode),
  async fees(_input, context) {
    const zones = await zonesOf(context.db, await warehouseOf(context));
    const codes = await postcodesOf(
      context.db,
      zones.map(({ zone_id }) => zone_id),
    );
    return {
      deliveryFees: zones.flatMap(({ zone_id, delivery_service_id, minimum, free_from, fee }) => {
        const postalcodes = codes.get(zone_id);
        const paid = {
          deliveryServiceId: delivery_service_id,
          minAmount: toEuro(minimum),
          fee: toEuro(fee),
          postalcodes,
        };
        if (fee === 0 || free_from === 0) return [paid];
        return [
          { ...paid, maxAmount: toEuro(free_from) },
          { ...paid, minAmount: toEuro(free_from), fee: 0 },
        ];
      }),
    };
  },
  async warehousesNear({ latitude, longitude, distance = farthest }, context) {
    const from = placeOf({ latitude, longitude });
    const year = await yearNow(context);
    const all = (await searchWarehouses(context.db, {})).map((row) => ({
      ...warehouseOnTheWire(row, year),
      distance: metres(from, row.place) ?? Infinity,
    }));
    return {
      warehouses: all.filter((each) => each.distance <= distance).sort((a, b) => a.distance - b.distance),
    };
  },
};
