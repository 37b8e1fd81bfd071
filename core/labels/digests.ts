/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 1273424356,
  profile: 1126041036,
  checkout: 2848096512,
  payment: 2156254272,
  registration: 3686192372,
  cart: 442503332,
  error: 810316075,
};
