import * as faultTexts from '../labels/it/commonFaults.ts';
import type { Text } from '../labels/text.ts';

/** A field rule (account §5): why a text is refused, in words, or ''. All but `required` pass on empty values. */
export type FieldRule = (text: string) => string;

const LONGEST = 1000;
/** A rule of its own: the fault in words, and what passes; empty passes. */
export const rule =
  (fault: () => string, passes: (text: string) => boolean): FieldRule =>
  (text) =>
    text === '' || (text.length <= LONGEST && passes(text)) ? '' : fault();
/** The same by a pattern. */
export const matching = (fault: Text, pattern: RegExp): FieldRule => rule(fault, (text) => pattern.test(text));

export const required: FieldRule = (text) => (text.trim() === '' ? faultTexts.required() : '');
export const phonePattern = /^\+?\d(?:[ ./-]?\d){5,14}$/;
export const postcodePattern = /^\d{4,5}$/;
export const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,11}$/i;
export const phone = matching(faultTexts.phoneFault, phonePattern);
export const postcode = matching(faultTexts.postcodeFault, postcodePattern);
export const password = rule(faultTexts.passwordFault, (text) => text.length >= 6);
export const email = rule(faultTexts.emailFault, (text) => text.length <= 254 && emailPattern.test(text));
export const digits = matching(faultTexts.digitsFault, /^\d+$/);
export const maxLength = (n: number): FieldRule =>
  rule(
    () => faultTexts.maxLengthFault({ n }),
    (text) => [...text].length <= n,
  );

/** The first fault of a text, or ''. */
export function validate(text: string, rules: readonly FieldRule[]): string {
  for (const check of rules) {
    const fault = check(text);
    if (fault) return fault;
  }
  return '';
}
