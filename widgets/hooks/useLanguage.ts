import { usualLanguage } from '../../core/rules/language.ts';
import { useSpesa } from './useSpesa.ts';

/** The language that the page's texts are in: its own where the site says one, else what the customer has chosen, where the shop has given texts in it; it changes with a new start of the page only. */
export function useLanguage(): string {
  const { config, preferences, browser } = useSpesa();
  const { language } = preferences.current();
  if (config.language) return config.language;
  return language && browser.local.read('labels', Object) ? language : usualLanguage;
}
