/** Thousandths of each product. */
export type Lines = Map<number, number>;

/** What one customer was told is done. */
export interface Ledger {
  userId: number;
  cart: Lines;
  /** Orders that stand, with what is in them. */
  orders: Map<number, Lines>;
  /** Orders that were told to be none: a payment that did not come about. */
  failed: Set<number>;
  /** The session that is open, and the last one that was closed. */
  session: string | undefined;
  closed: string | undefined;
  /** What was not as it had been acknowledged, in words. */
  wrong: string[];
}

export const newLedger = (userId: number): Ledger => ({
  userId,
  cart: new Map(),
  orders: new Map(),
  failed: new Set(),
  session: undefined,
  closed: undefined,
  wrong: [],
});

/** In a form that two of them are compared in. */
export const wordsOf = (lines: Lines): string =>
  [...lines]
    .sort(([a], [b]) => a - b)
    .map(([product, quantity]) => `${product}×${quantity / 1000}`)
    .join(' ');
