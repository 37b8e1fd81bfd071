import { text } from '../text.ts';

export const or = text('social.or', 'oppure');
export const google = text('social.google', 'Continua con Google');
export const facebook = text('social.facebook', 'Continua con Facebook');
export const company = text('social.company', 'Entra con l’account aziendale');
export const consent = text(
  'social.consent',
  '{name} chiede chi sei in una sua finestra: il tuo dispositivo si collega ai suoi server, che vengono a sapere che usi questo negozio. A noi arrivano nome ed e-mail.',
);
export const refuse = text('social.refuse', 'Uso la password');
export const waiting = text('social.waiting', 'Completa l’accesso nella finestra che si è aperta.');
export const blocked = text(
  'social.blocked',
  'Il browser ha bloccato la finestra di accesso: consenti le finestre di questo sito e premi di nuovo, oppure usa la password.',
);
export const closed = text(
  'social.closed',
  'La finestra di accesso è stata chiusa prima della fine: non è cambiato nulla. Se la vedi ancora puoi completarla, altrimenti riprova.',
);
export const denied = text('social.denied', 'L’accesso è stato annullato: puoi riprovare o usare la password.');
export const wrongState = text(
  'social.wrongState',
  'La risposta non è quella che aspettavamo: per sicurezza ci siamo fermati. Riprova.',
);
export const failed = text('social.failed', 'L’accesso non è riuscito: riprova, oppure usa la password.');
export const returned = text('social.returned', 'Puoi chiudere questa finestra e tornare al negozio.');
export const filled = text('social.filled', 'Abbiamo preso nome ed e-mail da {name}: controllali e completa il resto.');
