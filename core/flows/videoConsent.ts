import type { Spesa } from '../spesa.ts';

/** What the customer said of videos of another site: granted or not, and when, in ms since 1970 (law 12). */
interface VideoConsent {
  granted: boolean;
  at: number;
}

const SLICE = 'videoConsent';
/** After six months one may be asked again. */
const LIFETIME = 182 * 86_400_000;

const isConsent = (value: unknown): value is VideoConsent => typeof (value as VideoConsent | null)?.granted === 'boolean' && typeof (value as VideoConsent).at === 'number';

/** May a player of another site be loaded? Undefined until the customer has said so; half a year later it is asked anew. */
export function videoConsent({ browser }: Pick<Spesa, 'browser'>): boolean | undefined {
  const kept = browser.local.read(SLICE, isConsent);
  return kept && browser.now() - kept.at < LIFETIME ? kept.granted : undefined;
}

/** Keeps the customer's answer. */
export const answerVideoConsent = ({ browser }: Pick<Spesa, 'browser'>, granted: boolean): void => browser.local.write(SLICE, { granted, at: browser.now() });
