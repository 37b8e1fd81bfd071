import type { Address } from '../../../core/schema/address.ts';
import type { Store } from '../../../core/schema/delivery.ts';

/** "Via XX Settembre 100, 16121 Genova (GE)". */
export function addressLine({ address1, addressNumber, postalcode, city, province }: Address): string {
  const street = [address1, addressNumber].filter(Boolean).join(' ');
  const town = [postalcode, city, province && `(${province})`].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** What the customer calls it, else where it is. */
export const addressTitle = (address: Address): string => address.addressName ?? addressLine(address);

/** Name and street of an address; the street alone when it begins with the words of its name. */
export function wholeAddress(address: Address): string {
  const line = addressLine(address);
  const name = address.addressName ?? '';
  const known = !name || line === name || [' ', ','].some((end) => line.startsWith(name + end));
  return known ? line : `${name} · ${line}`;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does every typed word occur in the address? Accents and capitals do not matter. */
export function matches(address: Address, words: string): boolean {
  const text = plain(`${address.addressName ?? ''} ${addressLine(address)}`);
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The same for a store, by its name too; one without an address goes by its name alone. */
export const storeMatches = ({ name, address }: Store, words: string): boolean =>
  matches({ addressId: 0, ...address, addressName: name }, words);
