import type { Sentences } from '../translation.ts';

/** The letters about an account. */
export const letters: Sentences = {
  'Scegli una nuova password': { en: 'Choose a new password', de: 'Neues Passwort wählen' },
  'Scegli la nuova password': { en: 'Choose the new password', de: 'Neues Passwort wählen' },
  'Ciao {name}, abbiamo ricevuto la richiesta di una nuova password.': {
    en: 'Hello {name}, we have received the request for a new password.',
    de: 'Hallo {name}, wir haben die Bitte um ein neues Passwort erhalten.',
  },
  'Il collegamento vale un’ora e una volta sola. Se non l’hai chiesta tu, ignora questo messaggio: la tua password resta quella di prima.':
    {
      en: 'The link holds for one hour and one time. If it was not you, ignore this message: your password stays as it was.',
      de: 'Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es war.',
    },
  'La tua password è cambiata': { en: 'Your password has changed', de: 'Ihr Passwort wurde geändert' },
  'Ciao {name}, la password del tuo account è stata cambiata e tutti i dispositivi sono usciti.': {
    en: 'Hello {name}, the password of your account was changed and all devices were signed out.',
    de: 'Hallo {name}, das Passwort Ihres Kontos wurde geändert und alle Geräte wurden abgemeldet.',
  },
  'Ciao {name}, la password del tuo account è stata cambiata e gli altri dispositivi sono usciti.': {
    en: 'Hello {name}, the password of your account was changed and the other devices were signed out.',
    de: 'Hallo {name}, das Passwort Ihres Kontos wurde geändert und die anderen Geräte wurden abgemeldet.',
  },
  'Se non l’hai cambiata tu, scegline subito un’altra.': {
    en: 'If it was not you, choose another one at once.',
    de: 'Wenn Sie das nicht waren, wählen Sie sofort ein anderes.',
  },
  'Conferma la tua registrazione': { en: 'Confirm your registration', de: 'Bestätigen Sie Ihre Registrierung' },
  'Ciao {name}, grazie per la registrazione.': {
    en: 'Hello {name}, thank you for registering.',
    de: 'Hallo {name}, danke für Ihre Registrierung.',
  },
  'La carta fedeltà che hai indicato è già collegata a un altro account: portala in negozio e la sistemiamo.': {
    en: 'The loyalty card that you named is linked to another account already: bring it to the store and we sort it out.',
    de: 'Die angegebene Kundenkarte ist schon mit einem anderen Konto verknüpft: Bringen Sie sie in den Markt, dann klären wir das.',
  },
  'Per attivare l’account conferma la tua e-mail entro un’ora.': {
    en: 'To activate the account confirm your e-mail within one hour.',
    de: 'Bestätigen Sie Ihre E-Mail innerhalb einer Stunde, um das Konto zu aktivieren.',
  },
  'Nel browser della registrazione il collegamento ti fa entrare subito e ti riporta dove eri.': {
    en: 'In the browser of the registration the link logs you in at once and takes you back to where you were.',
    de: 'Im Browser der Registrierung meldet der Link Sie sofort an und bringt Sie dorthin zurück, wo Sie waren.',
  },
  'Confermala solo se la registrazione è tua: chi l’ha fatta conosce la password. Se non lo è, ignora questo messaggio.':
    {
      en: 'Confirm it only if it was you who registered: whoever did knows the password. If it was not you, ignore this message.',
      de: 'Bestätigen Sie sie nur, wenn Sie sich selbst registriert haben: Wer das war, kennt das Passwort. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.',
    },
  'La tua carta fedeltà': { en: 'Your loyalty card', de: 'Ihre Kundenkarte' },
  'Conferma la registrazione': { en: 'Confirm the registration', de: 'Registrierung bestätigen' },
  'Hai già un account': { en: 'You have an account already', de: 'Sie haben bereits ein Konto' },
  'Ciao {name}, qualcuno ha appena provato a registrarsi con la tua e-mail.': {
    en: 'Hello {name}, somebody has just tried to register with your e-mail.',
    de: 'Hallo {name}, gerade hat jemand versucht, sich mit Ihrer E-Mail zu registrieren.',
  },
  'Se l’hai fatto tu, il tuo account c’è già: accedi come sempre o, se non ricordi la password, scegline una nuova. Se non l’hai fatto tu, non devi fare nulla.':
    {
      en: 'If it was you, your account is there already: sign in as always or, if you do not remember the password, choose a new one. If it was not you, you need not do anything.',
      de: 'Wenn Sie das waren: Ihr Konto gibt es schon. Melden Sie sich an wie immer oder wählen Sie ein neues Passwort, falls Sie es vergessen haben. Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
  'Hai già un account con questa e-mail': {
    en: 'You have an account with this e-mail already',
    de: 'Sie haben bereits ein Konto mit dieser E-Mail',
  },
  'Qualcuno ha chiesto di usare la tua e-mail per un altro account. Non devi fare nulla.': {
    en: 'Somebody has asked to use your e-mail for another account. You need not do anything.',
    de: 'Jemand wollte Ihre E-Mail für ein anderes Konto verwenden. Sie müssen nichts tun.',
  },
  'Conferma la tua nuova e-mail': { en: 'Confirm your new e-mail', de: 'Bestätigen Sie Ihre neue E-Mail' },
  'Conferma entro un’ora che vuoi usare questa e-mail per il tuo account.': {
    en: 'Confirm within one hour that you want to use this e-mail for your account.',
    de: 'Bestätigen Sie innerhalb einer Stunde, dass Sie diese E-Mail für Ihr Konto verwenden möchten.',
  },
  'Conferma la nuova e-mail': { en: 'Confirm the new e-mail', de: 'Neue E-Mail bestätigen' },
  'La tua e-mail è cambiata': { en: 'Your e-mail has changed', de: 'Ihre E-Mail wurde geändert' },
  'Ciao {name}, da ora per il tuo account vale un’altra e-mail.': {
    en: 'Hello {name}, from now on another e-mail holds for your account.',
    de: 'Hallo {name}, für Ihr Konto gilt ab jetzt eine andere E-Mail.',
  },
  'Se non l’hai cambiata tu, per 72 ore puoi tornare a questa: tutti i dispositivi escono e scegli una nuova password.':
    {
      en: 'If it was not you, you can go back to this one for 72 hours: all devices are signed out and you choose a new password.',
      de: 'Wenn Sie das nicht waren, können Sie 72 Stunden lang zu dieser zurück: Alle Geräte werden abgemeldet und Sie wählen ein neues Passwort.',
    },
  'Hai tolto un modo di accedere': { en: 'You removed a way to sign in', de: 'Sie haben eine Anmeldung entfernt' },
  'Ciao {name}, nel tuo account non si entra più con {way}, e gli altri dispositivi sono usciti.': {
    en: 'Hello {name}, nobody gets into your account with {way} any more, and the other devices are signed out.',
    de: 'Hallo {name}, mit {way} kommt niemand mehr in Ihr Konto, und die anderen Geräte sind abgemeldet.',
  },
  'Se non l’hai tolto tu, scegli subito un’altra password.': {
    en: 'If it was not you, choose another password at once.',
    de: 'Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort.',
  },
  'Torna alla mia e-mail': { en: 'Back to my e-mail', de: 'Zurück zu meiner E-Mail' },
  'La tua e-mail è di nuovo quella di prima': {
    en: 'Your e-mail is the one from before again',
    de: 'Ihre E-Mail ist wieder die alte',
  },
  'Il tuo account ha di nuovo questa e-mail, e tutti i dispositivi sono usciti. Scegli una nuova password entro un’ora.':
    {
      en: 'Your account has this e-mail again, and all devices are signed out. Choose a new password within one hour.',
      de: 'Ihr Konto hat wieder diese E-Mail und alle Geräte sind abgemeldet. Wählen Sie innerhalb einer Stunde ein neues Passwort.',
    },
  'Se entravi con Google o Facebook, al prossimo accesso te lo chiediamo di nuovo.': {
    en: 'If you signed in with Google or Facebook, we ask for it anew at your next sign-in.',
    de: 'Wenn Sie sich mit Google oder Facebook angemeldet haben, fragen wir bei der nächsten Anmeldung neu danach.',
  },
  'Cancellazione dei tuoi dati': { en: 'Erasing your data', de: 'Löschung Ihrer Daten' },
  'Ciao {name}, hai chiesto di cancellare i tuoi dati. Il collegamento vale un’ora e ti chiede ancora una conferma; dopo non si torna indietro.':
    {
      en: 'Hello {name}, you have asked to have your data erased. The link holds for one hour and asks you to confirm once more; after that there is no way back.',
      de: 'Hallo {name}, Sie möchten Ihre Daten löschen lassen. Der Link gilt eine Stunde und fragt Sie noch einmal; danach gibt es kein Zurück.',
    },
  'Gli ordini restano, senza il tuo nome, per il tempo che la legge chiede. Se non l’hai chiesto tu, ignora questo messaggio.':
    {
      en: 'Orders stay, without your name, for as long as the law asks. If it was not you, ignore this message.',
      de: 'Bestellungen bleiben ohne Ihren Namen so lange, wie das Gesetz es verlangt. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.',
    },
  'Vai alla conferma': { en: 'Go to the confirmation', de: 'Zur Bestätigung' },
  'Il tuo codice di accesso': { en: 'Your sign-in code', de: 'Ihr Anmeldecode' },
  'Un tuo dispositivo non riceve più le tue notifiche': {
    en: 'One of your devices no longer receives your notifications',
    de: 'Eines Ihrer Geräte erhält Ihre Benachrichtigungen nicht mehr',
  },
  'Ciao {name}, su un dispositivo che riceveva le tue notifiche ({model}) è entrato un altro account: da adesso riceve quelle.':
    {
      en: 'Hello {name}, another account has signed in on a device that received your notifications ({model}): from now on it receives theirs.',
      de: 'Hallo {name}, auf einem Gerät, das Ihre Benachrichtigungen erhielt ({model}), hat sich ein anderes Konto angemeldet: Ab jetzt erhält es dessen Benachrichtigungen.',
    },
  'Se usi ancora tu quel dispositivo, esci, rientra con il tuo account e accendi di nuovo le notifiche. Se non sai di chi è, cambia la password.':
    {
      en: 'If you still use that device, sign out, sign in with your account and switch notifications on again. If you do not know who it was, change your password.',
      de: 'Wenn Sie dieses Gerät noch benutzen, melden Sie sich ab, mit Ihrem Konto wieder an und schalten Sie die Benachrichtigungen erneut ein. Wenn Sie nicht wissen, wer es war, ändern Sie Ihr Passwort.',
    },
  'Ciao {name}, questo è il codice per entrare nel tuo account. Vale dieci minuti.': {
    en: 'Hello {name}, this is the code to sign in to your account. It holds for ten minutes.',
    de: 'Hallo {name}, dies ist der Code für die Anmeldung in Ihrem Konto. Er gilt zehn Minuten.',
  },
  'Se non stai entrando tu, cambia la password: qualcuno la conosce.': {
    en: 'If it was not you, change your password: somebody knows it.',
    de: 'Wenn Sie das nicht waren, ändern Sie Ihr Passwort: Jemand kennt es.',
  },
  'Il collegamento al tuo ordine {n}': { en: 'The link to your order {n}', de: 'Der Link zu Ihrer Bestellung {n}' },
  'Ciao {name}, da qui segui l’ordine {n} senza accedere e, finché i 14 giorni non sono passati, puoi recedere dal contratto.':
    {
      en: 'Hello {name}, here you follow order {n} without signing in and, until the 14 days are over, you can withdraw from the contract.',
      de: 'Hallo {name}, hier verfolgen Sie Bestellung {n} ohne Anmeldung und können den Vertrag widerrufen, solange die 14 Tage nicht vorüber sind.',
    },
  'Segui l’ordine': { en: 'Follow the order', de: 'Bestellung verfolgen' },
  'Recedere dal contratto qui': { en: 'Withdraw from contract here', de: 'Vertrag widerrufen' },
  'Scrivi l’e-mail con cui hai fatto l’ordine.': {
    en: 'Write the e-mail that you ordered with.',
    de: 'Geben Sie die E-Mail der Bestellung ein.',
  },
  'Se non l’hai chiesto tu, non devi fare nulla.': {
    en: 'If you did not ask for this, there is nothing to do.',
    de: 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun.',
  },
};
