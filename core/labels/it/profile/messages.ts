import { text } from '../../text.ts';

export const noNotifications = text('profile.noNotifications', 'Non ti abbiamo ancora mandato messaggi.');
export const newMessage = text('profile.newMessage', 'Nuovo');
export const messageGoods = text('profile.messageGoods', 'Vedi i {n} prodotti');
export const messageNotes = text('profile.messageNotes', 'Note e condizioni');
export const byPush = text('profile.byPush', 'Notifica');
