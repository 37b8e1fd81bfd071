import { usualLanguage } from '../../../core/rules/language.ts';
import { spoken } from './speak.ts';
import { say } from './translate.ts';

/** Translates the `name` of each object, such as a department, into the language of the request; untranslated names stay Italian. */
export const named = <T extends { name: string }>(things: readonly T[]): T[] =>
  spoken() === usualLanguage ? [...things] : things.map((one) => ({ ...one, name: say(one.name) }));

/** Deep translation: every string of a value that is a known sentence, into the language of the request. */
export function inWords<T>(thing: T): T {
  if (spoken() === usualLanguage) return thing;
  const speak = (value: unknown): unknown =>
    typeof value === 'string'
      ? say(value)
      : Array.isArray(value)
        ? value.map(speak)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, speak(one)]))
          : value;
  return speak(thing) as T;
}
