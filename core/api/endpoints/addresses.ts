import * as v from 'valibot';
import { addressSchema } from '../../schema/address.ts';
import {
  addressCheckSchema,
  addressInputSchema,
  addressPreviewSchema,
  deliveryFeesSchema,
  warehouseSchema,
} from '../../schema/delivery.ts';
import { deliveryServiceSchema, workplaceSchema } from '../../schema/geography.ts';
import { area, endpoint } from '../endpoint.ts';

const addresses = v.object({ addresses: v.array(addressSchema) });

const services = v.object({ deliveryServices: v.array(deliveryServiceSchema) });

/** One service or all, around a place or anywhere; the distance is in metres. */
const servicesAsked = v.object({
  address_type: v.optional(v.string()),
  delivery_service_id: v.optional(v.number()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  distance: v.optional(v.number()),
});

/** What is asked of addresses beside the cart: before a login, before a change, around a place (account §7). */
export const address = area('address', {
  /** A place of the shop's, by its address. */
  view: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/address/view',
    query: v.object({ address_id: v.number() }),
    answer: addressSchema,
  }),
  /** What choosing an address, or another postal code for one, would change, without doing it. */
  preview: endpoint({
    who: 'shopper',
    method: 'GET',
    path: '/user-address/preview',
    query: v.object({
      address_type: v.optional(v.string()),
      address_id: v.number(),
      delivery_service_id: v.number(),
      postalcode: v.optional(v.string()),
    }),
    answer: addressPreviewSchema,
  }),
  ofStore: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/user-address/list-store',
    query: v.object({ store_id: v.number() }),
    answer: addresses,
  }),
  /** Is an address served? For whoever looks before they log in. */
  check: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/address/check',
    body: addressInputSchema,
    answer: addressCheckSchema,
    effect: 'read',
  }),
  saveNew: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/eurospin-address-form/save-new-address',
    body: addressInputSchema,
    answer: addressSchema,
  }),
  /** The services with the customer's own addresses that they reach, and the shop's places. */
  userServices: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/user-address/delivery-service-list',
    query: servicesAsked,
    answer: services,
  }),
  /** The services that reach a place, for whoever looks before they log in. */
  services: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/address/delivery-service-list',
    query: servicesAsked,
    answer: services,
    shared: true,
  }),
  /** Opens the lockers of a company to an employee who knows its code; a GET that writes (ruling 23). */
  subscribeWorkplace: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/shopatwork/subscribe',
    query: v.object({ subscriptionCode: v.string() }),
    answer: workplaceSchema,
    effect: 'write',
  }),
  /** What the delivery costs by service, from which amount on, where the cart goes. */
  fees: endpoint({ who: 'anyone', method: 'GET', path: '/delivery-fee/view', answer: deliveryFeesSchema }),
  /** Warehouses within a distance, in metres, the nearest first (account §9: 10,000). */
  warehousesNear: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/warehouse/find-by-coordinates',
    query: v.object({ latitude: v.number(), longitude: v.number(), distance: v.optional(v.number()) }),
    answer: v.object({ warehouses: v.array(warehouseSchema) }),
    shared: true,
  }),
});
