import { text } from '../text.ts';

export const title = text('registration.title', 'Crea il tuo account');
export const intro = text(
  'registration.intro',
  'Tre passi brevi. I campi con * sono obbligatori; alla fine ti mandiamo una mail per confermare l’indirizzo.',
);
export const haveAccount = text('registration.haveAccount', 'Hai già un account? Accedi');
export const you = text('registration.you', 'Chi sei');
export const home = text('registration.home', 'Dove abiti');
export const access = text('registration.access', 'Come accedi');
export const card = text('registration.card', 'Carta fedeltà');
export const consents = text('registration.consents', 'Consensi');
export const steps = text('registration.steps', 'Passi della registrazione');
export const step = text('registration.step', 'Passo {step} di {of}: {title}');
export const emailAgain = text('registration.emailAgain', 'Conferma l’e-mail');
export const emailAgainHint = text(
  'registration.emailAgainHint',
  'La mail di conferma arriva qui: con un errore non ti raggiunge.',
);
export const haveCard = text('registration.haveCard', 'Ho già una carta fedeltà');
export const submit = text('registration.submit', 'Registrati');
export const sentTitle = text('registration.sentTitle', 'Controlla la posta');
export const sentTo = text('registration.sentTo', 'Ti abbiamo scritto a {email}');
export const sentHere = text(
  'registration.sentHere',
  'Apri la mail e premi il collegamento, in questo browser: ti riporta dove eri. Vale un’ora.',
);
export const sentNone = text('registration.sentNone', 'Non arriva? Guarda tra lo spam, oppure fattela rimandare.');
export const sentOther = text('registration.sentOther', 'Registrati con un altro indirizzo');
export const resend = text('registration.resend', 'Manda di nuovo la mail');
export const resent = text('registration.resent', 'Se questo indirizzo aspetta una conferma, la mail è in arrivo.');
export const confirming = text('registration.confirming', 'Stiamo confermando il tuo indirizzo…');
export const confirmTitle = text('registration.confirmTitle', 'Conferma il tuo indirizzo');
export const confirmText = text(
  'registration.confirmText',
  'Apri il collegamento della mail che ti abbiamo mandato. Se non la trovi, scrivi qui il tuo indirizzo.',
);
export const confirmed = text('registration.confirmed', 'Il tuo account è confermato');
export const confirmedText = text('registration.confirmedText', 'Accedi e comincia la spesa.');
export const goBack = text('registration.goBack', 'Torna dove eri');
export const already = text('registration.already', 'Il tuo account era già confermato');
export const alreadyText = text('registration.alreadyText', 'Non serve altro: puoi accedere.');
export const failed = text('registration.failed', 'Il collegamento non vale più');
export const failedText = text(
  'registration.failedText',
  'È scaduto, oppure è già stato usato. Scrivi il tuo indirizzo: te ne mandiamo uno nuovo.',
);
export const login = text('registration.login', 'Accedi');
export const emailChanged = text('registration.emailChanged', 'La nuova e-mail è confermata');
export const emailChangedText = text('registration.emailChangedText', 'Da adesso accedi con questo indirizzo.');
export const emailUndone = text('registration.emailUndone', 'La tua e-mail è di nuovo quella di prima');
export const emailUndoneText = text(
  'registration.emailUndoneText',
  'Abbiamo chiuso l’accesso su tutti i dispositivi. Ti abbiamo mandato una mail per scegliere una nuova password.',
);
export const emailFailed = text(
  'registration.emailFailed',
  'Il collegamento è scaduto o già usato. Chiedine un altro da Sicurezza.',
);
export const toSecurity = text('registration.toSecurity', 'Vai a Sicurezza');
export const leaveTitle = text('registration.leaveTitle', 'Vuoi davvero cancellare il tuo account?');
export const leaveText = text(
  'registration.leaveText',
  'I tuoi dati personali vengono resi anonimi e non si possono più recuperare: indirizzi, liste, carta e buoni vanno persi. Gli ordini restano senza il tuo nome, come chiede la legge.',
);
export const leave = text('registration.leave', 'Cancella il mio account');
export const stay = text('registration.stay', 'No, resto');
export const left = text('registration.left', 'Il tuo account è stato cancellato');
export const leftText = text('registration.leftText', 'Grazie per il tempo passato insieme.');
export const leaveFailed = text(
  'registration.leaveFailed',
  'Il collegamento è scaduto o già usato: il tuo account è ancora lì. Se vuoi, chiedine un altro da Sicurezza.',
);
export const resetTitle = text('registration.resetTitle', 'Hai dimenticato la password?');
export const resetIntro = text(
  'registration.resetIntro',
  'Scrivi la tua e-mail, il codice fiscale o il nome utente: ti mandiamo una mail per scegliere una nuova password.',
);
export const resetWho = text('registration.resetWho', 'E-mail, codice fiscale o nome utente');
export const resetSubmit = text('registration.resetSubmit', 'Manda la mail');
export const resetFailed = text('registration.resetFailed', 'Non è stato possibile. Riprova tra qualche minuto.');
export const resetSentAny = text('registration.resetSentAny', 'Se hai un account, ti abbiamo scritto');
export const resetSentTo = text('registration.resetSentTo', 'Se {who} ha un account, ti abbiamo scritto');
export const resetSent = text(
  'registration.resetSent',
  'Apri la mail e premi il collegamento per scegliere la nuova password: vale un’ora e funziona una volta sola.',
);
export const resetResent = text('registration.resetResent', 'Se ti conosciamo, un’altra mail è in arrivo.');
export const resetAgain = text('registration.resetAgain', 'Usa un altro indirizzo');
export const newTitle = text('registration.newTitle', 'Scegli la nuova password');
export const newIntro = text('registration.newIntro', 'Per {email}. Gli altri dispositivi dovranno accedere di nuovo.');
export const newSubmit = text('registration.newSubmit', 'Salva la password');
export const newFailed = text(
  'registration.newFailed',
  'La password non è stata cambiata. Controlla che sia abbastanza lunga, oppure chiedi un’altra mail.',
);
export const linkFailed = text('registration.linkFailed', 'Questo collegamento è scaduto o è già stato usato.');
export const doneTitle = text('registration.doneTitle', 'Password cambiata');
export const doneText = text('registration.doneText', 'Da adesso accedi con la nuova password.');
export const back = text('registration.back', 'Torna all’accesso');
