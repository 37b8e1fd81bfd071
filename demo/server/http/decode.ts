import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { entriesOf, kindOf } from '../../../core/schema/shape.ts';
import { malformed } from './problem.ts';

const numeral = /^-?\d{1,15}(\.\d{1,9})?$/;

/** The text of a query or form as the value its schema wants; what does not fit stays a text, and then fails the schema. */
function coerce(text: string, schema: GenericSchema): unknown {
  const type = kindOf(schema);
  if (type === 'number') return text === '' ? undefined : numeral.test(text) ? Number(text) : text;
  if (type === 'boolean')
    return { '': undefined, true: true, '1': true, false: false, '0': false }[text] ?? (text === '' ? undefined : text);
  return text;
}

/** Query parameters or the parts of a form as an object; a declared name given twice is refused where it is no list, an undeclared one is left out. */
export function fromPairs(
  pairs: Iterable<[string, string | File]>,
  schema: GenericSchema | undefined,
): Record<string, unknown> {
  const entries = entriesOf(schema);
  const values: Record<string, unknown> = Object.create(null);
  for (const [name, given] of pairs) {
    const field = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (!field) continue;
    const isList = kindOf(field) === 'array';
    if (name in values && !isList) throw malformed(`Il parametro ${name} è ripetuto.`);
    const value = typeof given === 'string' ? coerce(given, field) : given;
    if (value !== undefined) values[name] = isList ? [...((values[name] as unknown[]) ?? []), value] : value;
  }
  return { ...values };
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Could a key of this name reach a prototype? */
export const isForbidden = (name: string): boolean => forbidden.has(name);

/** How many members the objects of a JSON text have, told by the colons outside its strings. */
const membersIn = (json: string): number => json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '').split(':').length - 1;

/** Parses JSON and refuses keys that could reach a prototype, and a key given twice: readers differ in which one they take (SEC-21). */
export function fromJson(text: string): unknown {
  try {
    // The reviver is called for the whole, too.
    let members = -1;
    const value: unknown = JSON.parse(text, function (this: unknown, key, value: unknown) {
      if (forbidden.has(key)) throw new SyntaxError(key);
      if (!Array.isArray(this)) members += 1;
      return value;
    });
    if (members !== membersIn(text)) throw new SyntaxError('a key is repeated');
    return value;
  } catch {
    throw malformed('Il corpo della richiesta non è JSON valido.');
  }
}

/** The value as the schema types it, or HTTP 400 naming the first field that is wrong. */
export function decode(schema: GenericSchema, value: unknown): Record<string, unknown> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output as Record<string, unknown>;
  const path = v.getDotPath(result.issues[0]) ?? '';
  throw malformed(path ? `Il campo ${path} non è valido.` : 'La richiesta non è valida.');
}
