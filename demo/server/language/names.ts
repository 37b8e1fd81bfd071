import { usualLanguage } from '../../../core/rules/language.ts';
import { spoken } from './speak.ts';
import { say } from './translate.ts';

/** Things with their names in the language that is spoken, where the shop has a form of them: departments, above all. */
export const named = <T extends { name: string }>(things: readonly T[]): T[] =>
  spoken() === usualLanguage ? [...things] : things.map((one) => ({ ...one, name: say(one.name) }));

/** The texts of a thing, each in the language that is spoken. */
export const spokenTexts = <T extends Readonly<Record<string, string>>>(texts: T): Record<keyof T, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, words]) => [key, say(words)])) as Record<keyof T, string>;
