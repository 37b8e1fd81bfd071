import { generic } from '../labels/it/errors.ts';
import { goToOrder } from '../labels/it/ordersToast.ts';
import { textOfCode } from '../labels/textOfCode.ts';
import { pageLink } from '../rules/links.ts';
import type { Message, Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import type { ToastKind } from '../stores/toasts.ts';

/** A text of the server; a code that has a text of ours uses ours, one without any text the generic one (§8). */
export const messageText = ({ code, message }: Message): string => textOfCode(code) ?? (message || generic());

/** No message at all: only then a success is announced (§8, CART-10). */
export const isSilentSuccess = ({ errors, infos, warnings }: Messages): boolean =>
  errors.length + infos.length + warnings.length === 0;

/** Is this popup still to be shown today (ruling 32)? Only the days of today are kept. */
function firstToday({ preferences, browser }: Pick<Spesa, 'preferences' | 'browser'>, code: string): boolean {
  const today = new Date(browser.now()).toDateString();
  const seen = Object.entries(preferences.current().popups ?? {}).filter(([, day]) => day === today);
  if (seen.some(([known]) => known === code)) return false;
  preferences.remember({ popups: Object.fromEntries([...seen, [code, today]]) });
  return true;
}

/** Shows the envelope's texts: errors, infos as success, warnings; codes on the popup list as notices to be closed (§8), those that only inform once a day. One about an order leads to the order's page, and stays until closed. */
export function showMessages(
  spesa: Pick<Spesa, 'toasts' | 'config' | 'browser' | 'preferences'>,
  messages: Messages,
): void {
  const { toasts, config, browser } = spesa;
  const levels: [ToastKind, readonly Message[]][] = [
    ['error', messages.errors],
    ['success', messages.infos],
    ['warning', messages.warnings],
  ];
  for (const [kind, list] of levels) {
    for (const message of list) {
      const popup = config.popupCodes.includes(message.code);
      if (popup && kind !== 'error' && !firstToday(spesa, message.code)) continue;
      const page = message.orderId ? pageLink(config.pages, 'order', { id: message.orderId }) : '';
      toasts.show({
        kind: popup ? 'notice' : kind,
        text: messageText(message),
        code: message.code,
        ...((popup || page) && { ms: 0 }),
        ...(page && { action: { label: goToOrder(), run: () => browser.go(page) } }),
      });
    }
  }
}
