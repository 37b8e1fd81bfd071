/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 3281726113,
  profile: 1139028595,
  checkout: 2959663005,
  payment: 1354225748,
  registration: 23026305,
  cart: 1361027237,
  error: 2395255046,
};
