import { text } from '../text.ts';

export const views = text('store.views', 'Come vedere i negozi');
export const asList = text('store.asList', 'Elenco');
export const near = text('store.near', 'Vicino a me');
export const nearFirst = text(
  'store.nearFirst',
  'I più vicini per primi. La tua posizione resta su questo dispositivo.',
);
export const noPosition = text(
  'store.noPosition',
  'Non sappiamo dove sei: permetti al browser di leggere la posizione, oppure cerca una città o un CAP.',
);
export const openNow = text('store.openNow', 'Aperti ora');
export const allClosed = text('store.allClosed', 'Adesso i negozi sono chiusi.');
export const firstOpens = text('store.firstOpens', 'Adesso i negozi sono chiusi: il primo {opens}.');
export const showAll = text('store.showAll', 'Mostra tutti i negozi');
export const onMap = text('store.onMap', 'Mostra sulla mappa: {name}');
export const special = text('store.special', 'Giorni con un altro orario');
/** What search engines show of a store's page. */
export const about = text('store.about', '{address}. Orari, telefono, servizi e volantini del negozio.');
