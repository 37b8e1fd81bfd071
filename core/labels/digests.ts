/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 4235069197,
  profile: 3531202080,
  checkout: 2234134340,
  payment: 3933570086,
  registration: 3686192372,
  cart: 442503332,
  error: 1004717123,
};
