import type { Store } from '../../../../core/schema/delivery.ts';
import { serviceHours, stores, type ShopStore } from '../../../shop/stores.ts';

interface Place {
  latitude: number | null;
  longitude: number | null;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places on the globe. */
function metres(a: Place, b: Place): number | undefined {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return undefined;
  const half = (x: number) => Math.sin(radians(x) / 2) ** 2;
  const arc =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return Math.round(2 * 6_371_000 * Math.asin(Math.sqrt(arc)));
}

/** A store with its hours in `year`, and how far it is from a place. */
export function storeOnTheWire(store: ShopStore, year: number, from?: Place): Store {
  const { address1, addressNumber, city, province, postalcode, latitude, longitude } = store;
  return {
    storeId: store.storeId,
    name: store.name,
    address: {
      addressId: store.addressId,
      addressName: store.name,
      address1,
      addressNumber,
      city,
      province,
      postalcode,
      country: 'IT',
      latitude,
      longitude,
      addressType: 'drive',
      addressTypeId: 3,
      deliveryServiceId: 1,
      storeId: store.storeId,
      warehouseId: store.warehouseId,
    },
    distance: from && metres(from, store),
    services: [...store.services],
    warehouseId: store.warehouseId,
    serviceHours: serviceHours(store, year),
    metadata: { PHONE: store.phone },
  };
}

interface Wish {
  /** Any of them; none named means all stores. */
  services?: readonly number[];
  /** `name`, else by distance where a place is given. */
  orderby?: string | undefined;
  from?: Place | undefined;
}

/** The stores with any of the services, the nearest first if a place is given. */
export function storesNear(year: number, { services = [], orderby, from }: Wish): Store[] {
  const fitting = stores
    .filter((store) => services.length === 0 || services.some((service) => store.services.includes(service)))
    .map((store) => storeOnTheWire(store, year, from));
  if (orderby === 'name') return fitting.sort((a, b) => a.name.localeCompare(b.name, 'it'));
  return from ? fitting.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : fitting;
}

export const findStore = (storeId: number): ShopStore | undefined => stores.find((store) => store.storeId === storeId);
