/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 892230345,
  profile: 2875394707,
  checkout: 3214948972,
  payment: 494450641,
  registration: 856005166,
  cart: 885838941,
  error: 3449733340,
};
