import * as formTexts from '../labels/it/forms.ts';
import type { Text } from '../labels/text.ts';
import * as contentTexts from '../labels/it/formsContent.ts';
import * as fileTexts from '../labels/it/formsFiles.ts';
import * as numberTexts from '../labels/it/numbers.ts';
import type { ContentField } from '../schema/contentForms.ts';
import type { UserDetail } from '../schema/profile.ts';
import type { FormField, FormValues } from './form.ts';
import { wireDate } from './personRules.ts';
import { email, maxLength, phone, postcode, rule, type FieldRule } from './validation.ts';

/** What a form may hold; PHP reads the same (widgets/manifest/rulesPhp.ts). */
export const mostFields = 60;
export const mostOptions = 200;
export const mostFiles = 5;
export const mostBytes = 10 * 1024 * 1024;
/** The most characters of a field by its type. */
export const longest = { textbox: 200, textarea: 5000, email: 254, hidden: 500 } as const;

/** The name of a field within its form on the page. */
export const fieldName = ({ id }: Pick<ContentField, 'id'>): string => `field-${id}`;

/** Several answers of one field stand in one text, one a line. */
export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

const written = (number: number): string => String(number).replace('.', numberTexts.decimal());

/** Bytes in MB as they are read: 10, 2,5. */
export const megabytes = (bytes: number): string => written(Math.floor((10 * bytes) / 1024 / 1024) / 10);

function numberRule({ num_min, num_max, num_step }: ContentField): FieldRule {
  return (text) => {
    if (text === '') return '';
    const plain = text.replace(',', '.');
    if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(plain)) return contentTexts.numberFault();
    const number = Number(plain);
    if (num_min !== null && number < num_min) return contentTexts.numberLeast({ n: written(num_min) });
    if (num_max !== null && number > num_max) return contentTexts.numberMost({ n: written(num_max) });
    const steps = num_step && num_step > 0 ? (number - (num_min ?? 0)) / num_step : 0;
    return Math.abs(steps - Math.round(steps)) > 1e-6 ? contentTexts.numberStep({ n: written(num_step!) }) : '';
  };
}

/** `token name` of a file that is there, `wait name` and `fail name` of one that is not (yet). */
export const fileLine = (state: string, name: string): string => `${state} ${name}`;
export const fileState = (line: string): string => line.slice(0, line.indexOf(' '));
export const hasArrived = (line: string): boolean => /^[\da-f]{32} /.test(line);

const filesRule: FieldRule = (text) => {
  const lines = linesOf(text);
  if (lines.some((line) => line.startsWith('wait '))) return fileTexts.filesWaiting();
  if (lines.some((line) => line.startsWith('fail '))) return fileTexts.filesUnsent();
  return lines.length > mostFiles ? fileTexts.tooManyFiles({ n: mostFiles }) : '';
};

/** The longest answer of a field in characters. */
export function lengthOf({ type, input_limit }: ContentField): number {
  const most = longest[type as keyof typeof longest] ?? longest.textbox;
  return Math.min(most, input_limit ?? most);
}

function rulesOf(field: ContentField): readonly FieldRule[] {
  const values = field.options.map(({ value }) => value);
  const offered = rule(contentTexts.optionFault, (text) => values.includes(text));
  const allOffered = rule(contentTexts.optionFault, (text) => linesOf(text).every((line) => values.includes(line)));
  const special: Partial<Record<ContentField['type'], readonly FieldRule[]>> = {
    email: [email],
    phone: [phone],
    zip: [postcode],
    number: [numberRule(field)],
    date: [rule(formTexts.dateFault, (text) => wireDate(text) !== '')],
    listselect: [offered],
    listradio: [offered],
    listcheckbox: [allOffered],
    file_upload: [filesRule],
    checkbox: [],
  };
  return special[field.type] ?? [maxLength(lengthOf(field))];
}

const kinds: Partial<Record<ContentField['type'], NonNullable<FormField['kind']>>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  listselect: 'choice',
  checkbox: 'box',
};

/** Autocomplete tokens by what a field is called in its data, for browsers that know the answer. */
const tokens: Record<string, string> = {
  nome: 'given-name',
  cognome: 'family-name',
  'nome-e-cognome': 'name',
  azienda: 'organization',
  indirizzo: 'street-address',
  citta: 'address-level2',
  provincia: 'address-level1',
};
const completeOf = ({ type, key }: ContentField): string =>
  ({ email: 'email', phone: 'tel', zip: 'postal-code' })[type as string] ?? tokens[key] ?? 'off';

