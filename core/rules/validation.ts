import * as commonTexts from '../labels/it/common.ts';
import type { Text } from '../labels/text.ts';

/** A field rule (account §5): why a text is refused, in words, or ''. All but `required` pass on empty values. */
export type FieldRule = (text: string) => string;

const LONGEST = 1000;
const rule =
  (fault: () => string, passes: (text: string) => boolean): FieldRule =>
  (text) =>
    text === '' || (text.length <= LONGEST && passes(text)) ? '' : fault();
const matching = (fault: Text, pattern: RegExp): FieldRule => rule(fault, (text) => pattern.test(text));

export const required: FieldRule = (text) => (text.trim() === '' ? commonTexts.required() : '');
export const phone = matching(commonTexts.phoneFault, /^\+?\d(?:[ ./-]?\d){5,14}$/);
export const postcode = matching(commonTexts.postcodeFault, /^\d{4,5}$/);
export const password = rule(commonTexts.passwordFault, (text) => text.length >= 6);
export const email = rule(
  commonTexts.emailFault,
  (text) =>
    text.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,8}[a-z]{2,11}$/i.test(text),
);
export const digits = matching(commonTexts.digitsFault, /^\d+$/);
export const maxLength = (n: number): FieldRule =>
  rule(
    () => commonTexts.maxLengthFault({ n }),
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
