import type { Sentences } from '../translation.ts';

/** What the shop says of addresses, stores and timeslots. */
export const delivery: Sentences = {
  'Nuovo indirizzo aggiunto.': { en: 'New address added.', de: 'Neue Adresse hinzugefügt.' },
  'Questo tipo di indirizzo non esiste.': {
    en: 'There is no such kind of address.',
    de: 'Diese Art von Adresse gibt es nicht.',
  },
  'Questo indirizzo non c’è.': { en: 'There is no such address.', de: 'Diese Adresse gibt es nicht.' },
  'Questo indirizzo non esiste.': { en: 'There is no such address here.', de: 'Diese Adresse existiert nicht.' },
  'Questa posizione non esiste.': { en: 'There is no such place.', de: 'Diese Position gibt es nicht.' },
  'Una posizione ha latitudine e longitudine.': {
    en: 'A place has a latitude and a longitude.',
    de: 'Eine Position hat Breite und Länge.',
  },
  'Un prodotto': { en: 'A product', de: 'Ein Artikel' },
  '{name} non c’è nel nuovo negozio: è stato tolto dal carrello.': {
    en: '{name} is not sold in the new store: it was taken out of the cart.',
    de: '{name} gibt es im neuen Markt nicht: Er wurde aus dem Warenkorb genommen.',
  },
  '{name} ora costa {price} invece di {before}.': {
    en: '{name} now costs {price} instead of {before}.',
    de: '{name} kostet jetzt {price} statt {before}.',
  },
  'Di {name} nel nuovo negozio restano solo {n}.': {
    en: 'Only {n} of {name} are left in the new store.',
    de: 'Von {name} sind im neuen Markt nur noch {n} da.',
  },
  'Questo servizio non arriva a questo indirizzo.': {
    en: 'This service does not reach this address.',
    de: 'Dieser Service erreicht diese Adresse nicht.',
  },
  'È cambiato l’indirizzo: scegli di nuovo la fascia oraria.': {
    en: 'The address has changed: choose the timeslot again.',
    de: 'Die Adresse hat sich geändert: Wählen Sie das Zeitfenster neu.',
  },
  'È cambiato il modo di ricevere la spesa: scegli di nuovo la fascia oraria.': {
    en: 'The way you get your shopping has changed: choose the timeslot again.',
    de: 'Die Art der Zustellung hat sich geändert: Wählen Sie das Zeitfenster neu.',
  },
  'Il servizio che avevi scelto non arriva a questo indirizzo: scegli di nuovo dove ricevere la spesa.': {
    en: 'The service that you had chosen does not reach this address: choose again where to get your shopping.',
    de: 'Der gewählte Service erreicht diese Adresse nicht: Wählen Sie neu, wo Sie den Einkauf erhalten.',
  },
  'Serve la via.': { en: 'The street is needed.', de: 'Es fehlt die Straße.' },
  'Serve la città.': { en: 'The town is needed.', de: 'Es fehlt der Ort.' },
  'Il CAP {code} è di {town}, non di {typed}': {
    en: 'Postcode {code} is that of {town}, not of {typed}',
    de: 'Die PLZ {code} gehört zu {town}, nicht zu {typed}',
  },
  'Il CAP {code} non è in provincia di {province}': {
    en: 'Postcode {code} is not in the province of {province}',
    de: 'Die PLZ {code} liegt nicht in der Provinz {province}',
  },
  'Stai modificando l’ordine {n}: il suo indirizzo non si può cambiare.': {
    en: 'You are changing order {n}: its address cannot be changed.',
    de: 'Sie ändern gerade Bestellung {n}: Ihre Adresse lässt sich nicht ändern.',
  },
  'L’ordine {n} aspetta il pagamento: finché non è pagato o annullato, indirizzo e fascia oraria non si possono cambiare. Lo paghi o lo annulli dalla sua pagina.':
    {
      en: 'Order {n} waits for its payment: until it is paid or cancelled, address and timeslot cannot be changed. You pay or cancel it on its page.',
      de: 'Bestellung {n} wartet auf die Zahlung: Bis sie bezahlt oder storniert ist, lassen sich Adresse und Zeitfenster nicht ändern. Sie bezahlen oder stornieren sie auf ihrer Seite.',
    },
  'Non riconosciamo questo indirizzo': {
    en: 'We do not recognise this address',
    de: 'Wir erkennen diese Adresse nicht',
  },
  'Non arriviamo ancora a questo indirizzo.': {
    en: 'We do not deliver to this address yet.',
    de: 'Wir liefern noch nicht an diese Adresse.',
  },
  'Questo indirizzo è stato modificato mentre lo correggevi: non abbiamo ancora salvato le tue modifiche.': {
    en: 'This address was changed while you corrected it: we have not saved your changes yet.',
    de: 'Diese Adresse wurde geändert, während Sie sie korrigierten: Ihre Änderungen sind noch nicht gespeichert.',
  },
  'Puoi tenere al massimo {n} indirizzi.': {
    en: 'You can keep {n} addresses at most.',
    de: 'Sie können höchstens {n} Adressen speichern.',
  },
  'Non conosciamo questo codice aziendale: controllalo e riprova.': {
    en: 'We do not know this company code: check it and try again.',
    de: 'Wir kennen diesen Firmencode nicht: Prüfen Sie ihn und versuchen Sie es erneut.',
  },
  'Scegli prima l’indirizzo o il negozio.': {
    en: 'Choose the address or the store first.',
    de: 'Wählen Sie zuerst die Adresse oder den Markt.',
  },
  'Questa fascia oraria non c’è per il tuo indirizzo.': {
    en: 'There is no such timeslot for your address.',
    de: 'Dieses Zeitfenster gibt es für Ihre Adresse nicht.',
  },
  'Questa fascia oraria non si può più scegliere: scegline un’altra.': {
    en: 'This timeslot can no longer be chosen: choose another one.',
    de: 'Dieses Zeitfenster ist nicht mehr wählbar: Wählen Sie ein anderes.',
  },
  'Questa fascia oraria è appena stata occupata: scegline un’altra.': {
    en: 'This timeslot has just been taken: choose another one.',
    de: 'Dieses Zeitfenster wurde gerade belegt: Wählen Sie ein anderes.',
  },
  '{sum} in meno sulla consegna': { en: '{sum} off delivery', de: '{sum} weniger für die Lieferung' },
  'Scegli dove ricevere la spesa.': {
    en: 'Choose where to get your shopping.',
    de: 'Wählen Sie, wo Sie den Einkauf erhalten.',
  },
  'Scegli quando ricevere la spesa.': {
    en: 'Choose when to get your shopping.',
    de: 'Wählen Sie, wann Sie den Einkauf erhalten.',
  },
  'La fascia oraria che avevi scelto non è più disponibile: scegline un’altra.': {
    en: 'The timeslot that you had chosen is no longer available: choose another one.',
    de: 'Das gewählte Zeitfenster ist nicht mehr verfügbar: Wählen Sie ein anderes.',
  },
  'La fascia oraria che avevi scelto è stata occupata: scegline un’altra.': {
    en: 'The timeslot that you had chosen was taken: choose another one.',
    de: 'Das gewählte Zeitfenster wurde belegt: Wählen Sie ein anderes.',
  },
  'Il tuo indirizzo ora è servito in un altro modo: scegli di nuovo dove ricevere la spesa.': {
    en: 'Your address is served in another way now: choose again where to get your shopping.',
    de: 'Ihre Adresse wird jetzt anders beliefert: Wählen Sie neu, wo Sie den Einkauf erhalten.',
  },
  'Il CAP deve essere di 5 cifre': { en: 'The postcode must have 5 digits', de: 'Die PLZ muss fünf Ziffern haben' },
  'Manca il numero civico': { en: 'The house number is missing', de: 'Es fehlt die Hausnummer' },
  '{why}: controllalo, oppure salvalo comunque.': {
    en: '{why}: check it, or save it as it is.',
    de: '{why}: Prüfen Sie es oder speichern Sie trotzdem.',
  },
};
