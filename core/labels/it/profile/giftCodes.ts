import { text } from '../../text.ts';

export const noGifts = text('profile.noGifts', 'Non hai buoni da usare.');
export const usable = text('profile.usable', 'Da usare');
export const past = text('profile.past', 'Usati e scaduti');
export const noGiftsText = text(
  'profile.noGiftsText',
  'Quando ne ricevi uno lo trovi qui. Se hai un codice, inseriscilo.',
);
export const typeCode = text('profile.typeCode', 'Inserisci un codice');
