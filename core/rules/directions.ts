import type { Address } from '../schema/address.ts';
import { isKnownPlace } from './knownPlace.ts';

/** The way to an address on a public map, by its coordinates or else by its words; null for a place without either. */
export function directionsLink({
  latitude,
  longitude,
  address1,
  addressNumber,
  postalcode,
  city,
  province,
}: Address): string | null {
  const words = [address1, addressNumber, postalcode, city, province].filter(Boolean).join(' ');
  const destination = isKnownPlace({ latitude, longitude }) ? `${latitude},${longitude}` : words;
  return destination ? `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}` : null;
}
