/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 2228526549,
  profile: 3850059119,
  checkout: 3561216385,
  payment: 1626810994,
  registration: 2203152455,
  cart: 340880061,
  error: 3449733340,
};
