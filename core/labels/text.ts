/** The names of the `{name}` slots of a text. */
type Slots<T extends string> = T extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Values<Slot extends string> = Record<Slot, string | number>;

/** An Italian text with a key: called, it gives the words to show. Only a text with slots takes their values. */
export interface Text<Slot extends string = never> {
  (...values: [Slot] extends [never] ? [] : [values: Values<Slot>]): string;
  /** `area.name`, by which the server or a site puts its own text in this one's place. */
  readonly key: string;
  /** The words as they are bundled, slots not filled. */
  readonly italian: string;
}

const slot = /\{(\w+)\}/g;
const overlaid = new Map<string, string>();

/** Texts of the site or of the server over the bundled ones, by key; what is not a text is left out. */
export function overlay(texts: Record<string, unknown>): void {
  for (const [key, words] of Object.entries(texts)) if (typeof words === 'string' && words) overlaid.set(key, words);
}

/** The text that was put in the place of a key's own. */
export const overlaidText = (key: string): string | undefined => overlaid.get(key);

/** Asks somebody else for a key's words first: a server that speaks with each caller in another language. */
export function speakBefore(own: (key: string) => string | undefined): void {
  const rest = overlaid.get.bind(overlaid);
  overlaid.get = (key) => own(key) ?? rest(key);
}

/** The overlay's words, unless they have lost a slot. */
function wordsOf(key: string, italian: string): string {
  const own = overlaidText(key);
  return own && (italian.match(slot) ?? []).every((name) => own.includes(name)) ? own : italian;
}

/** Declares a text. Nothing is registered: what nobody imports is not in the bundle. */
/* @__NO_SIDE_EFFECTS__ */
export function text<const Italian extends string>(key: string, italian: Italian): Text<Slots<Italian>> {
  const read = (values: Partial<Values<string>> = {}) =>
    wordsOf(key, italian).replace(slot, (name, given: string) =>
      Object.hasOwn(values, given) ? String(values[given]) : name,
    );
  return Object.assign(read, { key, italian });
}

/** `one` for 1, else `many`; both get `{n}`. */
export const plural = (n: number, one: Text<'n'>, many: Text<'n'>): string => (n === 1 ? one : many)({ n });
