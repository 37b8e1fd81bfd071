import type { LabelKey } from '../labels/label.ts';

/** Why a field's text is refused, as a label and its values. */
export interface FieldFault {
  key: LabelKey;
  values?: Record<string, number>;
}

/** A rule of second document §5; all but `required` pass on empty values. */
export type FieldRule = (text: string) => FieldFault | null;

const LONGEST = 1000;
const rule =
  (key: LabelKey, passes: (text: string) => boolean, values?: Record<string, number>): FieldRule =>
  (text) =>
    text === '' || (text.length <= LONGEST && passes(text)) ? null : { key, values };
const matching = (key: LabelKey, pattern: RegExp): FieldRule => rule(key, (text) => pattern.test(text));

export const required: FieldRule = (text) => (text.trim() === '' ? { key: 'common.required' } : null);
export const phone = matching('common.phoneFault', /^\+?\d(?:[ ./-]?\d){5,14}$/);
/** Letters of any alphabet, apostrophes and spaces (rulings 11). */
export const personName = matching('common.nameFault', /^[\p{L}\p{M}'’ ]+$/u);
export const postcode = matching('common.postcodeFault', /^\d{4,5}$/);
export const password = rule('common.passwordFault', (text) => text.length >= 6);
export const email = rule('common.emailFault', (text) => text.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,11}$/i.test(text));
export const digits = matching('common.digitsFault', /^\d+$/);
/** Eleven digits, no more is asked (rulings 11). */
export const vatOrFiscalNumber = matching('common.vatFault', /^\d{11}$/);
export const exactLength = (n: number): FieldRule => rule('common.exactLengthFault', (text) => [...text].length === n, { n });
export const maxLength = (n: number): FieldRule => rule('common.maxLengthFault', (text) => [...text].length <= n, { n });

const shape = /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/;
/** Worth of 0–9 and A–Z in odd places; digits share the first ten letters' worth. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const place = (sign: string): number => (sign <= '9' ? Number(sign) : sign.charCodeAt(0) - 65);

/** Fiscal code: 16 characters whose last one is the check character of the others (rulings 11). */
export const fiscalCode = rule('common.fiscalCodeFault', (text) => {
  const code = text.toUpperCase();
  if (!shape.test(code)) return false;
  const sum = [...code.slice(0, 15)].reduce((total, sign, index) => total + (index % 2 === 0 ? odd[place(sign)]! : place(sign)), 0);
  return code[15] === String.fromCharCode(65 + (sum % 26));
});

/** The first fault of a text, or null. */
export function validate(text: string, rules: readonly FieldRule[]): FieldFault | null {
  for (const check of rules) {
    const fault = check(text);
    if (fault) return fault;
  }
  return null;
}
