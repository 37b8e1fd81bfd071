import type { Config } from '../../../core/config.ts';
import type { PaymentStep } from '../../../core/schema/checkout.ts';

/** Goes to the card's site, by a link or a form, if it is one that the settings allow; false when it is not (design 5.9). */
export function leaveFor({ url, method, params }: PaymentStep, { paymentOrigins }: Pick<Config, 'paymentOrigins'>): boolean {
  const target = URL.parse(url ?? '', location.origin);
  if (!target || !(target.origin === location.origin || paymentOrigins.includes(target.origin))) return false;
  if (method !== 'POST') {
    location.assign(target);
    return true;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = target.href;
  form.hidden = true;
  for (const [name, value] of Object.entries(params ?? {})) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  return true;
}
