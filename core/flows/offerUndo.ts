import * as cartBillTexts from '../labels/it/cartBill.ts';
import * as controlTexts from '../labels/it/commonControls.ts';
import type { Text } from '../labels/text.ts';
import type { Messages } from '../schema/envelope.ts';
import type { Spesa } from '../spesa.ts';
import { reportFailure } from './reportFailure.ts';
import { isSilentSuccess } from './showMessages.ts';
import { tellLines } from './tellLines.ts';

/** How long a removal can be undone. */
const UNDO_MS = 10_000;

interface Removal {
  /** What was removed, in words; and that it is back. */
  text: string;
  restored: string;
  failure: Text;
  /** Puts it back and gives the server's texts; throws ApiError. */
  restore(): Promise<Messages>;
}

/** Says what was removed and offers for ten seconds to put it back, by the toast's button or Ctrl+Z; says so if something cannot come back. Does nothing once another customer is logged in. */
export function offerUndo(spesa: Spesa, { text, restored, failure, restore }: Removal): void {
  const { session } = spesa;
  const owner = session.store.getState().userId;
  const undo = async (): Promise<void> => {
    if (session.store.getState().userId !== owner) return;
    try {
      const messages = await restore();
      if (isSilentSuccess(messages)) spesa.toasts.show({ kind: 'success', text: restored });
      else await tellLines(spesa, messages, cartBillTexts.notAllAdded);
    } catch (error) {
      await reportFailure(spesa, error, failure);
    }
  };
  spesa.toasts.show({
    kind: 'success',
    text,
    ms: UNDO_MS,
    action: { label: controlTexts.undo(), keys: 'Control+Z', run: () => void undo() },
  });
}
