/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 2119439807,
  profile: 2235902018,
  checkout: 1352696500,
  payment: 324815908,
  registration: 2789196006,
  cart: 876191553,
  error: 4221988752,
};
