import { text } from '../text.ts';

export const title = text('leaflet.title', 'Volantini');
export const ofStore = text('leaflet.ofStore', 'Nel negozio di {name}');
export const ofAll = text('leaflet.ofAll', 'Nei nostri negozi');
export const showAll = text('leaflet.showAll', 'Vedi quelli di tutti i negozi');
export const showOwn = text('leaflet.showOwn', 'Vedi solo quelli di {name}');
export const allLeaflets = text('leaflet.allLeaflets', 'Tutti i volantini');
export const none = text('leaflet.none', 'Al momento non ci sono volantini.');
export const noneHint = text('leaflet.noneHint', 'Torna a trovarci: ne prepariamo sempre di nuovi.');
export const until = text('leaflet.until', 'Valido fino al {to}');
export const between = text('leaflet.between', 'Valido dal {from} al {to}');
export const browse = text('leaflet.browse', 'Sfoglia');
export const unknown = text('leaflet.unknown', 'Questo volantino non c’è.');
export const unknownHint = text('leaflet.unknownHint', 'Forse l’indirizzo non è giusto, o il volantino è stato tolto.');
export const expired = text('leaflet.expired', 'Questo volantino è scaduto il {to}.');
export const expiredHint = text(
  'leaflet.expiredHint',
  'Puoi guardarlo ancora, ma le sue offerte non valgono più: i prezzi qui accanto sono quelli di oggi.',
);
export const coming = text('leaflet.coming', 'Questo volantino vale dal {from}.');
export const pages = text('leaflet.pages', 'Le pagine del volantino');
export const page = text('leaflet.page', 'Pagina {n} di {total}');
export const pageAlt = text('leaflet.pageAlt', 'Pagina {n} di {total} del volantino {title}');
export const pageAltWith = text('leaflet.pageAltWith', 'Pagina {n} di {total} del volantino {title}: {products}');
export const goTo = text('leaflet.goTo', 'Vai alla pagina {n}');
export const zoomIn = text('leaflet.zoomIn', 'Ingrandisci');
export const zoomOut = text('leaflet.zoomOut', 'Riduci');
export const zoom = text('leaflet.zoom', 'Ingrandimento {percent}%');
export const keys = text('leaflet.keys', 'Frecce: cambia pagina. Più e meno: ingrandisci e riduci.');
export const pdf = text('leaflet.pdf', 'Scarica in PDF');
export const products = text('leaflet.products', 'I prodotti del volantino');
export const showPage = text('leaflet.showPage', 'Vedi la pagina {n}');
export const noProducts = text('leaflet.noProducts', 'I prodotti di questo volantino non sono in vendita online.');
