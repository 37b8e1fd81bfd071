import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import { speakBefore } from '../../../core/labels/text.ts';
import { translations } from '../../../core/labels/translations.ts';
import { languages, usualLanguage, type Language } from '../../../core/rules/language.ts';

const speaking = new AsyncLocalStorage<Language>();

/** A language that the shop has texts in, of what a header or a column says; Italian for any other. */
export const languageOf = (given: string | undefined): Language => {
  const code = given?.trim().slice(0, 2).toLowerCase() ?? '';
  return Object.hasOwn(languages, code) ? (code as Language) : usualLanguage;
};

/** The language of whoever this code answers or writes to; Italian where it works for nobody. */
export const spoken = (): Language => speaking.getStore() ?? usualLanguage;

/** Does work in somebody's language: texts of the core, prices, days and the shop's own sentences are in it. */
export const speak = <T>(language: Language, work: () => T): T => speaking.run(language, work);

/** Answers every request in the language that it names in `X-Ebsn-Language`. */
export const speakAsAsked: MiddlewareHandler = (request, next) =>
  speak(languageOf(request.req.header('x-ebsn-language')), next);

speakBefore((key) => translations[spoken()]?.get(key));
