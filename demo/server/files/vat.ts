/** A part of a bill, in cents with VAT, at a rate in whole per cent. */
export interface Taxed {
  rate: number;
  amount: number;
}

export interface VatRow {
  rate: number;
  /** Cents: without VAT, the VAT, and both. */
  net: number;
  vat: number;
  gross: number;
}

/** Spreads what is taken off over the rates by what each came to, to the cent: the largest remainders get the odd cents. */
function spread(parts: readonly Taxed[], off: number): Taxed[] {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (sum === 0 || off === 0) return [...parts];
  const shares = parts.map(({ rate, amount }) => ({ rate, amount, exact: (off * amount) / sum }));
  const cut = shares.map(({ exact }) => Math.floor(exact));
  const odd = off - cut.reduce((total, cents) => total + cents, 0);
  const order = shares.map((_, index) => index).sort((a, b) => rest(shares[b]!.exact) - rest(shares[a]!.exact));
  for (const index of order.slice(0, odd)) cut[index]! += 1;
  return shares.map(({ rate, amount }, index) => ({ rate, amount: amount - cut[index]! }));
}
const rest = (value: number): number => value - Math.floor(value);

const without = (gross: number, rate: number): number => Math.round((gross * 100) / (100 + rate));

/** The VAT in what goes back of a bill with these rows, by rate, when `before` has gone back already; cents. Each rate gives of what it has left, and all that goes back comes to the bill's own rows to the cent. */
export function creditRows(bill: readonly VatRow[], before: readonly number[], amount: number): VatRow[] {
  const take = (left: readonly Taxed[], cents: number) => {
    const sum = left.reduce((total, row) => total + row.amount, 0);
    return spread(left, Math.min(cents, sum));
  };
  const left = before.reduce<Taxed[]>(
    take,
    bill.map(({ rate, gross }) => ({ rate, amount: gross })),
  );
  const then = take(left, amount);
  return left
    .map(({ rate, amount: had }, index) => {
      const has = then[index]!.amount;
      const net = without(had, rate) - without(has, rate);
      return { rate, net, vat: had - has - net, gross: had - has };
    })
    .filter(({ gross }) => gross > 0);
}

/** The VAT that a bill contains, by rate: prices contain it, and what was taken off lowers every rate alike. `off` is in cents, not negative. */
export function vatRows(parts: readonly Taxed[], off: number): VatRow[] {
  const byRate = new Map<number, number>();
  for (const { rate, amount } of parts) byRate.set(rate, (byRate.get(rate) ?? 0) + amount);
  const sums = [...byRate].map(([rate, amount]) => ({ rate, amount })).filter(({ amount }) => amount > 0);
  return spread(
    sums.sort((a, b) => a.rate - b.rate),
    off,
  ).map(({ rate, amount: gross }) => {
    const net = without(gross, rate);
    return { rate, net, vat: gross - net, gross };
  });
}
