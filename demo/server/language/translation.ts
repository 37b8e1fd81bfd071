import type { Language } from '../../../core/rules/language.ts';

/** Italian sentence → the other languages; `{slots}` are whatever stands there. */
export type Sentences = Readonly<Record<string, Readonly<Record<Exclude<Language, 'it'>, string>>>>;
