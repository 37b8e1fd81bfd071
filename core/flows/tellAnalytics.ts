import type { AnalyticsEvents } from '../rules/analytics.ts';
import type { Spesa } from '../spesa.ts';
import { allows } from './consent.ts';

/** Of so many orders the shop remembers that it has told of them (§4). */
const ORDERS_KEPT = 20;

/** Hands an event to the page, if the customer allows it; an order once (PAY-17). */
export function tellAnalytics<N extends keyof AnalyticsEvents>(
  spesa: Pick<Spesa, 'preferences' | 'browser'>,
  name: N,
  detail: AnalyticsEvents[N],
): void {
  const { preferences, browser } = spesa;
  if (!allows(spesa, 'analytics')) return;
  if ('transaction_id' in detail) {
    const told = preferences.current().ordersReported ?? [];
    if (told.includes(detail.transaction_id)) return;
    preferences.remember({ ordersReported: [...told, detail.transaction_id].slice(-ORDERS_KEPT) });
  }
  browser.publish(name, detail);
}
