import { mostBytes } from '../core/rules/contentForm.ts';
import type { ContentField, ContentForm } from '../core/schema/contentForms.ts';

/** A field of an editor's form with all its keys. */
export const contentField = (given: Partial<ContentField> = {}): ContentField => ({
  id: 1,
  key: 'campo',
  type: 'textbox',
  label: 'Campo',
  placeholder: '',
  required: false,
  order: given.id ?? 1,
  options: [],
  value: given.default ?? '',
  default: '',
  input_limit: null,
  num_min: null,
  num_max: null,
  num_step: null,
  upload_types: [],
  help_text: '',
  desc_text: '',
  disable_input: false,
  container_class: '',
  element_class: '',
  ...given,
});

/** A form of these fields with its nonces. */
export const contentForm = (
  fields: readonly ContentField[],
  settings: Partial<ContentForm['settings']> = {},
): ContentForm => ({
  id: 7,
  settings: {
    title: 'Contatti',
    submit: 'Invia',
    uploads: true,
    uploadBytes: mostBytes,
    captcha: false,
    honeypot: 'website',
    ...settings,
  },
  fields: [...fields],
  nonce: 'n1',
  uploadNonce: 'u1',
});
