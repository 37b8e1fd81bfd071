import type * as italian from '../it/deliveryPlace.ts';

/** The parts of an address in English. */
export const deliveryPlace: Record<keyof typeof italian, string> = {
  street: 'Street or square',
  streetNumber: 'Number',
  postalcode: 'Postcode',
  city: 'City',
  province: 'Province',
  provinceHint: 'Two letters, such as GE',
  provinceFault: 'The province has two letters',
};
