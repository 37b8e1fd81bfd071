import { text } from '../../text.ts';

export const password = text('profile.password', 'Password');
export const passwordText = text(
  'profile.passwordText',
  'Quando la cambi, gli altri dispositivi devono accedere di nuovo.',
);
export const oldPassword = text('profile.oldPassword', 'Password attuale');
export const passwordChanged = text('profile.passwordChanged', 'Password cambiata.');
export const emailNow = text('profile.emailNow', 'Adesso accedi con {email}.');
export const newEmail = text('profile.newEmail', 'Nuova e-mail');
export const emailSend = text('profile.emailSend', 'Manda la conferma');
export const emailSent = text(
  'profile.emailSent',
  'Apri il collegamento che abbiamo mandato al nuovo indirizzo: vale un’ora.',
);
export const username = text('profile.username', 'Nome utente');
export const usernameText = text('profile.usernameText', 'Se ne scegli uno, puoi accedere anche con quello.');
export const usernameRule = text('profile.usernameRule', 'Da 3 a 50 lettere senza accenti, cifre, punti o trattini');
export const waysIn = text('profile.waysIn', 'Come entri nel tuo account');
export const wayGoogle = text('profile.wayGoogle', 'Google');
export const wayFacebook = text('profile.wayFacebook', 'Facebook');
export const wayCompany = text('profile.wayCompany', 'Account aziendale');
export const waySince = text('profile.waySince', 'dal {when}');
export const wayUsed = text('profile.wayUsed', 'ultimo accesso {when}');
export const wayRemove = text('profile.wayRemove', 'Togli');
export const wayRemoveTitle = text('profile.wayRemoveTitle', 'Togli l’accesso con {way}');
export const wayRemoveText = text(
  'profile.wayRemoveText',
  'Gli altri dispositivi escono subito. Tu continui a entrare con la password.',
);
export const mfa = text('profile.mfa', 'Accesso in due passaggi');
export const mfaText = text(
  'profile.mfaText',
  'Dopo la password ti chiediamo un codice di sei cifre che arriva per mail.',
);
export const mfaOn = text('profile.mfaOn', 'Attivo');
export const mfaOff = text('profile.mfaOff', 'Non attivo');
export const mfaStart = text('profile.mfaStart', 'Attiva');
export const mfaStop = text('profile.mfaStop', 'Disattiva');
export const download = text('profile.download', 'Una copia dei tuoi dati');
export const downloadText = text(
  'profile.downloadText',
  'Tutto quello che sappiamo di te, in un file che puoi tenere.',
);
export const downloadStart = text('profile.downloadStart', 'Scarica i miei dati');
export const downloadReady = text('profile.downloadReady', 'Il file è pronto.');
export const everywhere = text('profile.everywhere', 'I tuoi dispositivi');
export const everywhereText = text(
  'profile.everywhereText',
  'Hai usato il telefono di un altro, o hai perso il tuo? Chiudi qui l’accesso su tutti i dispositivi, questo compreso.',
);
export const everywhereLeave = text('profile.everywhereLeave', 'Esci da tutti i dispositivi');
export const leaving = text('profile.leaving', 'Cancella l’account');
export const leavingText = text(
  'profile.leavingText',
  'Ti mandiamo una mail: solo chi apre il suo collegamento può cancellare l’account e renderne anonimi i dati.',
);
export const leavingSend = text('profile.leavingSend', 'Chiedi la cancellazione');
export const leavingSent = text('profile.leavingSent', 'La mail è in arrivo: il collegamento vale un’ora.');
