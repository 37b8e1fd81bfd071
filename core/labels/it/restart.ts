import { text } from '../text.ts';

export const stillHere = text('restart.stillHere', 'Sei ancora qui?');
export const stillHereText = text(
  'restart.stillHereText',
  'La pagina è ferma da un po’: tra 20 secondi si ricarica con prezzi e disponibilità di adesso. Il carrello resta com’è.',
);
export const updated = text('restart.updated', 'C’è una versione nuova del negozio. Il carrello resta com’è.');
export const loadAnew = text('restart.loadAnew', 'Ricarica la pagina');
