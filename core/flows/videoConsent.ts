import { videoConsentSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Spesa } from '../spesa.ts';

const SLICE = 'videoConsent';
/** After six months one may be asked again. */
const LIFETIME = 182 * 86_400_000;

const readConsent = tolerant(videoConsentSchema);

/** May a player of another site be loaded? Undefined until the customer has said so; half a year later it is asked anew. */
export function videoConsent({ browser }: Pick<Spesa, 'browser'>): boolean | undefined {
  const kept = browser.local.read(SLICE, readConsent);
  return kept && browser.now() - kept.at < LIFETIME ? kept.granted : undefined;
}

/** Keeps the customer's answer. */
export const answerVideoConsent = ({ browser }: Pick<Spesa, 'browser'>, granted: boolean): void =>
  browser.local.write(SLICE, { granted, at: browser.now() });
