import { text } from '../../text.ts';

export const channels = text('profile.channels', 'Come possiamo raggiungerti');
export const channelsText = text(
  'profile.channelsText',
  'Solo per offerte e novità. Le mail sui tuoi ordini arrivano comunque.',
);
export const orderNotices = text('profile.orderNotices', 'Gli avvisi sui tuoi ordini su questo dispositivo');
export const channelEmail = text('profile.channelEmail', 'E-mail');
export const channelSms = text('profile.channelSms', 'SMS');
export const channelPhone = text('profile.channelPhone', 'Telefono');
export const channelPost = text('profile.channelPost', 'Posta');
export const channelPush = text('profile.channelPush', 'Notifiche dell’app');
export const consents = text('profile.consents', 'Consensi');
export const consentYes = text('profile.consentYes', 'Sì');
export const consentNo = text('profile.consentNo', 'No');
export const consentSince = text('profile.consentSince', '{answer}, dal {date}');
export const consentsHint = text(
  'profile.consentsHint',
  'Puoi cambiare idea quando vuoi: togli o metti la spunta e salva. Quelli obbligatori finiscono solo cancellando l’account.',
);
