import { toCents } from '../../../../core/rules/price.ts';
import { fromJson } from '../../http/decode.ts';
import { malformed } from '../../http/problem.ts';

/** What a customer has seen of a cart: its revision, and its total in cents. */
export interface Seen {
  revision?: number | undefined;
  total?: number | undefined;
}

const longest = 4_000;

/** `payment_data` is JSON text (account §7); whatever else it holds is neither used nor kept (PAY-15). Throws HTTP 400 for what is no JSON, or too much of it. */
export function readPaymentData(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  if (text.length > longest) throw malformed('I dati del pagamento sono troppo lunghi.');
  const data = fromJson(text);
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** The revision, and the total in euro, that `payment_data` says the customer has seen (PAY-04). */
export function seenIn(text: string | undefined): Seen {
  const { revision, total } = readPaymentData(text);
  return { revision: numberOf(revision), total: typeof total === 'number' ? toCents(total) : undefined };
}
