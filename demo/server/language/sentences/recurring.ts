import type { Sentences } from '../translation.ts';

/** What the shop says of weekly orders and riders’ missions. */
export const recurring: Sentences = {
  'Questa spesa ricorrente non c’è.': {
    en: 'There is no such recurring order.',
    de: 'Diesen Dauereinkauf gibt es nicht.',
  },
  'In questo giorno e a quest’ora non consegniamo a questo indirizzo.': {
    en: 'On this day and at this time we do not deliver to this address.',
    de: 'An diesem Tag und zu dieser Zeit liefern wir nicht an diese Adresse.',
  },
  'Per ordinare da soli ogni settimana ci serve il tuo consenso.': {
    en: 'To order by ourselves every week we need your consent.',
    de: 'Um jede Woche selbst zu bestellen, brauchen wir Ihre Einwilligung.',
  },
  'In questo giorno hai già una spesa ricorrente.': {
    en: 'You have a recurring order on this day already.',
    de: 'An diesem Tag haben Sie schon einen Dauereinkauf.',
  },
  'Fai prima una spesa: è quella che ripetiamo ogni settimana.': {
    en: 'Place an order first: it is what we repeat every week.',
    de: 'Bestellen Sie zuerst einmal: Das wiederholen wir jede Woche.',
  },
  'Per la spesa ricorrente serve una carta che hai già salvato.': {
    en: 'A recurring order needs a card that you have saved already.',
    de: 'Für den Dauereinkauf ist eine gespeicherte Karte nötig.',
  },
  'La carta {card} è scaduta: scegline un’altra.': {
    en: 'The card {card} has expired: choose another one.',
    de: 'Die Karte {card} ist abgelaufen: Wählen Sie eine andere.',
  },
  'Il motivo può avere al massimo {n} caratteri.': {
    en: 'The reason can have {n} characters at most.',
    de: 'Der Grund darf höchstens {n} Zeichen haben.',
  },
  'L’indirizzo non c’è più, o non ci arriviamo più.': {
    en: 'The address is no longer there, or we no longer deliver to it.',
    de: 'Die Adresse gibt es nicht mehr, oder wir liefern nicht mehr dorthin.',
  },
  'La fascia oraria che avevi scelto non c’è più: scegline un’altra.': {
    en: 'The timeslot that you had chosen is no longer there: choose another one.',
    de: 'Das gewählte Zeitfenster gibt es nicht mehr: Wählen Sie ein anderes.',
  },
  'Manca un modo di pagare valido.': { en: 'A valid way to pay is missing.', de: 'Es fehlt eine gültige Zahlungsart.' },
  'Non c’è più una spesa da ripetere.': {
    en: 'There is no order left to be repeated.',
    de: 'Es gibt keine Bestellung mehr, die zu wiederholen wäre.',
  },
  'La carta non ha pagato l’ordine: puoi pagarlo dalla sua pagina.': {
    en: 'The card has not paid the order: you can pay it on its page.',
    de: 'Die Karte hat die Bestellung nicht bezahlt: Sie können sie auf ihrer Seite bezahlen.',
  },
  'Nella spesa ricorrente di {day} manca qualcosa': {
    en: 'Something is missing in the recurring order of {day}',
    de: 'Im Dauereinkauf von {day} fehlt etwas',
  },
  'Abbiamo preparato il tuo ordine ricorrente {n}, ma questi prodotti ora non ci sono: {names}.': {
    en: 'We have placed your recurring order {n}, but these products are not there now: {names}.',
    de: 'Wir haben Ihren Dauereinkauf {n} angelegt, aber diese Artikel gibt es gerade nicht: {names}.',
  },
  'Puoi ancora modificarlo dalla pagina dell’ordine.': {
    en: 'You can still change it on the page of the order.',
    de: 'Sie können ihn auf der Seite der Bestellung noch ändern.',
  },
  'La spesa ricorrente di {day} non è partita': {
    en: 'The recurring order of {day} was not placed',
    de: 'Der Dauereinkauf von {day} wurde nicht bestellt',
  },
  'Non abbiamo potuto preparare la tua spesa ricorrente ({day}). {reason}': {
    en: 'We could not place your recurring order ({day}). {reason}',
    de: 'Wir konnten Ihren Dauereinkauf nicht anlegen ({day}). {reason}',
  },
  'Non devi pagare nulla. Puoi fare la spesa tu, oppure cambiare la spesa ricorrente.': {
    en: 'You have nothing to pay. You can order by yourself, or change the recurring order.',
    de: 'Sie müssen nichts zahlen. Sie können selbst bestellen oder den Dauereinkauf ändern.',
  },
  'La spesa ricorrente {n} non è ancora pagata': {
    en: 'The recurring order {n} is not paid yet',
    de: 'Der Dauereinkauf {n} ist noch nicht bezahlt',
  },
  'Il pagamento della tua spesa ricorrente {n} non è andato a buon fine e non ti è stato addebitato nulla.': {
    en: 'The payment of your recurring order {n} has failed and you were charged nothing.',
    de: 'Die Zahlung Ihres Dauereinkaufs {n} ist fehlgeschlagen und es wurde nichts abgebucht.',
  },
  'Paga l’ordine': { en: 'Pay the order', de: 'Bestellung bezahlen' },
  'Le consegne sono di tipo 1, 2 o 3.': {
    en: 'Deliveries are of type 1, 2 or 3.',
    de: 'Lieferungen sind vom Typ 1, 2 oder 3.',
  },
  'La consegna dell’ordine {n} è già conclusa.': {
    en: 'The delivery of order {n} is over already.',
    de: 'Die Lieferung zu Bestellung {n} ist schon erledigt.',
  },
  'L’ordine {n} l’ha già preso qualcun altro.': {
    en: 'Somebody else has taken order {n} already.',
    de: 'Bestellung {n} hat schon jemand anderes übernommen.',
  },
  'Prima prendi la consegna, poi segnala come fatta.': {
    en: 'Take the delivery first, then mark it as made.',
    de: 'Übernehmen Sie die Lieferung, bevor Sie sie als erledigt melden.',
  },
  'L’ordine {n} non è ancora pronto: chiedi al negozio.': {
    en: 'Order {n} is not ready yet: ask the store.',
    de: 'Bestellung {n} ist noch nicht fertig: Fragen Sie im Markt.',
  },
};
