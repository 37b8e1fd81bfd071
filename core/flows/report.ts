import type { AnalyticsEvents } from '../rules/analytics.ts';
import type { Spesa } from '../spesa.ts';

/** Tells the page's data layer what happens (GA4 names), where the site measures and the customer allows it: else nothing leaves, and no code comes. */
export function report<N extends keyof AnalyticsEvents>(
  spesa: Pick<Spesa, 'config' | 'preferences' | 'browser'>,
  name: N,
  detail: () => AnalyticsEvents[N],
): void {
  if (spesa.config.asksConsent)
    void import('./tellAnalytics.ts').then((later) => later.tellAnalytics(spesa, name, detail()));
}
