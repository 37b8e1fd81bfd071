import type { Sentences } from '../translation.ts';

/** What the shop says of a request, whatever it is about. */
export const request: Sentences = {
  'La risposta non appartiene a questa richiesta: riprova dall’inizio.': {
    en: 'This answer does not belong to this request: start again.',
    de: 'Die Antwort gehört nicht zu dieser Anfrage: Beginnen Sie noch einmal.',
  },
  'Il parametro {name} è ripetuto.': {
    en: 'The parameter {name} is repeated.',
    de: 'Der Parameter {name} kommt mehrfach vor.',
  },
  'Il campo {name} non è valido.': { en: 'The field {name} is not valid.', de: 'Das Feld {name} ist ungültig.' },
  'La richiesta non è valida.': { en: 'The request is not valid.', de: 'Die Anfrage ist ungültig.' },
  'Il corpo della richiesta non è JSON valido.': {
    en: 'The body of the request is not valid JSON.',
    de: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  },
  'Il corpo della richiesta non è testo UTF-8.': {
    en: 'The body of the request is not UTF-8 text.',
    de: 'Der Inhalt der Anfrage ist kein UTF-8-Text.',
  },
  'Il corpo della richiesta si è interrotto.': {
    en: 'The body of the request broke off.',
    de: 'Der Inhalt der Anfrage brach ab.',
  },
  'Il corpo della richiesta non è un modulo.': {
    en: 'The body of the request is not a form.',
    de: 'Der Inhalt der Anfrage ist kein Formular.',
  },
  'Serve il tipo di contenuto {type}.': {
    en: 'The content type {type} is needed.',
    de: 'Nötig ist der Inhaltstyp {type}.',
  },
  'I dati non sono completi.': { en: 'The data are not complete.', de: 'Die Daten sind unvollständig.' },
  'La sessione è scaduta, si prega di rieffettuare il login per continuare.': {
    en: 'The session has expired, please sign in again to continue.',
    de: 'Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.',
  },
  'Accedi per continuare.': { en: 'Sign in to continue.', de: 'Melden Sie sich an, um fortzufahren.' },
  'Troppi tentativi. Riprova fra {n} secondi.': {
    en: 'Too many tries. Try again in {n} seconds.',
    de: 'Zu viele Versuche. Versuchen Sie es in {n} Sekunden erneut.',
  },
  'Troppi tentativi. Riprova fra {n} minuti.': {
    en: 'Too many tries. Try again in {n} minutes.',
    de: 'Zu viele Versuche. Versuchen Sie es in {n} Minuten erneut.',
  },
  'Il negozio non risponde, riprova tra qualche minuto.': {
    en: 'The shop does not answer, try again in a few minutes.',
    de: 'Der Shop antwortet nicht, versuchen Sie es in einigen Minuten erneut.',
  },
  'Si è verificato un errore, riprova tra qualche minuto.': {
    en: 'An error has occurred, try again in a few minutes.',
    de: 'Ein Fehler ist aufgetreten, bitte versuchen Sie es in einigen Minuten erneut.',
  },
  'Un valore della richiesta non è valido.': {
    en: 'A value of the request is not valid.',
    de: 'Ein Wert der Anfrage ist ungültig.',
  },
  'Questa pagina non può usare il negozio.': {
    en: 'This page may not use the shop.',
    de: 'Diese Seite darf den Shop nicht benutzen.',
  },
  'La chiave di idempotenza non è valida.': {
    en: 'The idempotency key is not valid.',
    de: 'Der Idempotenzschlüssel ist ungültig.',
  },
  'La stessa richiesta è già in lavorazione.': {
    en: 'The same request is being worked on already.',
    de: 'Dieselbe Anfrage wird schon bearbeitet.',
  },
  'Questa chiave è già servita per un’altra richiesta.': {
    en: 'This key has served for another request already.',
    de: 'Dieser Schlüssel diente schon für eine andere Anfrage.',
  },
  'Il controllo contro gli abusi non è riuscito: riprova.': {
    en: 'The check against abuse did not succeed: try again.',
    de: 'Die Prüfung gegen Missbrauch ist nicht gelungen: Versuchen Sie es erneut.',
  },
  'Con un account di servizio non si fa la spesa: accedi come cliente.': {
    en: 'One does not shop with a service account: sign in as a customer.',
    de: 'Mit einem Dienstkonto kauft man nicht ein: Melden Sie sich als Kunde an.',
  },
  'Il tuo account non è abilitato a questa funzione.': {
    en: 'Your account may not use this.',
    de: 'Ihr Konto ist dafür nicht freigeschaltet.',
  },
  'Da questa connessione oggi sono stati aperti troppi carrelli. Accedi con il tuo account, o riprova domani.': {
    en: 'Too many carts have been opened from this connection today. Sign in with your account, or try again tomorrow.',
    de: 'Über diese Verbindung wurden heute zu viele Warenkörbe geöffnet. Melden Sie sich mit Ihrem Konto an, oder versuchen Sie es morgen erneut.',
  },
  'Questo lo può fare solo il cliente dal suo account: soldi, consensi e dati di accesso non si decidono per altri.': {
    en: 'Only the customer can do this from their account: money, consents and sign-in data are not decided for others.',
    de: 'Das kann nur der Kunde in seinem Konto: Über Geld, Einwilligungen und Zugangsdaten entscheidet niemand für andere.',
  },
  'Il registro è solo per chi amministra il negozio.': {
    en: 'The audit is only for those who administer the shop.',
    de: 'Das Protokoll ist nur für die Verwaltung des Geschäfts.',
  },
  'Scrivi un giorno del calendario.': { en: 'Write a day of the calendar.', de: 'Geben Sie einen Kalendertag ein.' },
};
