import { isNamed } from './towns.ts';

interface Town {
  name: string;
  province?: string | undefined;
  postcodes: readonly string[];
}

/** Province and town as a postal code tells them, where it leaves no choice; nothing where the town that is typed has another one. */
export function placeOf(
  towns: readonly Town[],
  postalcode: string,
  typed: string,
): Partial<Record<'city' | 'province', string>> {
  const there = towns.filter(({ postcodes }) => postcodes.includes(postalcode.trim()));
  const named = there.filter(({ name }) => isNamed(name, typed));
  if (named.length === 0 && towns.some(({ name }) => isNamed(name, typed))) return {};
  const [only, ...others] = named.length > 0 ? named : there;
  if (!only) return {};
  return {
    ...(only.province && others.every(({ province }) => province === only.province) && { province: only.province }),
    ...(typed.trim() === '' && { city: others.length === 0 ? only.name : '' }),
  };
}
