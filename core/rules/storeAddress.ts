import type { Address } from '../schema/address.ts';

/** Where a store is, without its province: "Via Palestro 12, 16122 Genova"; empty where nothing is known. */
export const storeAddress = ({
  address1,
  addressNumber,
  postalcode,
  city,
}: Pick<Address, 'address1' | 'addressNumber' | 'postalcode' | 'city'> = {}): string =>
  [[address1, addressNumber].filter(Boolean).join(' '), [postalcode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
