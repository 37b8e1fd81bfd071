import type { ServiceHours } from '../schema/address.ts';
import { nextOpening, type Opening } from './openingHours.ts';

/** The first that opens of several shops. */
export function firstOpening(shops: readonly ServiceHours[], now: number): Opening | null {
  const openings = shops.map((hours) => nextOpening(hours, now)).filter((opening) => opening !== null);
  return openings.sort((a, b) => a.days - b.days || a.minute - b.minute)[0] ?? null;
}
