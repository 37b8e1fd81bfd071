import { randomBytes } from 'node:crypto';

/** What a card does, by its number or its token. */
export type CardOutcome = 'frictionless' | 'challenge' | 'refused';

export type PaymentState = 'waiting' | 'authorised' | 'refused' | 'void' | 'captured';

/** `expireDate` MM/YYYY. */
export interface KeptCard {
  token: string;
  expireDate: string;
  holder: string;
}

/** A payment at the provider; amounts in cents. `code` is what the bank sends to the customer's telephone. */
export interface Payment {
  id: string;
  /** The shop's own; one payment for each. */
  reference: string;
  /** The shop's order, as its customer knows it. */
  order: string;
  /** The shop's name, as its customers know it. */
  merchant: string;
  amount: number;
  currency: string;
  returnUrl: string;
  callbackUrl: string;
  state: PaymentState;
  stage: 'card' | 'challenge' | 'done';
  code: string;
  tries: number;
  maskedCard?: string;
  brand?: string;
  /** The card that its customer wants to be kept, by the token under which the shop may charge it again. */
  kept?: KeptCard;
  /** Cents taken of the authorisation, and given back of those. */
  captured: number;
  refunded: number;
}

export type NewPayment = Pick<
  Payment,
  'reference' | 'order' | 'merchant' | 'amount' | 'currency' | 'returnUrl' | 'callbackUrl'
> & {
  token?: string;
};

/** The oldest payment is forgotten when there are more. */
const mostPayments = 10_000;

/** What the bank of the demo sends to every telephone. */
const demoCode = '123456';

/** The test cards of the demo: their last four digits decide. */
const outcomes: Record<string, CardOutcome> = { '0002': 'refused', '3220': 'challenge', '3155': 'challenge' };

const outcomeOf = (number: string): CardOutcome => outcomes[number.slice(-4)] ?? 'frictionless';

const tokenForm = /^tok_(frictionless|challenge|refused)_(\d{4})$/;

/** The payments of a running provider; they end with it, as a test environment's do. */
export function createPayments() {
  const payments = new Map<string, Payment>();
  const byReference = new Map<string, Payment>();

  const settle = (payment: Payment, state: PaymentState) => {
    if (payment.state !== 'waiting') return;
    payment.state = state;
    payment.stage = 'done';
  };

  const applyOutcome = (payment: Payment, outcome: CardOutcome, last: string, brand: string) => {
    payment.maskedCard = `**** **** **** ${last}`;
    payment.brand = brand;
    if (outcome === 'challenge') payment.stage = 'challenge';
    else settle(payment, outcome === 'refused' ? 'refused' : 'authorised');
  };

  return {
    find: (id: string): Payment | undefined => payments.get(id),
    findByReference: (reference: string): Payment | undefined => byReference.get(reference),
    start({ token, ...given }: NewPayment): Payment {
      const earlier = byReference.get(given.reference);
      if (earlier) return earlier;
      const payment: Payment = {
        ...given,
        id: randomBytes(18).toString('base64url'),
        state: 'waiting',
        stage: 'card',
        code: demoCode,
        tries: 0,
        captured: 0,
        refunded: 0,
      };
      const [, outcome, last] = tokenForm.exec(token ?? '') ?? [];
      if (token !== undefined && outcome && last) applyOutcome(payment, outcome as CardOutcome, last, '');
      else if (token !== undefined) settle(payment, 'refused');
      const oldest = payments.size >= mostPayments ? payments.values().next().value : undefined;
      if (oldest) {
        payments.delete(oldest.id);
        byReference.delete(oldest.reference);
      }
      payments.set(payment.id, payment);
      byReference.set(payment.reference, payment);
      return payment;
    },
    /** The customer has typed a card; only its last four digits are kept, and a token for it if it is `toKeep`. */
    enterCard(payment: Payment, number: string, brand: string, toKeep?: Omit<KeptCard, 'token'>): void {
      if (payment.stage !== 'card') return;
      const last = number.slice(-4);
      if (toKeep) payment.kept = { ...toKeep, token: `tok_${outcomeOf(number)}_${last}` };
      applyOutcome(payment, outcomeOf(number), last, brand);
    },
    /** The customer answers the bank's question; the third wrong code refuses. */
    answerChallenge(payment: Payment, answer: 'deny' | string): boolean {
      if (payment.stage !== 'challenge') return false;
      if (answer === 'deny') settle(payment, 'refused');
      else if (answer === payment.code) settle(payment, 'authorised');
      else if ((payment.tries += 1) >= 3) settle(payment, 'refused');
      return payment.state !== 'waiting';
    },
    cancel: (payment: Payment): void => settle(payment, 'refused'),
    /** The shop gives an authorisation back. */
    release(payment: Payment): void {
      if (payment.state === 'captured') return;
      payment.state = 'void';
      payment.stage = 'done';
    },
    /** Takes so much of an authorisation, never more, and once; true also when that was done before. */
    capture(payment: Payment, amount: number): boolean {
      if (payment.state === 'captured') return payment.captured === amount;
      if (payment.state !== 'authorised' || amount > payment.amount) return false;
      payment.state = 'captured';
      payment.captured = amount;
      return true;
    },
    /** Brings what was given back up to `total`, never beyond what was taken. */
    refund(payment: Payment, total: number): boolean {
      if (payment.state !== 'captured' || total > payment.captured || total < payment.refunded) return false;
      payment.refunded = total;
      return true;
    },
  };
}
