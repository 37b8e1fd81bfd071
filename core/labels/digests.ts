/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 688142244,
  profile: 1139028595,
  checkout: 2750090611,
  payment: 3437211954,
  registration: 2975381714,
  cart: 965893214,
  error: 4221988752,
};
