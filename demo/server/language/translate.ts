import { texts } from '../../../core/labels/it.ts';
import { translations } from '../../../core/labels/translations.ts';
import type { Language } from '../../../core/rules/language.ts';
import type { Message, Messages } from '../../../core/schema/envelope.ts';
import { sentences } from './sentences.ts';
import { spoken } from './speak.ts';

type Translated = Exclude<Language, 'it'>;

const slot = /\{\w+\}/g;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Pattern {
  form: RegExp;
  slots: readonly string[];
  words: string;
}

interface Dictionary {
  whole: Map<string, string>;
  patterns: Pattern[];
}

/** A text of slots alone, such as a date's, is no sentence: it would fit any. */
const isSentence = (italian: string): boolean => /\p{L}{2}/u.test(italian.replace(slot, ''));

/** The server's own sentences and the core's labels, which are field rules' texts too; those that say more come first. */
function read(language: Translated): Dictionary {
  const labels = [...texts.values()].flatMap(({ key, italian }): [string, string][] => {
    const words = translations[language]?.get(key);
    return words ? [[italian, words]] : [];
  });
  const own = Object.entries(sentences).map(([italian, forms]): [string, string] => [italian, forms[language]]);
  const whole = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [italian, words] of [...labels, ...own])
    if (italian.includes('{') && isSentence(italian)) {
      const form = new RegExp(`^${italian.split(slot).map(literal).join('([^]+)')}$`);
      patterns.push({ form, slots: italian.match(slot) ?? [], words });
    } else whole.set(italian, words);
  patterns.sort((one, other) => other.form.source.length - one.form.source.length);
  return { whole, patterns };
}

const dictionaries = new Map<Translated, Dictionary>();

function dictionaryOf(language: Translated): Dictionary {
  const known = dictionaries.get(language) ?? read(language);
  dictionaries.set(language, known);
  return known;
}

/** A finished Italian sentence of the shop in another language, with what stands in its slots; as it is where there is no other form. */
export function inLanguage(language: Language, words: string): string {
  if (language === 'it') return words;
  const { whole, patterns } = dictionaryOf(language);
  const known = whole.get(words);
  if (known !== undefined) return known;
  for (const { form, slots, words: template } of patterns) {
    const values = form.exec(words)?.slice(1);
    if (values) return template.replace(slot, (name) => inLanguage(language, values[slots.indexOf(name)] ?? ''));
  }
  return words;
}

/** The same in the language that is spoken. */
export const translated = (words: string): string => inLanguage(spoken(), words);

/** An Italian sentence with `{slots}` in the language that is spoken, filled: for mails and papers, whose values are anybody's words. */
export function say(italian: string, values: Readonly<Record<string, string | number>> = {}): string {
  const language = spoken();
  const template = (language !== 'it' && sentences[italian]?.[language]) || italian;
  return template.replace(slot, (name) => String(values[name.slice(1, -1)] ?? name));
}

const each = (list: readonly Message[]): Message[] => list.map((one) => ({ ...one, message: translated(one.message) }));

/** All messages of an answer in the language that is spoken. */
export const translatedMessages = ({ errors, infos, warnings }: Messages): Messages => ({
  errors: each(errors),
  infos: each(infos),
  warnings: each(warnings),
});
