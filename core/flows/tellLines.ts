import type { Text } from '../labels/text.ts';
import type { Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import { messageText, showMessages } from './showMessages.ts';

/** A toast that passes is not enough for what has left the cart (CART-17). */
const mustBeRead = new Set(['cart.lineDropped']);

/**
 * Tells what a command on many lines left undone (CART-15, CART-17): one text as a toast; several, and whatever left the cart,
 * line by line in a dialog under this title, until it was read.
 */
export async function tellLines(
  spesa: Pick<Spesa, 'preferences' | 'toasts' | 'config' | 'browser' | 'dialogs'>,
  messages: Messages,
  title: Text,
): Promise<void> {
  const undone = [...messages.errors, ...messages.warnings];
  if (undone.length < 2 && !undone.some(({ code }) => mustBeRead.has(code))) return showMessages(spesa, messages);
  showMessages(spesa, { ...messages, errors: [], warnings: [] });
  await spesa.dialogs.open('warning', { title: title(), lines: undone.map(messageText) });
}
