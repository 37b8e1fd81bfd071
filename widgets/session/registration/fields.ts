import * as registrationTexts from '../../../core/labels/it/registration.ts';
import { chosenPassword, consentField, consentsGiven } from '../../../core/rules/accessFields.ts';
import type { FormField, FormValues } from '../../../core/rules/form.ts';
import { homeFields } from '../../../core/rules/homeFields.ts';
import { cardNumber, personFields } from '../../../core/rules/personFields.ts';
import { wireDate } from '../../../core/rules/personRules.ts';
import { email } from '../../../core/rules/validation.ts';
import type { Disclaimer, Registered } from '../../../core/schema/profile.ts';
import type { Links } from '../../hooks/useLinks.ts';

/** Whose disclaimers a registration shows (account §2: store 5, module 2). */
export const registrationModule = { store_id: 5, registration_module_type_id: 2 } as const;

const accessFields: readonly FormField[] = [
  {
    name: 'email',
    label: registrationTexts.email,
    kind: 'email',
    required: true,
    rules: [email],
    complete: 'username',
  },
  {
    name: 'emailAgain',
    label: registrationTexts.emailAgain,
    kind: 'email',
    required: true,
    repeats: 'email',
    complete: 'off',
  },
  ...chosenPassword('password', 'passwordAgain', registrationTexts.password),
];

const cardFields: readonly FormField[] = [
  { name: 'haveCard', label: registrationTexts.haveCard, kind: 'box', complete: 'off' },
  {
    name: 'fidelityCard',
    label: registrationTexts.cardNumber,
    hint: registrationTexts.cardHint,
    kind: 'number',
    required: true,
    rules: cardNumber,
    when: ({ haveCard }) => haveCard === 'true',
    complete: 'off',
  },
];

/** The parts of a registration and their fields; the card is asked for only `withCard` (ruling 10). */
export function registrationParts(
  today: string,
  disclaimers: readonly Disclaimer[],
  withCard: boolean,
  link: Links['content'],
): { title: () => string; fields: readonly FormField[] }[] {
  return [
    { title: registrationTexts.you, fields: personFields(today) as readonly FormField[] },
    { title: registrationTexts.access, fields: accessFields },
    { title: registrationTexts.home, fields: homeFields as readonly FormField[] },
    ...(withCard ? [{ title: registrationTexts.card, fields: cardFields }] : []),
    ...(disclaimers.length > 0
      ? [{ title: registrationTexts.consents, fields: disclaimers.map((one) => consentField(one, link)) }]
      : []),
  ];
}

/** The registration as the server takes it. */
export function registered(values: FormValues, disclaimers: readonly Disclaimer[]): Registered {
  const { firstName, lastName, phone, email, password, address1, addressNumber, postalcode, city, province } =
    values as Record<keyof Registered & string, string>;
  return {
    firstName,
    lastName,
    phone,
    email,
    password,
    address1,
    addressNumber,
    postalcode,
    city,
    province: province.toUpperCase(),
    birthDate: wireDate(values['birthDate'] ?? ''),
    ...(values['fidelityCard'] && { fidelityCard: values['fidelityCard'] }),
    storeId: registrationModule.store_id,
    registrationModuleTypeId: registrationModule.registration_module_type_id,
    disclaimers: consentsGiven(disclaimers, values),
  };
}
