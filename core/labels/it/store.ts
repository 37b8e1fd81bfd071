import { text } from '../text.ts';

export const favourite = text('store.favourite', 'Il tuo negozio');
export const none = text('store.none', 'Non hai ancora scelto il tuo negozio');
export const noneHint = text('store.noneHint', 'Sceglilo per vedere qui orari, telefono e volantini.');
export const choose = text('store.choose', 'Scegli il tuo negozio');
export const change = text('store.change', 'Cambia negozio');
export const fromProfile = text('store.fromProfile', 'Sceglilo dal profilo');
export const gone = text('store.gone', 'Il negozio che avevi scelto non c’è più.');
export const hours = text('store.hours', 'Orari di apertura');
export const usualDays = text('store.usualDays', 'Da {first} a {last}, {hours}');
export const usualDay = text('store.usualDay', '{day}, {hours}');
export const closed = text('store.closed', 'Chiuso');
export const phone = text('store.phone', 'Telefono');
export const call = text('store.call', 'Chiama il negozio: {phone}');
export const directions = text('store.directions', 'Come arrivare');
export const directionsTo = text('store.directionsTo', 'Come arrivare: {name} (si apre in una nuova finestra)');
export const flyers = text('store.flyers', 'I volantini del negozio');
export const noFlyers = text('store.noFlyers', 'Al momento non ci sono volantini per questo negozio.');
export const allFlyers = text('store.allFlyers', 'Tutti i volantini');
export const search = text('store.search', 'Cerca per nome, via, città o CAP');
export const favouriteHint = text(
  'store.favouriteHint',
  'Lo terremo in evidenza nella tua pagina iniziale. Il carrello non cambia.',
);
export const pick = text('store.pick', 'Scegli');
export const pickName = text('store.pickName', 'Scegli come tuo negozio: {name}');
export const current = text('store.current', 'Il tuo negozio ora');
export const changed = text('store.changed', 'Il tuo negozio ora è {name}.');
export const found = text('store.found', '{n} negozi');
export const foundOne = text('store.foundOne', '1 negozio');
