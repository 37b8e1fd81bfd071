import { adultReason } from './lawMarks.ts';

/** A part of the checkout or of the payment page (account §2). */
export type CheckoutSection =
  'place' | 'lines' | 'packaging' | 'invoice' | 'codes' | 'wishes' | 'withdrawal' | 'adult' | 'bill' | 'payment';

/** The server's codes that a section answers for: a whole code, or its beginning up to a point. */
const codes: Record<CheckoutSection, readonly string[]> = {
  place: ['address.', 'store.', 'timeslot.'],
  lines: ['cart.'],
  packaging: [],
  invoice: ['invoice.'],
  codes: ['gift.'],
  wishes: ['wallet.', 'lottery.'],
  withdrawal: [],
  adult: [adultReason],
  bill: ['cart.changed', 'gift.'],
  payment: ['payment.'],
};

/** Codes of refusals that belong to the whole order: shown at the top of the page. */
const ofTheWhole: readonly string[] = ['cart.minimumAmount'];

const fits = (own: string, code: string) => own === code || (own.endsWith('.') && code.startsWith(own));

/** The one of `shown` in which a refusal with this code is told: whoever names it most exactly; undefined where it is no section's (§8). */
export function sectionOf(code: string, shown: readonly CheckoutSection[]): CheckoutSection | undefined {
  if (ofTheWhole.includes(code)) return undefined;
  const [best] = shown
    .flatMap((section) => codes[section].filter((own) => fits(own, code)).map((own) => ({ section, own })))
    .sort((a, b) => b.own.length - a.own.length);
  return best?.section;
}
