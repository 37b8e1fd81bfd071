/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 2766896906,
  profile: 1758355924,
  checkout: 1876818775,
  payment: 912926684,
  registration: 3686192372,
  cart: 1913891052,
  error: 2395255046,
};
