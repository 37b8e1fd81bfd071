import * as faultTexts from '../labels/it/commonFaults.ts';
import * as formTexts from '../labels/it/forms.ts';
import type { Messages } from '../schema/envelope.ts';
import { validate, type FieldRule } from './validation.ts';

/** What was typed, by the names of the fields; a ticked box is `true`, a date `YYYY-M-D` with parts that may be missing. */
export type FormValues<N extends string = string> = Record<N, string>;
export type FormFaults<N extends string = string> = Partial<Record<N, string>>;

/** Words for people: a text of the bundle, or one that the server gave. */
export type Words = () => string;

/** One field of a form (account §5): what it asks, which rules hold, and when it is asked at all. */
export interface FormField<N extends string = string> {
  readonly name: N;
  readonly label: Words;
  readonly hint?: Words;
  /** `box` is a box to tick, `choice` one of `options`, `date` a day in three parts. */
  readonly kind?: 'text' | 'email' | 'tel' | 'number' | 'password' | 'date' | 'choice' | 'box';
  /** Of a box: what is to be read before it is ticked. */
  readonly reading?: { readonly words: string; readonly href: string };
  /** Must be filled; a text of its own says so in other words than 'Campo obbligatorio'. */
  readonly required?: true | Words;
  readonly rules?: readonly FieldRule[];
  /** Must hold the same as that field. */
  readonly repeats?: NoInfer<N>;
  /** Asked only where this holds; else neither checked nor sent. */
  when?(values: Readonly<FormValues>): boolean;
  /** The autocomplete token, for browsers and password managers. */
  readonly complete: string;
  readonly options?: readonly { value: string; label: string }[];
  /** The id of a list of what is offered while one types; anything else may be typed too. */
  readonly list?: string;
  /** Two such fields share a line where there is room. */
  readonly half?: true;
  /** How much of a line it takes where there is room; a short one is half a line on a narrow screen, the others a whole one. */
  readonly width?: 'short' | 'middle' | 'long';
}

/** A form as its view sees it: what is asked, typed and refused, and what may be done. */
export interface Form<N extends string = string> {
  fields: readonly FormField<N>[];
  values: FormValues<N>;
  /** Shown from the first attempt on, of a repetition as soon as it differs; the server's until the field is changed. */
  faults: FormFaults<N>;
  /** What the server said of the whole (account §2: errors, warnings, infos). */
  messages: Messages;
  busy: boolean;
  /** Something differs from what was there at first or was last sent. */
  dirty: boolean;
  /** What stands there was typed before the page was begun anew. */
  restored: boolean;
  /** Rises with every attempt that ends at a fault: the view moves the focus there. */
  failures: number;
  type(name: N, text: string): void;
  /** What stands in a field by now, drawn or not: a browser fills several at once. */
  typed(name: N): string;
  /** Shows the faults of these fields alone, as of one step of several; false where there are any. */
  check(names: readonly N[]): boolean;
  /** One call however often it is asked for; nothing is sent while there are faults. */
  submit(): void;
  /** Back to what was there at first. */
  undo(): void;
}

/** The fields that are asked with these values. */
export const askedFields = <N extends string>(fields: readonly FormField<N>[], values: FormValues<N>) =>
  fields.filter(({ when }) => !when || when(values));

const isSecret = ({ kind }: FormField): boolean => kind === 'password';
const written = (field: FormField, text: string): string => (isSecret(field) ? text : text.trim());

function faultOf(field: FormField, values: FormValues): string {
  const text = written(field, values[field.name] ?? '');
  if (text === '') return field.required ? (field.required === true ? faultTexts.required : field.required)() : '';
  const other = field.repeats === undefined ? text : (values[field.repeats] ?? '');
  return validate(text, field.rules ?? []) || (written(field, other) === text ? '' : formTexts.repeatFault());
}

/** Does a repetition differ so far? Half of it is still right. */
export function isOtherThanRepeated({ repeats, name }: FormField, values: FormValues): boolean {
  return repeats !== undefined && !(values[repeats] ?? '').trim().startsWith((values[name] ?? '').trim());
}

/** Why the fields that are asked are refused, in their order. */
export function faultsOf<N extends string>(fields: readonly FormField<N>[], values: FormValues<N>): FormFaults<N> {
  const faults = askedFields(fields, values).map((field) => [field.name, faultOf(field, values)] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== '')) as FormFaults<N>;
}

/** What is sent: the fields that are asked, without blanks around them; passwords as they were typed. */
export const sentValues = <N extends string>(fields: readonly FormField<N>[], values: FormValues<N>): FormValues<N> => {
  const asked = askedFields(fields, values);
  return Object.fromEntries(
    fields.map((field) => [field.name, asked.includes(field) ? written(field, values[field.name]) : '']),
  ) as FormValues<N>;
};

/** What may be kept on the device: everything but passwords. */
export const keptValues = <N extends string>(fields: readonly FormField<N>[], values: FormValues<N>): FormValues =>
  Object.fromEntries(fields.filter((field) => !isSecret(field)).map(({ name }) => [name, values[name]]));

/** Empty, but for what is known already. */
export const firstValues = <N extends string>(
  fields: readonly FormField<N>[],
  known: Partial<FormValues<N>> = {},
): FormValues<N> => Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? ''])) as FormValues<N>;
