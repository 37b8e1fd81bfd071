import * as deliveryTexts from '../../labels/it/delivery.ts';
import * as deliveryErrorTexts from '../../labels/it/errorsOfDelivery.ts';
import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { addressSchema } from '../../schema/address.ts';
import {
  addressCheckSchema,
  addressInputSchema,
  storeSchema,
  timeslotDaySchema,
  warehouseSchema,
} from '../../schema/delivery.ts';
import { area, endpoint } from '../endpoint.ts';

const addresses = v.object({ addresses: v.array(addressSchema) });
const stores = v.object({ stores: v.array(storeSchema) });
const addressChoice = v.object({
  address_type: v.optional(v.string()),
  address_id: v.number(),
  delivery_service_id: v.number(),
});
const flag = v.optional(v.boolean());
const number = v.optional(v.number());
const text = v.optional(v.string());
const oneStore = v.object({ store_id: v.number() });

/** The locator's free parameters: each narrows the answer, none gives all. */
const locator = v.object({
  parent_warehouse_id: number,
  warehouse_id: number,
  address_id: number,
  delivery_service_id: number,
  q: text,
  city: text,
  province: text,
  postalcode: text,
});

/** Addresses, stores and timeslots (§7, account §7). The calls that choose one answer the cart, which is then read again. */
export const delivery = area('delivery', {
  userAddresses: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/user-address/list',
    query: v.object({ address_type: v.optional(v.string()) }),
    answer: addresses,
  }),
  userAddress: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/user-address/view',
    query: v.object({ address_id: v.number() }),
    answer: addressSchema,
  }),
  /** A GET that writes (ruling 23). */
  deleteAddress: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/user-address/delete',
    query: v.object({ address_id: v.number() }),
    answer: v.object({ addressId: v.number() }),
    effect: 'write',
    failure: deliveryTexts.deleteAddressError,
  }),
  checkAddress: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/user-address/check',
    body: addressInputSchema,
    answer: addressCheckSchema,
    effect: 'read',
  }),
  updateAddress: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/user-address/update',
    body: addressInputSchema,
    answer: addressSchema,
  }),
  selectAddress: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/user-address/select',
    body: addressChoice,
    answer: cartSchema,
    failure: deliveryErrorTexts.errorSettingAddress,
  }),
  /** Pickup points and lockers. */
  addresses: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/address/list',
    query: v.object({ address_type: v.optional(v.string()) }),
    answer: addresses,
    shared: true,
  }),
  proximityStores: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/store-proximity/list',
    query: v.object({ services: v.optional(v.string()), orderby: v.optional(v.string()) }),
    answer: stores,
  }),
  localStores: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/store-proximity/localize',
    query: v.object({ latitude: v.number(), longitude: v.number(), services: text, orderby: text }),
    answer: stores,
  }),
  /** A GET that writes (ruling 23). */
  selectProximityStore: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/store-proximity/select',
    query: oneStore,
    answer: cartSchema,
    effect: 'write',
    failure: deliveryErrorTexts.errorSettingStore,
  }),
  stores: endpoint({ who: 'anyone', method: 'GET', path: '/store/list', answer: stores, shared: true }),
  store: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/store/view',
    query: oneStore,
    answer: storeSchema,
    shared: true,
  }),
  warehouses: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/warehouse-locator/search',
    query: locator,
    answer: v.object({ warehouses: v.array(warehouseSchema) }),
    cached: true,
    shared: true,
  }),
  selectStore: endpoint({
    who: 'shopper',
    method: 'POST',
    path: '/store/select',
    body: oneStore,
    answer: cartSchema,
    failure: deliveryErrorTexts.errorSettingStore,
  }),
  timeslots: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/timeslot/list',
    query: v.object({ 'show-closed': flag, 'check-locker': flag }),
    answer: v.object({ days: v.array(timeslotDaySchema) }),
  }),
  selectTimeslot: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/timeslot/select',
    query: v.object({ sel_date: v.string(), timeslot_id: v.number() }),
    answer: cartSchema,
    effect: 'write',
    failure: deliveryErrorTexts.errorSettingTimeslot,
  }),
  timeslotTemplate: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/timeslot/list-template',
    query: v.object({ 'address-id': v.number() }),
    answer: v.object({
      days: v.array(
        v.object({
          weekDay: v.number(),
          timeslots: v.array(
            v.object({
              timeslotId: v.number(),
              beginTime: v.string(),
              endTime: v.string(),
              /** Of a weekly order that begins now, YYYY-MM-DD. */
              firstDate: v.optional(v.string()),
            }),
          ),
        }),
      ),
    }),
  }),
});
