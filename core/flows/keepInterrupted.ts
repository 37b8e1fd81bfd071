import type { Interrupted, Wanted } from '../schema/interrupted.ts';
import type { Spesa } from '../spesa.ts';

/** Keeps where a visitor was, and for what, while they register: on the device, as the mail's link opens a tab of its own. */
export const keepInterrupted = ({ browser }: Pick<Spesa, 'browser'>, what: Wanted & Pick<Interrupted, 'back'>): void =>
  browser.local.write('interrupted', { ...what, at: browser.now() });
