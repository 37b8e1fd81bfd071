import { usualLanguage } from '../rules/language.ts';
import type { Slices } from './storage.ts';

/** The language that the customer of this device has chosen, in the app slice. */
export function languageOf(stored: Slices): string {
  const app = stored.read('app', (kept) => Object(kept) as { language?: unknown });
  return typeof app?.language === 'string' ? app.language : usualLanguage;
}
