/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 2119439807,
  profile: 2474371940,
  checkout: 3353108003,
  payment: 3437211954,
  registration: 2975381714,
  cart: 876191553,
  error: 4221988752,
};
