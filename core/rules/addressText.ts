import type { AddressInput } from '../schema/delivery.ts';

type Parts = Pick<AddressInput, 'address1' | 'addressNumber' | 'postalcode' | 'city' | 'province'>;

const longest = 300;

/** What an address in one line says: "Via Roma 7, 16121 Genova (GE)"; what it leaves out is left out, such as all but the town. */
export function addressParts(line: string): Partial<Parts> {
  const given = line.slice(0, longest).trim().replace(/\s+/g, ' ');
  const comma = given.lastIndexOf(',');
  const street = comma < 0 ? '' : given.slice(0, comma);
  const town = given.slice(comma + 1).trim();
  const [, postalcode = '', city = '', province = ''] = /^(\d{5})?\s*(.*?)\s*(?:\(([a-z]{2})\))?$/i.exec(town) ?? [];
  const [, address1 = street, addressNumber = ''] = /^(.*?)[\s,]+(\d+\s?[a-z]?(?:\/\w+)?)$/i.exec(street.trim()) ?? [];
  const parts: Parts = {
    address1: address1.trim(),
    addressNumber: addressNumber.trim(),
    postalcode,
    city,
    province: province.toUpperCase(),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));
}
