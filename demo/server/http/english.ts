/** What the reference shop says of an account, Italian sentence → English; `{slots}` are whatever stands there. */
export const sentences: Readonly<Record<string, string>> = {
  'Questa informazione non c’è.': 'This piece of information does not exist.',
  'Questo tipo di contatto non esiste.': 'There is no such kind of contact.',
  'Hai già una carta fedeltà.': 'You already have a loyalty card.',
  'Questa carta non può essere collegata: controlla il numero o passa in negozio.':
    'This card cannot be linked: check its number or come to the store.',
  'Puoi salvare al massimo {n} intestatari.': 'You can keep at most {n} invoice addressees.',
  'Questo intestatario non c’è.': 'This invoice addressee is not there any more.',
  'Le risposte sono troppo lunghe.': 'The answers are too long.',
  'La password deve essere lunga almeno {n} caratteri': 'The password must have at least {n} characters',
  'Serve il codice fiscale o la partita IVA': 'A tax code or a VAT number is needed',
  'Serve il codice SDI o la PEC': 'An SDI code or a certified e-mail (PEC) is needed',
  'Chi opera per conto di un cliente non può cambiare i suoi dati di accesso né i suoi avvisi.':
    'Whoever acts for a customer can change neither their sign-in data nor their notices.',
  'Il codice è scaduto o è stato sbagliato troppe volte: accedi di nuovo.':
    'The code has expired or was wrong too often: sign in again.',
  'Ti abbiamo mandato per e-mail un codice di sei cifre: digitalo per entrare.':
    'We have sent you a code of six digits by e-mail: type it to sign in.',
  'Il codice non è corretto.': 'The code is not right.',
  'Nella lista “{name}” non è entrato tutto.': 'Not everything fitted into the list “{name}”.',
  'E-mail o password non corrette.': 'Wrong e-mail or password.',
  'Prima di entrare conferma la tua e-mail con il collegamento che ti abbiamo mandato.':
    'Before you sign in, confirm your e-mail with the link that we have sent you.',
  'I dati di accesso non sono validi.': 'These are no valid sign-in data.',
  'L’accesso aziendale non è attivo: usa e-mail e password.':
    'Sign-in by company account is switched off: use e-mail and password.',
  'Questo indirizzo non è del negozio.': 'This address is not the shop’s.',
  'Il tuo account aziendale non è collegato a nessun cliente del negozio.':
    'Your company account is linked to no customer of the shop.',
  'La risposta non appartiene a questa richiesta: riprova dall’inizio.':
    'This answer does not belong to this request: start again.',
  'Questo modo di accedere non è attivo: usa e-mail e password.':
    'This way to sign in is switched off: use e-mail and password.',
  'Mancano i dati dell’accesso.': 'The sign-in data are missing.',
  'Non c’è nessun accesso da completare.': 'There is no sign-in to be completed.',
  'L’accesso non è stato confermato: riprova dall’inizio.': 'The sign-in was not confirmed: start again.',
  'L’accesso aziendale non è stato confermato: riprova dall’inizio.':
    'The sign-in by company account was not confirmed: start again.',
  'È obbligatorio accettare: {title}': 'This has to be accepted: {title}',
  'Questo collegamento è scaduto o è già stato usato: chiedine un altro.':
    'This link has expired or was used already: ask for another one.',
  'Serve l’e-mail, il nome utente o il codice fiscale.': 'The e-mail, the username or the tax code is needed.',
  'Per disattivare il codice esci e accedi di nuovo digitandolo.':
    'To switch the code off, sign out and sign in again with it.',
  'La password attuale non è corretta.': 'The present password is not right.',
  'Questo nome utente non è disponibile.': 'This username is not available.',
  'L’ordine {n} è ancora in corso: potrai cancellare i tuoi dati quando sarà consegnato.':
    'Order {n} is still under way: you can have your data erased once it is delivered.',
  'Non sei nel back office.': 'You are not in the back office.',
  'Questo account non può essere scelto.': 'This account cannot be chosen.',
  'Il dispositivo non è valido.': 'This is no valid device.',
  'Per le offerte sul telefono serve il tuo consenso.': 'Offers on the phone need your consent.',
  'Un indirizzo non è valido.': 'One address is not valid.',
  'Questo contatto non c’è.': 'This contact is not there.',
  'Questo negozio non c’è.': 'There is no such store.',
  'Questo consenso non c’è.': 'There is no such consent.',
  'Il parametro {name} è ripetuto.': 'The parameter {name} is repeated.',
  'Il campo {name} non è valido.': 'The field {name} is not valid.',
  'La richiesta non è valida.': 'The request is not valid.',
  'Il corpo della richiesta non è JSON valido.': 'The body of the request is not valid JSON.',
  'Il corpo della richiesta non è testo UTF-8.': 'The body of the request is not UTF-8 text.',
  'Il corpo della richiesta si è interrotto.': 'The body of the request broke off.',
  'Il corpo della richiesta non è un modulo.': 'The body of the request is not a form.',
  'Serve il tipo di contenuto {type}.': 'The content type {type} is needed.',
  'I dati non sono completi.': 'The data are not complete.',
  'La sessione è scaduta, si prega di rieffettuare il login per continuare.':
    'The session has expired, please sign in again to continue.',
  'Accedi per continuare.': 'Sign in to continue.',
  'Troppi tentativi. Riprova fra {n} secondi.': 'Too many tries. Try again in {n} seconds.',
  'Il negozio non risponde, riprova tra qualche minuto.': 'The shop does not answer, try again in a few minutes.',
  'Si è verificato un errore, riprova tra qualche minuto.': 'An error has occurred, try again in a few minutes.',
  'Un valore della richiesta non è valido.': 'A value of the request is not valid.',
  'Questa pagina non può usare il negozio.': 'This page may not use the shop.',
  'La chiave di idempotenza non è valida.': 'The idempotency key is not valid.',
  'La stessa richiesta è già in lavorazione.': 'The same request is being worked on already.',
  'Questa chiave è già servita per un’altra richiesta.': 'This key has served for another request already.',
  'Il controllo contro gli abusi non è riuscito: riprova.': 'The check against abuse did not succeed: try again.',
  'Con un account di servizio non si fa la spesa: accedi come cliente.':
    'One does not shop with a service account: sign in as a customer.',
  'Il tuo account non è abilitato a questa funzione.': 'Your account may not use this.',

  'Condizioni di vendita': 'Terms of sale',
  'Ho letto e accetto le condizioni generali di vendita del servizio di spesa online.':
    'I have read and accept the general terms of sale of the online shopping service.',
  'Informativa sulla privacy': 'Privacy notice',
  'Ho letto l’informativa sul trattamento dei dati personali ai sensi del Regolamento (UE) 2016/679.':
    'I have read the notice on the processing of personal data under Regulation (EU) 2016/679.',
  'Offerte e novità': 'Offers and news',
  'Desidero ricevere offerte e novità del negozio. Posso cambiare idea in qualsiasi momento.':
    'I wish to receive offers and news of the shop. I can change my mind at any time.',
  'Offerte su misura': 'Offers made for me',
  'Acconsento all’analisi dei miei acquisti per ricevere offerte adatte a me.':
    'I agree that my purchases are analysed so that offers suit me.',
  oro: 'gold',
  argento: 'silver',
  bronzo: 'bronze',
};
