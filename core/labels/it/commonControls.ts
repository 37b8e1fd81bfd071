/* Words of controls that come with a touch. */
import { text } from '../text.ts';

export const undoHint = text('common.undoHint', 'Per annullare premi Ctrl+Z.');
export const oneSuggestion = text('common.oneSuggestion', '{n} suggerimento');
export const suggestions = text('common.suggestions', '{n} suggerimenti');
export const cancel = text('common.cancel', 'Annulla');
export const yes = text('common.yes', 'Sì');
export const ok = text('common.ok', 'OK');
export const notifications = text('common.notifications', 'Avvisi');
export const showPassword = text('common.showPassword', 'Mostra la password');
export const undo = text('common.undo', 'Annulla');
export const remove = text('common.remove', 'Rimuovi');
