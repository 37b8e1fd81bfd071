import type { Sentences } from '../translation.ts';

/** The mails and notices about an order. */
export const mails: Sentences = {
  Consegna: { en: 'Delivery', de: 'Lieferung' },
  '{day} tra le {from} e le {to}': { en: '{day} between {from} and {to}', de: '{day} zwischen {from} und {to} Uhr' },
  'Arriva {when}.': { en: 'It comes {when}.', de: 'Sie kommt {when}.' },
  'Ti aspetta {when}.': { en: 'It waits for you {when}.', de: 'Sie liegt für Sie bereit: {when}.' },
  'Diritto di recesso: hai 14 giorni dalla consegna, senza dire perché, dalla pagina dell’ordine o, anche senza accedere, in fondo al sito.':
    {
      en: 'Right of withdrawal: you have 14 days from delivery, without saying why, on the page of the order or, also without signing in, at the foot of the site.',
      de: 'Widerrufsrecht: Sie haben ab Lieferung 14 Tage, ohne Angabe von Gründen, auf der Seite der Bestellung oder, auch ohne Anmeldung, am Fuß der Website.',
    },
  'Venditore: {name}, {address}, partita IVA e codice fiscale {vatNumber}.': {
    en: 'Seller: {name}, {address}, VAT number and tax code {vatNumber}.',
    de: 'Verkäufer: {name}, {address}, USt-IdNr. und Steuernummer {vatNumber}.',
  },
  'Negozio di dimostrazione: nomi, prezzi e ordini sono inventati, nessun pagamento è vero.': {
    en: 'Demonstration shop: names, prices and orders are invented, no payment is real.',
    de: 'Demonstrationsgeschäft: Namen, Preise und Bestellungen sind erfunden, keine Zahlung ist echt.',
  },
  'Vai al negozio': { en: 'Go to the shop', de: 'Zum Geschäft' },
  Scrivici: { en: 'Write to us', de: 'Schreiben Sie uns' },
  'Condizioni di vendita': { en: 'Terms of sale', de: 'Verkaufsbedingungen' },
  Privacy: { en: 'Privacy', de: 'Datenschutz' },
  Ordine: { en: 'Order', de: 'Bestellung' },
  Quando: { en: 'When', de: 'Wann' },
  Pagamento: { en: 'Payment', de: 'Zahlung' },
  Carta: { en: 'Card', de: 'Karte' },
  'Alla consegna': { en: 'On delivery', de: 'Bei Lieferung' },
  'La tua spesa': { en: 'Your shopping', de: 'Ihr Einkauf' },
  'Nulla: c’è tutto come l’hai ordinato.': {
    en: 'Nothing: all is there as you ordered it.',
    de: 'Nichts: Alles ist da, wie Sie es bestellt haben.',
  },
  'Grazie {name}, il tuo ordine {order} è cambiato': {
    en: 'Thank you {name}, your order {order} has changed',
    de: 'Danke {name}, Ihre Bestellung {order} ist geändert',
  },
  'Prende il posto dell’ordine {n}, che non vale più.': {
    en: 'It takes the place of order {n}, which holds no more.',
    de: 'Sie ersetzt Bestellung {n}, die nicht mehr gilt.',
  },
  'Vedi l’ordine': { en: 'See the order', de: 'Bestellung ansehen' },
  'Rispondi ora': { en: 'Answer now', de: 'Jetzt antworten' },
  'Che cosa ti proponiamo': { en: 'What we propose', de: 'Unser Vorschlag' },
  'al posto di {name}, {price}': { en: 'in place of {name}, {price}', de: 'statt {name}, {price}' },
  'ne avevi chiesto {quantity}, {price}': {
    en: 'you asked for {quantity}, {price}',
    de: 'bestellt waren {quantity}, {price}',
  },
  'Abbiamo preparato e pesato la tua spesa: il totale finale è {sum}.': {
    en: 'We have prepared and weighed your shopping: the final total is {sum}.',
    de: 'Wir haben Ihren Einkauf gepackt und gewogen: Die Endsumme ist {sum}.',
  },
  'Mentre preparavamo la tua spesa è mancato qualcosa: ti proponiamo che cosa mettere al suo posto. Rispondi {until}.':
    {
      en: 'While we prepared your shopping something was missing: we propose what to put in its place. Answer {until}.',
      de: 'Beim Packen Ihres Einkaufs fehlte etwas: Wir schlagen Ersatz vor. Antworten Sie {until}.',
    },
  'Grazie! Se manca qualcosa, scrivici: te lo rimborsiamo.': {
    en: 'Thank you! If something is missing, write to us: we pay it back.',
    de: 'Danke! Wenn etwas fehlt, schreiben Sie uns: Wir erstatten es.',
  },
  'Qualcosa non andava?': { en: 'Was something wrong?', de: 'War etwas nicht in Ordnung?' },
  'Manda un reclamo': { en: 'Send a complaint', de: 'Beschwerde senden' },
  'Abbiamo iniziato a preparare la tua spesa: da ora non si può più cambiare.': {
    en: 'We have begun to prepare your shopping: it can no longer be changed.',
    de: 'Wir haben begonnen, Ihren Einkauf zu packen: Er kann nicht mehr geändert werden.',
  },
  'Apri le spese ricorrenti': { en: 'Open your recurring orders', de: 'Daueraufträge öffnen' },
  Prodotti: { en: 'Products', de: 'Artikel' },
  'Sacchetti ({n})': { en: 'Bags ({n})', de: 'Beutel ({n})' },
  Totale: { en: 'Total', de: 'Summe' },
  'I prezzi comprendono l’IVA.': { en: 'Prices include VAT.', de: 'Die Preise enthalten die Mehrwertsteuer.' },
  'Diritto di recesso: è escluso, perché sono tutti prodotti deperibili.': {
    en: 'Right of withdrawal: it is excluded, since all products are perishable.',
    de: 'Widerrufsrecht: Es ist ausgeschlossen, da alle Artikel verderblich sind.',
  },
  'Garanzia legale di conformità, almeno 2 anni: se un bene è difettoso o non è come descritto, il venditore ne risponde per due anni dalla consegna, gratis: riparazione o sostituzione e, se non bastano, uno sconto sul prezzo o il rimborso.':
    {
      en: 'Legal guarantee of conformity, at least 2 years: if goods are faulty or not as described, the seller is liable for two years from delivery, free of charge: repair or replacement and, if that is not enough, a price reduction or your money back.',
      de: 'Gesetzliche Gewährleistung, mindestens 2 Jahre: Ist eine Ware mangelhaft oder nicht wie beschrieben, haftet der Verkäufer ab der Lieferung zwei Jahre, kostenlos: Reparatur oder Ersatz und, wenn das nicht genügt, Preisminderung oder Ihr Geld zurück.',
    },
  'L’ha fatto per te {name}, del servizio clienti. Se non l’hai chiesto tu, annullalo dalla pagina dell’ordine.': {
    en: '{name} of customer service placed it for you. If you did not ask for it, cancel it on the page of the order.',
    de: '{name} vom Kundenservice hat sie für Sie aufgegeben. Wenn Sie das nicht wollten, stornieren Sie sie auf der Seite der Bestellung.',
  },
  'Avviso ufficiale dell’Unione europea sulla garanzia legale': {
    en: 'Official European Union notice on the legal guarantee',
    de: 'Offizieller Hinweis der Europäischen Union zur gesetzlichen Gewährleistung',
  },
  'Il recesso è escluso per i prodotti deperibili: {names}.': {
    en: 'Withdrawal is excluded for perishable products: {names}.',
    de: 'Der Widerruf ist für verderbliche Artikel ausgeschlossen: {names}.',
  },
  'Valgono le condizioni di vendita pubblicate sul sito il giorno dell’ordine.': {
    en: 'The terms of sale hold that stood on the site on the day of the order.',
    de: 'Es gelten die Verkaufsbedingungen, die am Tag der Bestellung auf der Website standen.',
  },
  Prodotto: { en: 'Product', de: 'Artikel' },
  Quantità: { en: 'Quantity', de: 'Menge' },
  Prezzo: { en: 'Price', de: 'Preis' },
  '* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo. Sulla carta è riservato al massimo {sum}.':
    {
      en: '* Products of variable weight: the final price depends on the actual weight. On the card {sum} at most are reserved.',
      de: '* Artikel mit variablem Gewicht: Der Endpreis hängt vom tatsächlichen Gewicht ab. Auf der Karte sind höchstens {sum} reserviert.',
    },
  '* Prodotti a peso variabile: il prezzo finale dipende dal peso effettivo.': {
    en: '* Products of variable weight: the final price depends on the actual weight.',
    de: '* Artikel mit variablem Gewicht: Der Endpreis hängt vom tatsächlichen Gewicht ab.',
  },
  'Puoi cambiare o annullare l’ordine dalla sua pagina {until}, finché non iniziamo a prepararlo.': {
    en: 'You can change or cancel the order on its page {until}, as long as we have not begun to pick it.',
    de: 'Sie können die Bestellung auf ihrer Seite {until} ändern oder stornieren, solange wir nicht begonnen haben, sie zu packen.',
  },
  'Questo ordine non si può più cambiare né annullare: la consegna è troppo vicina.': {
    en: 'This order can no longer be changed or cancelled: the delivery is too near.',
    de: 'Diese Bestellung lässt sich nicht mehr ändern oder stornieren: Die Lieferung ist zu nah.',
  },
  'Grazie {name}, abbiamo ricevuto il tuo ordine {order}': {
    en: 'Thank you {name}, we have received your order {order}',
    de: 'Danke {name}, wir haben Ihre Bestellung {order} erhalten',
  },
  'Il tuo ordine {order}: {when}': { en: 'Your order {order}: {when}', de: 'Ihre Bestellung {order}: {when}' },
  'Quello che hai pagato torna sulla carta.': {
    en: 'What you have paid goes back to the card.',
    de: 'Was Sie bezahlt haben, kommt auf die Karte zurück.',
  },
  'Non devi pagare nulla.': { en: 'You have nothing to pay.', de: 'Sie müssen nichts zahlen.' },
  'L’ordine {n} è pronto': { en: 'Order {n} is ready', de: 'Bestellung {n} ist gepackt' },
  'L’ordine {n} aspetta una tua risposta': {
    en: 'Order {n} waits for your answer',
    de: 'Bestellung {n} wartet auf Ihre Antwort',
  },
  'L’ordine {n} non aspetta più la tua risposta': {
    en: 'Order {n} no longer waits for your answer',
    de: 'Bestellung {n} wartet nicht mehr auf Ihre Antwort',
  },
  'Non serve più che tu risponda alla nostra domanda: andiamo avanti con la tua spesa.': {
    en: 'You no longer need to answer our question: we are getting on with your shopping.',
    de: 'Sie brauchen unsere Frage nicht mehr zu beantworten: Wir machen mit Ihrem Einkauf weiter.',
  },
  'Andiamo avanti con la tua spesa: non devi fare nulla.': {
    en: 'We are getting on with your shopping: there is nothing you need to do.',
    de: 'Wir machen mit Ihrem Einkauf weiter: Sie brauchen nichts zu tun.',
  },
  'È mancato qualcosa: dicci che cosa mettere al suo posto.': {
    en: 'Something was missing: tell us what to put in its place.',
    de: 'Es fehlte etwas: Sagen Sie uns, was an seine Stelle soll.',
  },
  'L’ordine {n} è consegnato': { en: 'Order {n} is delivered', de: 'Bestellung {n} ist geliefert' },
  'L’ordine {n} non è stato pagato': { en: 'Order {n} was not paid', de: 'Bestellung {n} wurde nicht bezahlt' },
  'Il pagamento dell’ordine {n}, previsto {when}, non è riuscito e non ti è stato addebitato nulla. I prodotti sono di nuovo nel carrello: puoi riprovare con un’altra carta, dal carrello o dalla pagina dell’ordine, finché la fascia oraria è libera.':
    {
      en: 'The payment of order {n}, due {when}, did not go through and you have not been charged. The products are back in your cart: you can try again with another card, from the cart or from the order’s page, while the time slot is free.',
      de: 'Die Zahlung von Bestellung {n}, vorgesehen {when}, hat nicht geklappt, und Ihnen wurde nichts berechnet. Die Produkte sind wieder im Warenkorb: Sie können es mit einer anderen Karte noch einmal versuchen, im Warenkorb oder auf der Seite der Bestellung, solange die Lieferzeit frei ist.',
    },
  'Non ti è stato addebitato nulla: puoi riprovare finché la fascia oraria è libera.': {
    en: 'You have not been charged: you can try again while the time slot is free.',
    de: 'Ihnen wurde nichts berechnet: Sie können es noch einmal versuchen, solange die Lieferzeit frei ist.',
  },
  'Stiamo preparando l’ordine {n}': { en: 'We are preparing order {n}', de: 'Wir bereiten Bestellung {n} vor' },
  'Da ora non si può più cambiare.': {
    en: 'It can no longer be changed.',
    de: 'Sie kann nicht mehr geändert werden.',
  },
  'Se manca qualcosa, scrivici.': {
    en: 'If something is missing, write to us.',
    de: 'Wenn etwas fehlt, schreiben Sie uns.',
  },
  'L’ordine {n} non è stato ritirato': { en: 'Order {n} was not collected', de: 'Bestellung {n} wurde nicht abgeholt' },
  'Nessuno ha ritirato l’ordine {n}.': {
    en: 'Nobody has collected order {n}.',
    de: 'Niemand hat Bestellung {n} abgeholt.',
  },
  'Non siamo riusciti a consegnare l’ordine {n}': {
    en: 'We could not deliver order {n}',
    de: 'Wir konnten Bestellung {n} nicht liefern',
  },
  'Non siamo riusciti a consegnare l’ordine {n}.': {
    en: 'We could not deliver order {n}.',
    de: 'Wir konnten Bestellung {n} nicht liefern.',
  },
  'Un rimborso per l’ordine {n}': { en: 'A refund for order {n}', de: 'Eine Erstattung für Bestellung {n}' },
  'Ti rimborsiamo {sum} per l’ordine {n}, sulla carta con cui hai pagato.': {
    en: 'We refund {sum} for order {n}, to the card that you paid with.',
    de: 'Wir erstatten {sum} für Bestellung {n} auf die Karte, mit der Sie bezahlt haben.',
  },
  'Torna sulla carta con cui hai pagato.': {
    en: 'It goes back to the card that you paid with.',
    de: 'Der Betrag kommt auf die Karte zurück, mit der Sie bezahlt haben.',
  },
  'Non abbiamo potuto aggiungere altro all’ordine {n}': {
    en: 'We could not add more to order {n}',
    de: 'Wir konnten Bestellung {n} nicht ergänzen',
  },
  'Quando la tua banca ha confermato, l’ordine {n} non si poteva più completare con quello che volevi aggiungere. L’ordine resta com’era e liberiamo i {sum} bloccati sulla carta per l’aggiunta.':
    {
      en: 'When your bank confirmed, what you wanted to add could no longer go into order {n}. The order stays as it was and we release the {sum} held on the card for the addition.',
      de: 'Als Ihre Bank bestätigte, ließ sich Bestellung {n} nicht mehr ergänzen. Die Bestellung bleibt, wie sie war, und wir geben die {sum} frei, die auf der Karte für die Ergänzung reserviert waren.',
    },
  'L’ordine resta com’era e per l’aggiunta non paghi nulla.': {
    en: 'The order stays as it was and you pay nothing for the addition.',
    de: 'Die Bestellung bleibt, wie sie war, und für die Ergänzung zahlen Sie nichts.',
  },
  'L’ordine {n} è stato annullato': { en: 'Order {n} was cancelled', de: 'Bestellung {n} wurde storniert' },
  'Hai annullato l’ordine {n}, previsto {when}.': {
    en: 'You have cancelled order {n}, due {when}.',
    de: 'Sie haben Bestellung {n} storniert, vorgesehen {when}.',
  },
  'Liberiamo i {sum} bloccati sulla carta: la tua banca può impiegare qualche giorno.': {
    en: 'We release the {sum} held on the card: your bank may take some days.',
    de: 'Wir geben die {sum} frei, die auf der Karte reserviert waren: Ihre Bank kann einige Tage brauchen.',
  },
  'Era previsto {when}.': { en: 'It was due {when}.', de: 'Vorgesehen war {when}.' },
  'Ciao {name},': { en: 'Hello {name},', de: 'Hallo {name},' },
  'Abbiamo ricevuto l’ordine {n}': { en: 'We have received order {n}', de: 'Wir haben Bestellung {n} erhalten' },
  'Totale dell’aggiunta': { en: 'Total of the addition', de: 'Summe der Ergänzung' },
  'Totale dell’ordine': { en: 'Total of the order', de: 'Summe der Bestellung' },
  'Abbiamo aggiunto altro all’ordine {n}': { en: 'We have added to order {n}', de: 'Wir haben Bestellung {n} ergänzt' },
  'Arriva insieme al resto della spesa.': {
    en: 'It comes with the rest of your shopping.',
    de: 'Es kommt mit dem übrigen Einkauf.',
  },
  'Ciao {name}, questi prodotti si aggiungono al tuo ordine {n} e arrivano insieme al resto {when}.': {
    en: 'Hello {name}, these products are added to your order {n} and come with the rest {when}.',
    de: 'Hallo {name}, diese Artikel ergänzen Ihre Bestellung {n} und kommen mit dem Übrigen {when}.',
  },
  'Per l’aggiunta sulla carta sono riservati al massimo {sum}: paghi quello che avremo preparato e pesato.': {
    en: 'For the addition {sum} at most are reserved on the card: you pay what we will have prepared and weighed.',
    de: 'Für die Ergänzung sind auf der Karte höchstens {sum} reserviert: Sie zahlen, was wir gepackt und gewogen haben.',
  },
  'L’aggiunta si paga alla consegna, insieme al resto.': {
    en: 'The addition is paid on delivery, with the rest.',
    de: 'Die Ergänzung wird bei Lieferung mit dem Übrigen bezahlt.',
  },
  'Ricevuta del recesso: ordine {n}': {
    en: 'Receipt of withdrawal: order {n}',
    de: 'Bestätigung des Widerrufs: Bestellung {n}',
  },
  '{name} ha receduto il {when} dal contratto dell’ordine {n} per questi prodotti:': {
    en: '{name} withdrew on {when} from the contract of order {n} for these products:',
    de: '{name} hat am {when} den Vertrag zu Bestellung {n} für diese Artikel widerrufen:',
  },
  'Conserva questa ricevuta. Restituisci i prodotti entro 14 giorni in negozio o a chi ti porta la prossima spesa; rimborsiamo quello che è stato pagato entro 14 giorni dal recesso.':
    {
      en: 'Keep this receipt. Bring the products back within 14 days to the store or give them to whoever brings your next shopping; we pay back what was paid within 14 days of the withdrawal.',
      de: 'Bewahren Sie diese Bestätigung auf. Geben Sie die Artikel innerhalb von 14 Tagen im Markt oder bei der nächsten Lieferung zurück; wir erstatten das Bezahlte innerhalb von 14 Tagen nach dem Widerruf.',
    },
};
