import { inEuro } from '../pricing/money.ts';
import type { ProviderPayment } from './provider.ts';

/** What of a payment is not as it was asked for, in words for the shop's staff; its reference is what it was found by (PAY-07). */
export function misfitOf(
  { amount, currency }: Pick<ProviderPayment, 'amount' | 'currency'>,
  asked: { amount: number },
): string | undefined {
  if (currency !== 'EUR') return `la valuta è ${currency} invece di EUR`;
  if (amount !== asked.amount) return `l’importo è ${inEuro(amount)} invece di ${inEuro(asked.amount)}`;
  return undefined;
}
