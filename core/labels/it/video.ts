import { text } from '../text.ts';

export const title = text('video.title', 'Video');
export const pause = text('video.pause', 'Ferma il video');
export const play = text('video.play', 'Riprendi il video');
export const sound = text('video.sound', 'Attiva l’audio');
export const silence = text('video.silence', 'Togli l’audio');
export const consent = text(
  'video.consent',
  'Il video sta su YouTube: per mostrarlo qui il tuo dispositivo si collega ai suoi server, che possono raccogliere dati su di te.',
);
export const refused = text('video.refused', 'Hai scelto di non caricare qui i video di altri siti.');
export const agree = text('video.agree', 'Guarda qui il video');
export const refuse = text('video.refuse', 'No, grazie');
export const elsewhere = text('video.elsewhere', 'Apri il video su YouTube');
