import { usualLanguage } from '../../../core/rules/language.ts';
import { spoken } from './speak.ts';
import { say } from './translate.ts';

/** Things with their names in the language that is spoken, where the shop has a form of them: departments, above all. */
export const named = <T extends { name: string }>(things: readonly T[]): T[] =>
  spoken() === usualLanguage ? [...things] : things.map((one) => ({ ...one, name: say(one.name) }));

/** A thing with each of its texts in the language that is spoken, where the shop has a form of it. */
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