/** What an empty field asks for, by its type, a text box by what it is called in its data. */
export const emptyTexts: Readonly<Record<string, Text>> = {
  nome: contentTexts.emptyName,
  cognome: contentTexts.emptySurname,
  'nome-e-cognome': contentTexts.emptyFullName,
  email: contentTexts.emptyEmail,
  phone: contentTexts.emptyPhone,
  zip: contentTexts.emptyPostcode,
  number: contentTexts.numberFault,
  date: contentTexts.emptyDate,
  textarea: contentTexts.emptyMessage,
  listselect: contentTexts.emptyChoice,
  listradio: contentTexts.emptyChoice,
  listcheckbox: contentTexts.emptyChoice,
  file_upload: contentTexts.emptyFile,
  checkbox: formTexts.consentFault,
};

/** Is a field asked at all? Texts and hidden values are not. */
const isAsked = ({ type }: ContentField): boolean => type !== 'html' && type !== 'hidden';

/** The fields of an editor's form as the project's forms have them (account §5). */
export const formFields = (fields: readonly ContentField[]): readonly FormField[] =>
  fields.filter(isAsked).map((field): FormField => {
    const kind = kinds[field.type];
    return {
      name: fieldName(field),
      label: () => field.label || field.key,
      ...(kind && { kind }),
      ...(field.required && { required: emptyTexts[field.type === 'textbox' ? field.key : field.type] ?? true }),
      ...(field.help_text && { hint: () => field.help_text }),
      rules: field.disable_input ? [] : rulesOf(field),
      options: field.options,
      complete: completeOf(field),
    };
  });

/** Whom a form may be about: the customer who fills it in. */
type Writer = Pick<UserDetail, 'user' | 'person'>;

/** What a customer has told the shop already, by its autocomplete token. */
const known: Record<string, (writer: Writer) => string | undefined> = {
  name: ({ person: { firstName, lastName } }) => [firstName, lastName].filter(Boolean).join(' '),
  'given-name': ({ person }) => person.firstName,
  'family-name': ({ person }) => person.lastName,
  email: ({ user }) => user.email,
  tel: ({ person }) => person.phone,
};

/** Does a form ask for what a customer has told the shop already? */
export const asksWriter = (fields: readonly ContentField[]): boolean =>
  fields.some((field) => completeOf(field) in known);

/** The fields that ask for an order's number, by what they are called in their data. */
const orderKeys = new Set(['numero-dellordine', 'numero-ordine', 'order-number', 'bestellnummer']);
export const asksOrder = ({ key }: Pick<ContentField, 'key'>): boolean => orderKeys.has(key);

/** The order that an address names in `order`, for its form; empty where it names none. */
export const orderInAddress = (query: string): string =>
  /^\d{1,9}$/.exec(new URLSearchParams(query).get('order') ?? '')?.[0] ?? '';

/** What stands in a form at first: the editor's words, else the order that it is about, and those of the customer who fills it in. */
export const knownValues = (fields: readonly ContentField[], writer?: Writer, orderId = ''): FormValues =>
  Object.fromEntries(
    fields
      .filter(isAsked)
      .map((field) => [
        fieldName(field),
        field.default || (asksOrder(field) ? orderId : writer && known[completeOf(field)]?.(writer)) || '',
      ]),
  );

/** An answer as the wire has it: several as a list, a box as 1, files by their tokens. */
function wireValue(field: ContentField, text: string): string | string[] {
  if (field.type === 'listcheckbox') return linesOf(text);
  if (field.type === 'file_upload') return linesOf(text).filter(hasArrived).map(fileState);
  return field.type === 'checkbox' ? (text === 'true' ? '1' : '') : text;
}

/** All answers by the id of their field (wire P15). */
export const wireFields = (fields: readonly ContentField[], values: FormValues) =>
  Object.fromEntries(
    fields
      .filter(({ type }) => type !== 'html')
      .map((field) => [
        field.id,
        {
          id: field.id,
          value: field.type === 'hidden' ? field.default : wireValue(field, values[fieldName(field)] ?? ''),
        },
      ]),
  );
