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

/** Shows the envelope's texts: errors, infos as success, warnings; codes on the popup list as notices to be closed (§8). One about an order leads to the order's page, and stays until closed. */
export function showMessages(
  { toasts, config, browser }: Pick<Spesa, 'toasts' | 'config' | 'browser'>,
  messages: Messages,
): void {
  const levels: [ToastKind, readonly Message[]][] = [
    ['error', messages.errors],
    ['success', messages.infos],
    ['warning', messages.warnings],
  ];
  for (const [kind, list] of levels) {
    for (const message of list) {
      const popup = config.popupCodes.includes(message.code);
      const page = message.orderId ? pageLink(config.pages, 'order', { id: message.orderId }) : '';
      toasts.show({
        kind: popup ? 'notice' : kind,
        text: messageText(message),
        ...((popup || page) && { ms: 0 }),
        ...(page && { action: { label: goToOrder(), run: () => browser.go(page) } }),
      });
    }
  }
}
