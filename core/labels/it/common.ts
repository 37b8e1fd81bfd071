import { addLabels } from '../label.ts';

export const common = addLabels('common', {
  close: 'Chiudi',
  cancel: 'Annulla',
  confirm: 'Conferma',
  yes: 'Sì',
  no: 'No',
  ok: 'OK',
  back: 'Indietro',
  next: 'Avanti',
  previous: 'Indietro',
  retry: 'Riprova',
  loading: 'Caricamento in corso',
  remove: 'Rimuovi',
  required: 'Campo obbligatorio',
  notifications: 'Avvisi',
  crashed: 'Questa parte della pagina non funziona al momento.',
  noStorage: 'Il tuo browser non permette di conservare dati: la spesa vale solo finché questa pagina resta aperta.',
  pauseSlides: 'Ferma lo scorrimento automatico',
  playSlides: 'Riprendi lo scorrimento automatico',
  slide: 'Pagina {n} di {total}',
});
