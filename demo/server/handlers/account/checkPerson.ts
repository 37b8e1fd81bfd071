import * as faultTexts from '../../../../core/labels/it/commonFaults.ts';
import { romeTime } from '../../../../core/rules/dates.ts';
import { dayUntil, fiscalCode, personName } from '../../../../core/rules/personRules.ts';
import * as rules from '../../../../core/rules/validation.ts';
import type { Message } from '../../../../core/schema/envelope.ts';
import { invalid } from '../../http/problem.ts';

const shortest = 8;
const longest = 200;

const card = rules.matching(faultTexts.digitsFault, /^0\d{12}$/);
const words = [rules.required, rules.maxLength(100)];
const newPassword: rules.FieldRule = (text) =>
  [...text].length < shortest || text.length > longest
    ? rules.password(text) || `La password deve essere lunga almeno ${shortest} caratteri`
    : '';

/** The rules of a person's fields (account §5), and of what they get in by. */
const rulesOf: Record<string, readonly rules.FieldRule[]> = {
  firstName: [...words, personName],
  lastName: [...words, personName],
  email: [rules.required, rules.email],
  password: [rules.required, newPassword],
  phone: [rules.required, rules.phone],
  fiscalCode: [fiscalCode],
  fidelityCard: [card],
  address1: words,
  addressNumber: words,
  city: words,
  province: words,
  postalcode: [rules.required, rules.postcode],
};

/** The rule of a day of birth, which is not to come at this moment. */
export const bornBy = (at: Date) => ({ birthDate: [rules.required, dayUntil(romeTime(at.getTime()).date)] });

/** Refuses what breaks the rules, each fault at its field; fields that are absent are not asked. */
export function checkFields(
  input: Record<string, unknown>,
  more: Record<string, readonly rules.FieldRule[]> = {},
): void {
  const all = { ...rulesOf, ...more };
  const faults: Message[] = [];
  for (const [field, checks] of Object.entries(all)) {
    const value = input[field];
    const message =
      typeof value === 'string' ? rules.validate(field === 'password' ? value : value.trim(), checks) : '';
    if (message) faults.push({ code: `form.${field}`, message, field });
  }
  if (faults.length > 0) throw invalid(faults);
}
