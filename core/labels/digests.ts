/** The digests of the bundled texts of each set, by npm run generate. */
export const labelDigests: Readonly<Record<string, number>> = {
  order: 3514886370,
  profile: 1126041036,
  checkout: 312048562,
  payment: 877851815,
  registration: 3686192372,
  cart: 442503332,
  error: 810316075,
};
