import { say } from '../language/translate.ts';

/** What mails and papers say of the legal guarantee (LAW-23). */
export const guaranteeWords = (): string =>
  say(
    'Garanzia legale di conformità, almeno 2 anni: se un bene è difettoso o non è come descritto, il venditore ne risponde per due anni dalla consegna, gratis: riparazione o sostituzione e, se non bastano, uno sconto sul prezzo o il rimborso. I tuoi diritti in Europa: https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_it.htm',
  );
