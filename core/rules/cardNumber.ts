/** A card number in groups of four (§9); masked digits and leading zeros stay (NUM-10). */
export function groupCard(number: string | number | null | undefined): string {
  return String(number ?? '')
    .replace(/[^\d*•xX]/g, '')
    .replace(/(.{4})(?=.)/g, '$1 ');
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'maestro' | 'diners' | 'discover' | 'unknown';

const brands: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^(30[0-5]|36|3[89])/],
  ['discover', /^(6011|65|64[4-9])/],
  ['maestro', /^(50|5[6-9]|6)/],
];

/** The brand by the first digits (account §9). */
export function cardBrand(number: string): CardBrand {
  const digits = number.replace(/\D/g, '');
  return brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'unknown';
}
