import type { texts } from './it.ts';

type Texts = typeof texts;
type KeysOf<A extends keyof Texts> = `${A}.${Extract<keyof Texts[A], string>}`;
/** `area.name` of every bundled text. */
export type LabelKey = { [A in keyof Texts]: KeysOf<A> }[keyof Texts];

const bundled = new Map<string, string>();
const overlaid = new Map<string, string>();

/** Makes an area's texts known; every file in `it/` does it for its own, so a view pays only for the areas that it imports. */
export function addLabels<A extends string, T extends Record<string, string>>(area: A, labels: T): T {
  for (const [name, text] of Object.entries(labels)) bundled.set(`${area}.${name}`, text);
  return labels;
}

/** Texts of the site or of the server over the bundled ones; what is not a text, or has lost a `{placeholder}`, is left out. */
export function overlay(labels: Record<string, unknown>): void {
  for (const [key, text] of Object.entries(labels)) {
    const own = bundled.get(key);
    if (typeof text !== 'string' || text === '') continue;
    if (own && (own.match(/\{\w+\}/g) ?? []).some((slot) => !text.includes(slot))) continue;
    overlaid.set(key, text);
  }
}

/** Has this message code a text of ours? (§8: the translated text wins over the server's.) */
export const hasLabel = (key: string): key is LabelKey => overlaid.has(key) || bundled.has(key);

/** The Italian text of a key, its `{name}` slots filled. A key of an area that was not imported is shown as its name. */
export function label(key: LabelKey, values: Record<string, string | number> = {}): string {
  const text = overlaid.get(key) ?? bundled.get(key) ?? key;
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : slot));
}

/** `one` for 1, else `many`; both get `{n}`. */
export const plural = (n: number, one: LabelKey, many: LabelKey): string => label(n === 1 ? one : many, { n });
