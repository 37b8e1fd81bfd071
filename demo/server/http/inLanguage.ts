import { english } from '../../../core/labels/en.ts';
import { texts } from '../../../core/labels/it.ts';
import type { Message, Messages } from '../../../core/schema/envelope.ts';
import { sentences } from './english.ts';

const slot = /\{\w+\}/g;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Pattern {
  form: RegExp;
  slots: readonly string[];
  english: string;
}

/** A text of slots alone, such as a date's, is no sentence: it would fit any. */
const isSentence = (italian: string): boolean => /\p{L}{2}/u.test(italian.replace(slot, ''));

/** The server's own sentences and the field rules', which are labels of the core, that have an English form; those that say more come first. */
function readPairs(): { whole: Map<string, string>; patterns: Pattern[] } {
  const labels = [...texts.values()].flatMap(({ key, italian }): [string, string][] => {
    const words = english.get(key);
    return words ? [[italian, words]] : [];
  });
  const whole = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [italian, words] of [...labels, ...Object.entries(sentences)])
    if (italian.includes('{') && isSentence(italian)) {
      const form = new RegExp(`^${italian.split(slot).map(literal).join('([^]+)')}$`);
      patterns.push({ form, slots: italian.match(slot) ?? [], english: words });
    } else whole.set(italian, words);
  patterns.sort((one, other) => other.form.source.length - one.form.source.length);
  return { whole, patterns };
}

let pairs: ReturnType<typeof readPairs> | undefined;

function inEnglish(words: string): string {
  const { whole, patterns } = (pairs ??= readPairs());
  const known = whole.get(words);
  if (known !== undefined) return known;
  for (const { form, slots, english: template } of patterns) {
    const values = form.exec(words)?.slice(1);
    if (values) return template.replace(slot, (name) => inEnglish(values[slots.indexOf(name)] ?? ''));
  }
  return words;
}

/** A sentence of the server for whoever asked in this language (`X-Ebsn-Language`); Italian where it has no other form. */
export const inLanguage = (language: string, words: string): string => (language === 'en' ? inEnglish(words) : words);

const each = (language: string, list: readonly Message[]): Message[] =>
  list.map((one) => ({ ...one, message: inLanguage(language, one.message) }));

/** All messages of an answer so. */
export const messagesIn = (language: string, { errors, infos, warnings }: Messages): Messages => ({
  errors: each(language, errors),
  infos: each(language, infos),
  warnings: each(language, warnings),
});
