import { text } from '../text.ts';

export const title = text('usual.title', 'Quello che compri di solito');
export const intro = text(
  'usual.intro',
  'I prodotti dei tuoi ordini degli ultimi sei mesi, i più comprati in cima: la lista si aggiorna da sola.',
);
export const times = text('usual.times', '{quantity} · in {n} ordini');
export const buy = text('usual.buy', 'Metti nel carrello {n} prodotti');
export const buyOne = text('usual.buyOne', 'Metti nel carrello {n} prodotto');
export const bought = text('usual.bought', 'Quello che compri di solito è nel carrello.');
export const gone = text('usual.gone', 'Ora non ci sono');
export const more = text('usual.more', 'Mostra tutti i {n} prodotti');
