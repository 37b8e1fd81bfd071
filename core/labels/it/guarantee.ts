import { text } from '../text.ts';

export const title = text('guarantee.title', 'Garanzia legale di conformità: almeno 2 anni');
export const notice = text(
  'guarantee.notice',
  'Se un bene è difettoso o non è come descritto, il venditore ne risponde per due anni dalla consegna: puoi avere gratis la riparazione o la sostituzione e, se non bastano, uno sconto sul prezzo o il rimborso. In alcuni Stati dell’UE la durata è più lunga. Venditori e produttori possono offrire in più garanzie commerciali, anche di durabilità.',
);
export const official = text('guarantee.official', 'Avviso ufficiale dell’Unione europea');
export const more = text('guarantee.more', 'I tuoi diritti in Europa');
export const address = text(
  'guarantee.address',
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_it.htm',
);
