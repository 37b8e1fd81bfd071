import { text } from '../text.ts';

export const save = text('consent.save', 'Salva le scelte');
export const saved = text('consent.saved', 'Le tue scelte sono state salvate.');
export const lasts = text(
  'consent.lasts',
  'Valgono sei mesi su questo dispositivo. Puoi cambiarle qui quando vuoi: niente del negozio dipende da loro.',
);
export const ofSite = text('consent.ofSite', 'Su tutto il sito');
export const ofOthers = text('consent.ofOthers', 'Dove servono contenuti di altri');
export const technical = text('consent.technical', 'Tecnici');
export const technicalText = text(
  'consent.technicalText',
  'Accesso, carrello, indirizzo e queste scelte. Senza, il negozio non funziona: sono sempre attivi.',
);
export const analytics = text('consent.analytics', 'Statistiche');
export const analyticsText = text(
  'consent.analyticsText',
  'Quali pagine e prodotti vengono visti, e quanto è veloce il sito, per migliorarlo.',
);
export const profilation = text('consent.profilation', 'Profilazione');
export const profilationText = text('consent.profilationText', 'Proposte e pubblicità secondo i tuoi interessi.');
export const maps = text('consent.maps', 'Mappe');
export const mapsText = text(
  'consent.mapsText',
  'Negozi e punti di ritiro su una mappa di Google; senza c’è una mappa nostra.',
);
export const captcha = text('consent.captcha', 'Controllo antiabuso');
export const captchaText = text('consent.captchaText', 'Il controllo che distingue una persona da un programma.');
export const video = text('consent.video', 'Video');
export const videoText = text('consent.videoText', 'Video di YouTube dentro la pagina; senza resta il collegamento.');
export const social = text('consent.social', 'Accesso con altri servizi');
export const socialText = text('consent.socialText', 'Entrare con Google o Facebook.');
export const push = text('consent.push', 'Notifiche');
export const pushText = text(
  'consent.pushText',
  'Messaggi sullo stato dell’ordine su questo dispositivo, per il servizio del browser; si attivano in “Messaggi”.',
);
