import type { Interrupted, Wanted } from '../schema/interrupted.ts';
import type { Spesa } from '../spesa.ts';

/** Saves the visitor's page and wanted product before a registration; in local storage, as the mail's link opens in a new tab. */
export const keepInterrupted = ({ browser }: Pick<Spesa, 'browser'>, what: Wanted & Pick<Interrupted, 'back'>): void =>
  browser.local.write('interrupted', { ...what, at: browser.now() });
