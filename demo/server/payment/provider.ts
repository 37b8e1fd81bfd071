import { seller } from '../../shop/seller.ts';
import { createCircuit, type Circuit } from '../http/circuit.ts';
import { isSameText } from '../http/sameText.ts';
import { signatureOf } from './signature.ts';

/** What the card provider says of a payment. Amounts in cents. */
export interface ProviderPayment {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  state: 'waiting' | 'authorised' | 'refused' | 'void' | 'captured';
  /** Where the customer goes on, while it waits. */
  page?: string;
  maskedCard?: string;
  brand?: string;
  /** The card may be charged again under this token, as its customer has wished on the provider's page; `expireDate` MM/YYYY. */
  kept?: { token: string; expireDate: string; holder: string };
}

export interface PaymentRequest {
  /** Ours, known before the call: the provider makes one payment of it, however often it is asked. */
  reference: string;
  /** The order's number, as the customer reads it. */
  order: string;
  amount: number;
  /** A saved card; absent: the customer types one on the provider's page. */
  token?: string;
  returnUrl: string;
  callbackUrl: string;
}

/** The card provider, server to server. Every method throws when it cannot be reached. */
export interface Provider {
  start(request: PaymentRequest): Promise<ProviderPayment>;
  /** By our reference. */
  find(reference: string): Promise<ProviderPayment | undefined>;
  /** Gives an authorisation back, or closes one that waits. */
  release(id: string): Promise<void>;
  /** Takes so many cents of an authorisation, once; what is left of it is free. */
  capture(id: string, amount: number): Promise<void>;
  /** Gives back of what was taken, so that so many cents in all have been given back. */
  refund(id: string, total: number): Promise<void>;
  /** Does a callback's body come from the provider, by its signature? */
  isFrom(body: string, signature: string): boolean;
}

interface Limits {
  circuit?: Circuit;
  /** In ms, for one answer. */
  patience?: number;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** The provider over HTTP at its server-side origin; ten seconds for an answer, and none is waited for while it is taken for dead. */
export function createProviderClient(
  origin: string,
  key: string,
  fetch: Fetch = globalThis.fetch,
  { circuit = createCircuit('the card provider'), patience = 10_000 }: Limits = {},
): Provider {
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await circuit.pass(async () => {
      const answer = await fetch(`${origin}${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        signal: AbortSignal.timeout(patience),
      });
      if (answer.status >= 500) throw new Error(`the card provider answered ${answer.status}`);
      return answer;
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`the card provider answered ${response.status}`);
    return (await response.json()) as ProviderPayment;
  };
  const move = async (id: string, what: string, body: object): Promise<void> => {
    const payment = await ask(`/api/payments/${encodeURIComponent(id)}/${what}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!payment) throw new Error('the card provider does not know this payment');
  };
  return {
    async start(request) {
      const payment = await ask('/api/payments', {
        method: 'POST',
        body: JSON.stringify({ ...request, merchant: seller.shop, currency: 'EUR' }),
      });
      if (payment?.reference !== request.reference) throw new Error('the card provider took no payment');
      return payment;
    },
    async find(reference) {
      const payment = await ask(`/api/payments?reference=${encodeURIComponent(reference)}`);
      return payment?.reference === reference ? payment : undefined;
    },
    async release(id) {
      await ask(`/api/payments/${encodeURIComponent(id)}/void`, { method: 'POST', body: '{}' });
    },
    capture: (id, amount) => move(id, 'capture', { amount }),
    refund: (id, total) => move(id, 'refund', { total }),
    isFrom: (body, signature) => isSameText(signature, signatureOf(key, body)),
  };
}
