import { urlOf } from '../../core/rules/urlOf.ts';
import type { PaymentStep } from '../../core/schema/checkout.ts';
import type { useSpesa } from './useSpesa.ts';

/** Goes to the card's site, by a link or a form, if it is one that the settings allow; false when it is not (design §5.9). */
export function leaveFor(
  { url, method, params }: PaymentStep,
  { config, browser }: Pick<ReturnType<typeof useSpesa>, 'config' | 'browser'>,
): boolean {
  const target = urlOf(url ?? '', location.origin);
  if (!target || !(target.origin === location.origin || config.paymentOrigins.includes(target.origin))) return false;
  browser.go(target.href, method === 'POST' ? (params ?? {}) : undefined);
  return true;
}
