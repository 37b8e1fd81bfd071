import { text } from '../text.ts';

export const title = text('push.title', 'Avvisi su questo dispositivo');
export const about = text(
  'push.about',
  'Quando il tuo ordine è pronto, consegnato o aspetta una tua risposta, te lo diciamo anche con un avviso qui. Le offerte non c’entrano: quelle si scelgono in Privacy e comunicazioni.',
);
export const how = text(
  'push.how',
  'Gli avvisi passano cifrati dal servizio del tuo browser: chi lo gestisce sa che ne arriva uno, non che cosa dice. Premendo Attiva lo consenti; puoi smettere quando vuoi, e quando esci dall’account non ne arrivano.',
);
export const isOn = text('push.isOn', 'Attivi');
export const isOff = text('push.isOff', 'Non attivi');
export const start = text('push.start', 'Attiva gli avvisi');
export const stop = text('push.stop', 'Disattiva gli avvisi');
export const unsupported = text(
  'push.unsupported',
  'Questo browser non può ricevere avvisi. Trovi tutto per mail e in questa pagina.',
);
export const notInstalled = text(
  'push.notInstalled',
  'Su iPhone e iPad gli avvisi arrivano solo dai siti aggiunti alla schermata Home e aperti da lì. Trovi tutto per mail e in questa pagina.',
);
export const blocked = text(
  'push.blocked',
  'Hai bloccato le notifiche di questo sito: per riceverle riattivale nelle impostazioni del browser, poi ricarica la pagina.',
);
export const refused = text(
  'push.refused',
  'Senza il permesso del browser gli avvisi restano spenti. Puoi riprovare quando vuoi.',
);
export const failed = text(
  'push.failed',
  'Il servizio di avvisi del browser non risponde: gli avvisi restano spenti. Riprova più tardi.',
);
export const savesData = text(
  'push.savesData',
  'Il tuo browser risparmia dati: gli avvisi possono arrivare in ritardo, o quando riapri il browser.',
);
export const open = text('push.open', 'Apri');
