/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 3281726113,
  profile: 1139028595,
  checkout: 134828196,
  payment: 1490291483,
  registration: 23026305,
  cart: 1361027237,
  error: 2395255046,
};
