import * as registrationTexts from '../../../core/labels/it/registration.ts';
import * as registrationPageTexts from '../../../core/labels/it/registrationPages.ts';
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
    label: registrationPageTexts.emailAgain,
    hint: registrationPageTexts.emailAgainHint,
    kind: 'email',
    required: true,
    repeats: 'email',
    complete: 'email',
  },
  ...chosenPassword('password', 'passwordAgain', registrationTexts.password),
];

const cardFields: readonly FormField[] = [
  { name: 'haveCard', label: registrationPageTexts.haveCard, kind: 'box', complete: 'off' },
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

/** One step of a registration: what the list of steps calls it, and its fields under their headings. */
export interface RegistrationStep {
  title: () => string;
  parts: { heading: () => string; fields: readonly FormField[] }[];
}

/** The registration's fields by step; `withCard` adds the loyalty card (ruling 10). Passwords are in the last step, as drafts leave them out. */
export function registrationSteps(
  today: string,
  disclaimers: readonly Disclaimer[],
  withCard: boolean,
  link: Links['content'],
): RegistrationStep[] {
  const { you, home, access, card, consents } = registrationPageTexts;
  const consentFields = disclaimers.map((one) => consentField(one, link));
  return [
    {
      title: you,
      parts: [
        { heading: you, fields: personFields(today) as readonly FormField[] },
        ...(withCard ? [{ heading: card, fields: cardFields }] : []),
      ],
    },
    { title: home, parts: [{ heading: home, fields: homeFields as readonly FormField[] }] },
    {
      title: access,
      parts: [
        { heading: access, fields: accessFields },
        ...(consentFields.length > 0 ? [{ heading: consents, fields: consentFields }] : []),
      ],
    },
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
