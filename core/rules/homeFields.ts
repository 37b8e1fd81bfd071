import * as placeTexts from '../labels/it/deliveryPlace.ts';
import type { FormField } from './form.ts';
import { matching, maxLength, postcode } from './validation.ts';

export type HomeField = 'address1' | 'addressNumber' | 'postalcode' | 'city' | 'province';

const province = matching(placeTexts.provinceFault, /^[a-z]{2}$/i);

/** Where somebody lives, or whom an invoice goes to: the postal code first, which knows town and province (usePostcode.ts). */
export const homeFields: readonly FormField<HomeField>[] = [
  {
    name: 'postalcode',
    label: placeTexts.postalcode,
    kind: 'number',
    required: true,
    rules: [postcode],
    complete: 'postal-code',
    width: 'short',
  },
  {
    name: 'city',
    label: placeTexts.city,
    required: true,
    rules: [maxLength(60)],
    complete: 'address-level2',
    half: true,
  },
  {
    name: 'province',
    label: placeTexts.province,
    hint: placeTexts.provinceHint,
    required: true,
    rules: [province],
    complete: 'address-level1',
    width: 'short',
  },
  {
    name: 'address1',
    label: placeTexts.street,
    required: true,
    rules: [maxLength(100)],
    complete: 'address-line1',
    width: 'long',
  },
  {
    name: 'addressNumber',
    label: placeTexts.streetNumber,
    required: true,
    rules: [maxLength(20)],
    complete: 'off',
    width: 'short',
  },
];
