/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 148869909,
  profile: 2805728699,
  checkout: 3126602532,
  payment: 1626810994,
  registration: 2203152455,
  cart: 4001129644,
  error: 3449733340,
};
