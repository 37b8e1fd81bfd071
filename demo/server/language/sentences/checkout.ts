import type { Sentences } from '../translation.ts';

/** What the shop says at the checkout and of payments. */
export const checkout: Sentences = {
  'Hai già {n} ordini da pagare alla consegna in questa fascia oraria: paga questo con la carta, o scegli un’altra fascia.':
    {
      en: 'You already have {n} orders to be paid on delivery in this time slot: pay this one by card, or choose another slot.',
      de: 'Sie haben in diesem Zeitfenster schon {n} Bestellungen, die bei der Lieferung bezahlt werden: Zahlen Sie diese mit Karte oder wählen Sie ein anderes Zeitfenster.',
    },
  'Il carrello è vuoto.': { en: 'The cart is empty.', de: 'Der Warenkorb ist leer.' },
  'Questo modo di pagare non c’è per questa consegna.': {
    en: 'This way to pay is not offered for this delivery.',
    de: 'Diese Zahlungsart gibt es für diese Lieferung nicht.',
  },
  'Hai già usato il codice {code}: toglilo dal carrello.': {
    en: 'You have used the code {code} already: take it out of the cart.',
    de: 'Sie haben den Code {code} schon eingelöst: Nehmen Sie ihn aus dem Warenkorb.',
  },
  'Cassette riutilizzabili': { en: 'Reusable crates', de: 'Mehrwegkisten' },
  'Le riprendiamo alla consegna.': {
    en: 'We take them back at delivery.',
    de: 'Wir nehmen sie bei der Lieferung zurück.',
  },
  'Sacchetti per l’ortofrutta': { en: 'Bags for fruit and vegetables', de: 'Beutel für Obst und Gemüse' },
  'Biodegradabili e compostabili, uno per ogni prodotto da pesare.': {
    en: 'Biodegradable and compostable, one for each product to be weighed.',
    de: 'Biologisch abbaubar und kompostierbar, einer je Artikel, der gewogen wird.',
  },
  'I prodotti sono numeri separati da virgole.': {
    en: 'The products are numbers with commas between them.',
    de: 'Die Artikel sind durch Kommas getrennte Nummern.',
  },
  'Visa, Mastercard, Maestro e American Express. Paghi quando la spesa è pronta: ora riserviamo solo l’importo.': {
    en: 'Visa, Mastercard, Maestro and American Express. You pay when your shopping is ready: now we only reserve the amount.',
    de: 'Visa, Mastercard, Maestro und American Express. Sie zahlen, wenn der Einkauf gepackt ist: Jetzt reservieren wir nur den Betrag.',
  },
  'In contanti o con carta, al fattorino o al banco.': {
    en: 'In cash or by card, at the door or at the counter.',
    de: 'Bar oder mit Karte, an der Tür oder am Schalter.',
  },
  'Carta di credito o di debito': { en: 'Credit or debit card', de: 'Kredit- oder Debitkarte' },
  'Pagamento alla consegna': { en: 'Payment on delivery', de: 'Zahlung bei Lieferung' },
  'Questa carta salvata non c’è.': {
    en: 'There is no such saved card.',
    de: 'Diese gespeicherte Karte gibt es nicht.',
  },
  'La banca non risponde: non abbiamo preso alcun ordine, riprova fra poco.': {
    en: 'The bank does not answer: we have taken no order, try again in a moment.',
    de: 'Die Bank antwortet nicht: Wir haben keine Bestellung angenommen, versuchen Sie es gleich noch einmal.',
  },
  'La banca non ha autorizzato il pagamento: prova con un’altra carta o scegli di pagare alla consegna.': {
    en: 'The bank has not authorised the payment: try another card or choose to pay on delivery.',
    de: 'Die Bank hat die Zahlung nicht freigegeben: Versuchen Sie eine andere Karte oder zahlen Sie bei Lieferung.',
  },
  'Questa spesa è già stata ordinata: è l’ordine {n}.': {
    en: 'This shopping was ordered already: it is order {n}.',
    de: 'Dieser Einkauf wurde schon bestellt: Es ist Bestellung {n}.',
  },
  '{name} è stato appena venduto: controlla la quantità nel carrello.': {
    en: '{name} has just been sold: check the quantity in the cart.',
    de: '{name} wurde gerade verkauft: Prüfen Sie die Menge im Warenkorb.',
  },
  'Il carrello è cambiato: ora il totale è {sum}. Controllalo e conferma di nuovo.': {
    en: 'The cart has changed: the total is now {sum}. Check it and confirm again.',
    de: 'Der Warenkorb hat sich geändert: Die Summe ist jetzt {sum}. Prüfen Sie ihn und bestätigen Sie erneut.',
  },
  'Per la fattura scegli a chi intestarla, o togli la richiesta.': {
    en: 'For the invoice choose whom it goes to, or take the request back.',
    de: 'Wählen Sie für die Rechnung den Empfänger oder nehmen Sie den Wunsch zurück.',
  },
  'I dati di pagamento non sono validi.': {
    en: 'The payment data are not valid.',
    de: 'Die Zahlungsdaten sind ungültig.',
  },
  'Nel borsellino non c’è più abbastanza: guarda il nuovo totale e conferma di nuovo.': {
    en: 'There is no longer enough in the wallet: look at the new total and confirm again.',
    de: 'Das Guthaben reicht nicht mehr: Sehen Sie sich die neue Summe an und bestätigen Sie erneut.',
  },
  'I dati del pagamento sono troppo lunghi.': {
    en: 'The payment data are too long.',
    de: 'Die Zahlungsdaten sind zu lang.',
  },
};
