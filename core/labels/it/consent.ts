import { text } from '../text.ts';

export const title = text('consent.title', 'I tuoi dati, le tue scelte');
export const banner = text(
  'consent.banner',
  'Usiamo cookie tecnici per far funzionare il negozio. Con il tuo consenso anche altri, per capire come viene usato e per proporti ciò che ti interessa. Se chiudi con la X restano solo quelli tecnici.',
);
export const acceptAll = text('consent.acceptAll', 'Accetta tutti');
export const refuseAll = text('consent.refuseAll', 'Rifiuta tutti');
export const choose = text('consent.choose', 'Scegli');
export const closeAndRefuse = text('consent.closeAndRefuse', 'Chiudi e rifiuta');
