import { chance } from './words.ts';

/** A price as a shelf bears it: ends in 9 or 5, from ten euro on in steps of ten or fifty cents. */
function shelfPrice(cents: number, key: string): number {
  if (cents < 30) return Math.max(9, Math.round(cents));
  if (cents >= 2_000) return Math.round(cents / 50) * 50 - 1;
  const rounded = Math.round(cents / 10) * 10;
  return chance(`${key} ending`) < 0.25 ? rounded - 5 : rounded - 1;
}

/** Cents of a pack: larger packs cost more in all and less by the unit. `reference` is the content, in thousandths, that `perUnit` cents are meant for. */
export function packPrice(perUnit: number, amount: number, reference: number, tier: number, key: string): number {
  const taste = 0.94 + chance(`${key} price`) * 0.14;
  return shelfPrice(((perUnit * amount) / 1000) * (reference / amount) ** 0.14 * tier * taste, key);
}
