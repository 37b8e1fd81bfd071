/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 2964640373,
  profile: 1758355924,
  checkout: 134828196,
  payment: 1490291483,
  registration: 3686192372,
  cart: 1361027237,
  error: 2395255046,
};
