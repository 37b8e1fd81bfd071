import type { Spesa } from '../spesa.ts';

/** Is there a diet profile on this device? Only then is anything of it loaded (LAW-15). */
export const hasDiet = ({ browser }: Pick<Spesa, 'browser'>): boolean =>
  browser.local.read('diet', (kept) => (kept ? true : undefined)) === true;
