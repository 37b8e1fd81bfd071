import type { Config } from '../config.ts';
import { usualLanguage } from '../rules/language.ts';
import { readAppState } from '../schema/stored.ts';
import type { Slices } from './storage.ts';

/** The language of the page where the site says one, else the one that the customer of this device has chosen, in the app slice. */
export function languageOf(stored: Slices, { language }: Pick<Config, 'language'>): string {
  if (language) return language;
  return stored.read('app', readAppState)?.language || usualLanguage;
}
