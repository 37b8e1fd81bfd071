/* What is said when somebody else, or another device, has changed the same thing meanwhile. */
import { text } from '../text.ts';

export const nowIs = text('delivery.overtakenNowIs', 'Ora è salvato così:');
export const empty = text('delivery.overtakenEmpty', 'vuoto');
export const same = text('delivery.overtakenSame', 'Dice già quello che hai scritto tu.');
export const keepMine = text('delivery.overtakenKeepMine', 'Salva le mie modifiche');
export const takeSaved = text('delivery.overtakenTakeSaved', 'Tieni quello salvato');
