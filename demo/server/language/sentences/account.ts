import type { Sentences } from '../translation.ts';

/** What the shop says of an account. */
export const account: Sentences = {
  'Questa informazione non c’è.': {
    en: 'This piece of information does not exist.',
    de: 'Diese Angabe gibt es nicht.',
  },
  'Questo tipo di contatto non esiste.': {
    en: 'There is no such kind of contact.',
    de: 'Diese Art von Kontakt gibt es nicht.',
  },
  'Hai già una carta fedeltà.': { en: 'You already have a loyalty card.', de: 'Sie haben bereits eine Kundenkarte.' },
  'Questa carta non può essere collegata: controlla il numero o passa in negozio.': {
    en: 'This card cannot be linked: check its number or come to the store.',
    de: 'Diese Karte lässt sich nicht verknüpfen: Prüfen Sie die Nummer oder kommen Sie in den Markt.',
  },
  'Puoi salvare al massimo {n} intestatari.': {
    en: 'You can keep at most {n} invoice addressees.',
    de: 'Sie können höchstens {n} Rechnungsempfänger speichern.',
  },
  'Questo intestatario non c’è.': {
    en: 'This invoice addressee is not there any more.',
    de: 'Diesen Rechnungsempfänger gibt es nicht mehr.',
  },
  'Le risposte sono troppo lunghe.': { en: 'The answers are too long.', de: 'Die Antworten sind zu lang.' },
  'La password deve essere lunga almeno {n} caratteri': {
    en: 'The password must have at least {n} characters',
    de: 'Das Passwort muss mindestens {n} Zeichen haben',
  },
  'Serve il codice fiscale o la partita IVA': {
    en: 'A tax code or a VAT number is needed',
    de: 'Es fehlt die Steuernummer oder die USt-IdNr.',
  },
  'Serve il codice SDI o la PEC': {
    en: 'An SDI code or a certified e-mail (PEC) is needed',
    de: 'Es fehlt der SDI-Code oder die zertifizierte E-Mail (PEC)',
  },
  'Chi opera per conto di un cliente non può cambiare i suoi dati di accesso né i suoi avvisi.': {
    en: 'Whoever acts for a customer can change neither their sign-in data nor their notices.',
    de: 'Wer für einen Kunden handelt, kann weder dessen Anmeldedaten noch dessen Hinweise ändern.',
  },
  'Il codice è scaduto o è stato sbagliato troppe volte: accedi di nuovo.': {
    en: 'The code has expired or was wrong too often: sign in again.',
    de: 'Der Code ist abgelaufen oder wurde zu oft falsch eingegeben: Melden Sie sich erneut an.',
  },
  'Ti abbiamo mandato per e-mail un codice di sei cifre: digitalo per entrare.': {
    en: 'We have sent you a code of six digits by e-mail: type it to sign in.',
    de: 'Wir haben Ihnen einen sechsstelligen Code per E-Mail geschickt: Geben Sie ihn zum Anmelden ein.',
  },
  'Il codice non è corretto.': { en: 'The code is not right.', de: 'Der Code ist nicht richtig.' },
  'Nella lista “{name}” non è entrato tutto.': {
    en: 'Not everything fitted into the list “{name}”.',
    de: 'In die Liste „{name}“ passte nicht alles.',
  },
  'E-mail o password non corrette.': { en: 'Wrong e-mail or password.', de: 'E-Mail oder Passwort ist falsch.' },
  'Prima di entrare conferma la tua e-mail con il collegamento che ti abbiamo mandato.': {
    en: 'Before you sign in, confirm your e-mail with the link that we have sent you.',
    de: 'Bestätigen Sie vor der Anmeldung Ihre E-Mail mit dem Link, den wir Ihnen geschickt haben.',
  },
  'I dati di accesso non sono validi.': {
    en: 'These are no valid sign-in data.',
    de: 'Diese Anmeldedaten sind ungültig.',
  },
  'L’accesso aziendale non è attivo: usa e-mail e password.': {
    en: 'Sign-in by company account is switched off: use e-mail and password.',
    de: 'Die Anmeldung über die Firma ist nicht aktiv: Nehmen Sie E-Mail und Passwort.',
  },
  'Questo indirizzo non è del negozio.': {
    en: 'This address is not the shop’s.',
    de: 'Diese Adresse gehört nicht zum Shop.',
  },
  'Il tuo account aziendale non è collegato a nessun cliente del negozio.': {
    en: 'Your company account is linked to no customer of the shop.',
    de: 'Ihr Firmenkonto ist mit keinem Kunden des Shops verknüpft.',
  },
  'Questo modo di accedere non è attivo: usa e-mail e password.': {
    en: 'This way to sign in is switched off: use e-mail and password.',
    de: 'Diese Art der Anmeldung ist nicht aktiv: Nehmen Sie E-Mail und Passwort.',
  },
  'Mancano i dati dell’accesso.': { en: 'The sign-in data are missing.', de: 'Die Anmeldedaten fehlen.' },
  'Non c’è nessun accesso da completare.': {
    en: 'There is no sign-in to be completed.',
    de: 'Es gibt keine Anmeldung, die abzuschließen wäre.',
  },
  'L’accesso non è stato confermato: riprova dall’inizio.': {
    en: 'The sign-in was not confirmed: start again.',
    de: 'Die Anmeldung wurde nicht bestätigt: Beginnen Sie noch einmal.',
  },
  'L’accesso aziendale non è stato confermato: riprova dall’inizio.': {
    en: 'The sign-in by company account was not confirmed: start again.',
    de: 'Die Anmeldung über die Firma wurde nicht bestätigt: Beginnen Sie noch einmal.',
  },
  'È obbligatorio accettare: {title}': {
    en: 'This has to be accepted: {title}',
    de: 'Dies muss akzeptiert werden: {title}',
  },
  'Questo collegamento è scaduto o è già stato usato: chiedine un altro.': {
    en: 'This link has expired or was used already: ask for another one.',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt: Fordern Sie einen neuen an.',
  },
  'Serve l’e-mail, il nome utente o il codice fiscale.': {
    en: 'The e-mail, the username or the tax code is needed.',
    de: 'Nötig ist die E-Mail, der Benutzername oder die Steuernummer.',
  },
  'Per la tua sicurezza conferma che sei tu: scrivi di nuovo la password.': {
    en: 'For your safety confirm that it is you: type your password again.',
    de: 'Bestätigen Sie zu Ihrer Sicherheit, dass Sie es sind: Geben Sie Ihr Passwort noch einmal ein.',
  },
  'La password non è corretta.': { en: 'The password is not right.', de: 'Das Passwort ist nicht richtig.' },
  'La password attuale non è corretta.': {
    en: 'The present password is not right.',
    de: 'Das bisherige Passwort ist falsch.',
  },
  'Questo nome utente non è disponibile.': {
    en: 'This username is not available.',
    de: 'Dieser Benutzername ist nicht verfügbar.',
  },
  'L’ordine {n} è ancora in corso: potrai cancellare i tuoi dati quando sarà consegnato.': {
    en: 'Order {n} is still under way: you can have your data erased once it is delivered.',
    de: 'Bestellung {n} läuft noch: Sobald sie geliefert ist, können Sie Ihre Daten löschen lassen.',
  },
  'Non sei nel back office.': { en: 'You are not in the back office.', de: 'Sie sind nicht im Backoffice.' },
  'Questo account non può essere scelto.': {
    en: 'This account cannot be chosen.',
    de: 'Dieses Konto kann nicht gewählt werden.',
  },
  'Il dispositivo non è valido.': { en: 'This is no valid device.', de: 'Das Gerät ist ungültig.' },
  'Per le offerte sul telefono serve il tuo consenso.': {
    en: 'Offers on the phone need your consent.',
    de: 'Für Angebote auf dem Telefon brauchen wir Ihre Einwilligung.',
  },
  'Un indirizzo non è valido.': { en: 'One address is not valid.', de: 'Eine Adresse ist ungültig.' },
  'Questo contatto non c’è.': { en: 'This contact is not there.', de: 'Diesen Kontakt gibt es nicht.' },
  'Questo negozio non c’è.': { en: 'There is no such store.', de: 'Diesen Markt gibt es nicht.' },
  'Questo consenso non c’è.': { en: 'There is no such consent.', de: 'Diese Einwilligung gibt es nicht.' },
  'Condizioni di vendita': { en: 'Terms of sale', de: 'Verkaufsbedingungen' },
  'Ho letto e accetto le <a href="/condizioni-di-vendita/">condizioni generali di vendita</a> del servizio di spesa online.':
    {
      en: 'I have read and accept the <a href="/condizioni-di-vendita/">general terms of sale</a> of the online shopping service.',
      de: 'Ich habe die <a href="/condizioni-di-vendita/">allgemeinen Verkaufsbedingungen</a> des Online-Einkaufs gelesen und akzeptiere sie.',
    },
  'Informativa sulla privacy': { en: 'Privacy notice', de: 'Datenschutzhinweise' },
  'Ho letto l’<a href="/privacy-policy/">informativa sul trattamento dei dati personali</a> ai sensi del Regolamento (UE) 2016/679.':
    {
      en: 'I have read the <a href="/privacy-policy/">notice on the processing of personal data</a> under Regulation (EU) 2016/679.',
      de: 'Ich habe die <a href="/privacy-policy/">Hinweise zur Verarbeitung personenbezogener Daten</a> nach der Verordnung (EU) 2016/679 gelesen.',
    },
  'Offerte e novità': { en: 'Offers and news', de: 'Angebote und Neuigkeiten' },
  'Desidero ricevere offerte e novità del negozio. Posso cambiare idea in qualsiasi momento.': {
    en: 'I wish to receive offers and news of the shop. I can change my mind at any time.',
    de: 'Ich möchte Angebote und Neuigkeiten des Shops erhalten. Ich kann es mir jederzeit anders überlegen.',
  },
  'Offerte su misura': { en: 'Offers made for me', de: 'Angebote nach Maß' },
  'Acconsento all’analisi dei miei acquisti per ricevere offerte adatte a me.': {
    en: 'I agree that my purchases are analysed so that offers suit me.',
    de: 'Ich willige ein, dass meine Einkäufe ausgewertet werden, damit Angebote zu mir passen.',
  },
  Oro: { en: 'Gold', de: 'Gold' },
  Argento: { en: 'Silver', de: 'Silber' },
  'Oro da 1.000 €': { en: 'Gold from €1,000', de: 'Gold ab 1.000 €' },
  Bronzo: { en: 'Bronze', de: 'Bronze' },
  'Argento da 300 €': { en: 'Silver from €300', de: 'Silber ab 300 €' },
  'Puoi rispondere al massimo a {n} sondaggi.': {
    en: 'You can answer {n} surveys at most.',
    de: 'Sie können höchstens {n} Umfragen beantworten.',
  },
};
