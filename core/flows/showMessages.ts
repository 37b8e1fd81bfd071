import { textOfCode } from '../labels/textOfCode.ts';
import type { Message, Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import type { ToastKind } from '../stores/toasts.ts';

/** A text of the server; a code that has a text of ours uses ours (§8). */
export const messageText = ({ code, message }: Message): string => textOfCode(code) ?? message;

/** No message at all: only then a success is announced (§8, CART-10). */
export const isSilentSuccess = ({ errors, infos, warnings }: Messages): boolean =>
  errors.length + infos.length + warnings.length === 0;

/** Shows the envelope's texts: errors, infos as success, warnings; codes on the popup list as notices to be closed (§8). */
export function showMessages({ toasts, config }: Pick<Spesa, 'toasts' | 'config'>, messages: Messages): void {
  const levels: [ToastKind, readonly Message[]][] = [
    ['error', messages.errors],
    ['success', messages.infos],
    ['warning', messages.warnings],
  ];
  for (const [kind, list] of levels) {
    for (const message of list) {
      const popup = config.popupCodes.includes(message.code);
      toasts.show(popup ? { kind: 'notice', text: messageText(message), ms: 0 } : { kind, text: messageText(message) });
    }
  }
}
