/** What one ultralight bag costs, in cents; it must be charged and stand on the receipt (LAW-18). */
export const bagPrice = 3;
