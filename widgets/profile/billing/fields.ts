import * as billingTexts from '../../../core/labels/it/profile/billing.ts';
import type { FormField, FormValues } from '../../../core/rules/form.ts';
import { homeFields, type HomeField } from '../../../core/rules/homeFields.ts';
import { fiscalCodeField } from '../../../core/rules/personFields.ts';
import { vatNumber } from '../../../core/rules/personRules.ts';
import { email, matching, maxLength } from '../../../core/rules/validation.ts';
import type { Billing } from '../../../core/schema/billing.ts';

export type BillingField = 'firm' | 'name' | 'fiscalCode' | 'vatNumber' | 'sdiCode' | 'pec' | HomeField;

const isFirm = ({ firm }: Readonly<FormValues>): boolean => firm === 'true';

/** A person is known by the fiscal code, a firm by the VAT number and where its invoices go (account §3). */
export const billingFields: readonly FormField<BillingField>[] = [
  { name: 'firm', label: billingTexts.firm, kind: 'box', complete: 'off' },
  { name: 'name', label: billingTexts.billingName, required: true, rules: [maxLength(150)], complete: 'name' },
  { ...fiscalCodeField, required: true, when: (values) => !isFirm(values) },
  {
    name: 'vatNumber',
    label: billingTexts.vatNumber,
    kind: 'number',
    required: true,
    rules: [vatNumber],
    when: isFirm,
    complete: 'off',
    width: 'middle',
  },
  {
    name: 'sdiCode',
    label: billingTexts.sdiCode,
    hint: billingTexts.sdiHint,
    rules: [matching(billingTexts.sdiFault, /^[A-Z\d]{7}$/i)],
    when: isFirm,
    complete: 'off',
    half: true,
  },
  {
    name: 'pec',
    label: billingTexts.pec,
    kind: 'email',
    rules: [email],
    when: isFirm,
    complete: 'off',
    half: true,
  },
  ...homeFields,
];

/** The form as the server takes it; what was not asked or left empty is left out. */
export function billingOf({ firm: _asked, ...values }: FormValues<BillingField>): Billing {
  const given = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
  const upper = ['fiscalCode', 'sdiCode', 'province'].filter((name) => given[name]);
  return { ...given, ...Object.fromEntries(upper.map((name) => [name, given[name]!.toUpperCase()])) } as Billing;
}
