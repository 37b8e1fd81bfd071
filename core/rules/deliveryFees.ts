import type { DeliveryFee } from '../schema/delivery.ts';

interface ServiceFee {
  /** In euro, before what a slot adds or takes off; 0 is free. */
  fee: number;
  /** From this amount on it is free. */
  freeFrom?: number;
  /** The least that is brought at all. */
  minimum: number;
  /** Postcodes of the delivery zones; empty when the server does not list them. */
  postcodes: string[];
}

/** What a service costs where the cart goes; undefined of one that does not go there. Of several zones the lowest fee, and no promise of a free delivery that one of them does not keep. */
export function feeOf(fees: readonly DeliveryFee[], serviceId: number): ServiceFee | undefined {
  const own = fees.filter(({ deliveryServiceId }) => deliveryServiceId === serviceId);
  if (own.length === 0) return undefined;
  const paid = own.filter(({ fee }) => fee > 0);
  const free = own.filter(({ fee }) => fee === 0);
  return {
    fee: Math.min(...(paid.length > 0 ? paid : own).map(({ fee }) => fee)),
    minimum: Math.min(...own.map(({ minAmount }) => minAmount)),
    postcodes: [...new Set(own.flatMap(({ postalcodes = [] }) => postalcodes))],
    ...(paid.length > 0 && free.length > 0 && { freeFrom: Math.max(...free.map(({ minAmount }) => minAmount)) }),
  };
}

/** "16121–16129, 16142": three and more in a row as a range. */
export function postcodeRanges(postcodes: readonly string[]): string {
  const runs: string[][] = [];
  for (const code of [...postcodes].sort()) {
    const run = runs.at(-1);
    if (run && Number(run.at(-1)) + 1 === Number(code)) run.push(code);
    else runs.push([code]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
