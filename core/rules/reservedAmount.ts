/** Integer cents held at buy: total + 25 % of the variable-weight part + shopper cost (ruling 6); a quarter's fraction of a half cent or more goes up. */
export const reservedAmount = (totalCents: number, variableCents: number, shopperCents = 0): number =>
  totalCents + Math.floor((variableCents + 2) / 4) + shopperCents;

const DEFAULT_AUTHORISATION = 101;
const WITHOUT_AUTHORISATION = 22;

/** Integer cents asked when a card is saved: 1.01 euro, nothing for payment type 22 (ruling 6). */
export const savingAmount = (paymentTypeId: number): number =>
  paymentTypeId === WITHOUT_AUTHORISATION ? 0 : DEFAULT_AUTHORISATION;
