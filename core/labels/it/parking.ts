import { text } from '../text.ts';

export const unexpected = text(
  'parking.unexpected',
  'Si è verificato un errore imprevisto: il posto non è prenotato. Riprova.',
);
export const title = text('parking.title', 'Vieni a ritirare?');
export const intro = text(
  'parking.intro',
  'Avvisa il negozio: ti teniamo un posto nel parcheggio e usciamo noi con la spesa.',
);
export const info = text('parking.info', 'Con che auto arrivi (facoltativo)');
export const infoHint = text('parking.infoHint', 'Per esempio: Panda bianca, AB 123 CD');
export const consent = text('parking.consent', 'Di’ al negozio quanto sono lontano');
export const consentHint = text(
  'parking.consentHint',
  'Chiediamo la posizione al telefono una volta sola, ora: al negozio arriva soltanto la distanza.',
);
export const noPosition = text(
  'parking.noPosition',
  'Il telefono non ci dà la posizione. Puoi avvisare il negozio anche senza: togli la spunta.',
);
export const coming = text('parking.coming', 'Sto arrivando');
export const again = text('parking.again', 'Aggiorna');
