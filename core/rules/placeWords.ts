import type { Address } from '../schema/address.ts';

type Parts = Partial<Pick<Address, 'addressName' | 'address1' | 'addressNumber' | 'postalcode' | 'city'>>;

/** Where an address is, as the customer knows it: "Casa, Via Roma 7, 16121 Genova"; a name that only repeats the street is left out. */
export function placeWords({ addressName, address1, addressNumber, postalcode, city }: Parts): string {
  const street = [address1, addressNumber].filter(Boolean).join(' ');
  const town = [postalcode, city].filter(Boolean).join(' ');
  return [addressName === street ? '' : addressName, street, town].filter(Boolean).join(', ');
}
