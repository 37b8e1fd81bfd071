/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 1445447178,
  profile: 4133987888,
  checkout: 3323775668,
  payment: 245769252,
  registration: 1188709465,
  cart: 876191553,
  error: 3449733340,
};
