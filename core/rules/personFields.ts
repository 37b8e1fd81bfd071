import * as registrationTexts from '../labels/it/registration.ts';
import type { FormField } from './form.ts';
import { dayUntil, fiscalCode, personName } from './personRules.ts';
import { digits, matching, maxLength, phone } from './validation.ts';

/** The loyalty card's number with its leading zero (account §5). */
export const cardNumber = [digits, matching(registrationTexts.cardFault, /^0\d{5,18}$/)];

/** Who somebody is; `today` is `YYYY-MM-DD`. */
export const personFields = (today: string): readonly FormField<'firstName' | 'lastName' | 'birthDate' | 'phone'>[] => [
  {
    name: 'firstName',
    label: registrationTexts.firstName,
    required: true,
    rules: [personName, maxLength(60)],
    complete: 'given-name',
    half: true,
  },
  {
    name: 'lastName',
    label: registrationTexts.lastName,
    required: true,
    rules: [personName, maxLength(60)],
    complete: 'family-name',
    half: true,
  },
  {
    name: 'birthDate',
    label: registrationTexts.birthDate,
    hint: registrationTexts.birthHint,
    kind: 'date',
    required: true,
    rules: [dayUntil(today)],
    complete: 'bday',
  },
  {
    name: 'phone',
    label: registrationTexts.phone,
    kind: 'tel',
    required: true,
    rules: [phone],
    complete: 'tel',
    width: 'middle',
  },
];

export const fiscalCodeField: FormField<'fiscalCode'> = {
  name: 'fiscalCode',
  label: registrationTexts.fiscalCode,
  rules: [fiscalCode],
  complete: 'off',
  width: 'middle',
};
