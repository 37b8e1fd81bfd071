/** Delivery services: 5 is the workplace and its lockers (account §3, §9). */
export const service = { pickup: 1, home: 2, fast: 4, work: 5 } as const;
/** The order in which services are offered. */
export const serviceOrder = [service.home, service.pickup, service.fast, service.work] as const;
export type ServiceId = (typeof service)[keyof typeof service];

/** What an address is (`addressTypeId`, account §3). */
export const addressTypeId = { home: 2, store: 3, work: 4, locker: 5 } as const;

/** `addressType` of each `addressTypeId` on the wire (wire P10). */
const typeNames: Record<number, string> = { 2: 'home', 3: 'drive', 4: 'work', 5: 'locker' };
export const addressTypeName = (typeId: number): string | undefined =>
  Object.hasOwn(typeNames, typeId) ? typeNames[typeId] : undefined;

interface ServiceRule {
  /** The `address_type` under which its addresses are listed and chosen (account §7). */
  addressType: string;
  addressTypeIds: readonly number[];
  /** It comes to an address of the customer's; else the customer comes to a place of the shop's. */
  toHome: boolean;
}

const toCustomer: ServiceRule = {
  addressType: 'home',
  addressTypeIds: [addressTypeId.home, addressTypeId.work],
  toHome: true,
};

const rules: Record<ServiceId, ServiceRule> = {
  1: { addressType: 'drive', addressTypeIds: [addressTypeId.store], toHome: false },
  2: toCustomer,
  4: toCustomer,
  5: { addressType: 'work', addressTypeIds: [addressTypeId.work, addressTypeId.locker], toHome: false },
};

export const isService = (id: number | null | undefined): id is ServiceId =>
  id !== null && id !== undefined && Object.hasOwn(rules, id);

/** What a service needs to know of addresses; an unknown one is taken for home delivery. */
export const serviceRule = (id: number | null | undefined): ServiceRule => rules[isService(id) ? id : service.home];

/** The types of the shop's places that an `address_type` lists: those of the service that bears it, or lockers alone; undefined for the customer's own or an unknown one (account §7). */
export function placeTypeIds(addressType: string | undefined): readonly number[] | undefined {
  if (addressType === typeNames[addressTypeId.locker]) return [addressTypeId.locker];
  return Object.values(rules).find((rule) => !rule.toHome && rule.addressType === addressType)?.addressTypeIds;
}
