import { text } from '../text.ts';

export const close = text('common.close', 'Chiudi');
export const confirm = text('common.confirm', 'Conferma');
export const no = text('common.no', 'No');
export const back = text('common.back', 'Indietro');
export const next = text('common.next', 'Avanti');
export const previous = text('common.previous', 'Indietro');
export const retry = text('common.retry', 'Riprova');
export const loading = text('common.loading', 'Caricamento in corso');
export const crashed = text('common.crashed', 'Questa parte della pagina non funziona al momento.');
export const noStorage = text(
  'common.noStorage',
  'Il tuo browser non permette di conservare dati: la spesa dura finché questa scheda resta aperta.',
);
export const pauseSlides = text('common.pauseSlides', 'Ferma lo scorrimento automatico');
export const playSlides = text('common.playSlides', 'Riprendi lo scorrimento automatico');
export const slide = text('common.slide', 'Pagina {n} di {total}');
export const needsScript = text(
  'common.needsScript',
  'Per usare questa parte della pagina attiva JavaScript nel tuo browser.',
);
