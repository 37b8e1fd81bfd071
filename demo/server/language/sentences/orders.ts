import type { Sentences } from '../translation.ts';

/** What the shop says of orders, weekly orders and riders’ missions. */
export const orders: Sentences = {
  'In validazione': { en: 'Being validated', de: 'Wird geprüft' },
  Ordinato: { en: 'Ordered', de: 'Bestellt' },
  'In preparazione': { en: 'In preparation', de: 'Wird gepackt' },
  'Non modificabile': { en: 'Can no longer be changed', de: 'Nicht mehr änderbar' },
  Pronto: { en: 'Ready', de: 'Fertig' },
  'In consegna': { en: 'On its way', de: 'In Zustellung' },
  Consegnato: { en: 'Delivered', de: 'Geliefert' },
  'Spesa online': { en: 'Online shopping', de: 'Online-Einkauf' },
  'Spesa online, ordine {n}': { en: 'Online shopping, order {n}', de: 'Online-Einkauf, Bestellung {n}' },
  'Spesa nel negozio di {store}': { en: 'Shopping at the {store} store', de: 'Einkauf im Geschäft {store}' },
  'Raccolta {year}, punti trasferiti': { en: 'Points carried over from {year}', de: 'Punkte aus {year} übertragen' },
  'In arrivo in negozio': { en: 'On its way to the store', de: 'Unterwegs ins Geschäft' },
  'Buono spesa da 5 €': { en: '€5 shopping voucher', de: 'Einkaufsgutschein über 5 €' },
  'Borsa termica': { en: 'Cool bag', de: 'Kühltasche' },
  'Borsa termica (2)': { en: 'Cool bag (2)', de: 'Kühltasche (2)' },
  'Set di tre contenitori in vetro': { en: 'Set of three glass containers', de: 'Set aus drei Glasbehältern' },
  'Padella antiaderente da 28 cm': { en: 'Non-stick pan, 28 cm', de: 'Beschichtete Pfanne, 28 cm' },
  'Set di quattro coltelli': { en: 'Set of four knives', de: 'Set aus vier Messern' },
  'Consegnato in parte': { en: 'Partly delivered', de: 'Teilweise geliefert' },
  Annullato: { en: 'Cancelled', de: 'Storniert' },
  'Pagamento non riuscito': { en: 'Payment failed', de: 'Zahlung fehlgeschlagen' },
  'Non ritirato': { en: 'Not collected', de: 'Nicht abgeholt' },
  'Non riuscito': { en: 'Failed', de: 'Fehlgeschlagen' },
  'In attesa di te': { en: 'Waiting for you', de: 'Wartet auf Sie' },
  'Ti aspettiamo al posto {place} del parcheggio riservato: usciamo noi con la spesa.': {
    en: 'We wait for you at place {place} of the reserved car park: we come out with your shopping.',
    de: 'Wir erwarten Sie auf Platz {place} des reservierten Parkplatzes: Wir bringen den Einkauf heraus.',
  },
  'Questo documento non c’è ancora: arriva quando l’ordine è pronto e consegnato.': {
    en: 'This paper is not there yet: it comes when the order is ready and delivered.',
    de: 'Dieses Dokument gibt es noch nicht: Es kommt, wenn die Bestellung gepackt und geliefert ist.',
  },
  'L’ordine {n} è già stato annullato.': {
    en: 'Order {n} was cancelled already.',
    de: 'Bestellung {n} wurde schon storniert.',
  },
  'Il tempo per annullare l’ordine {n} è finito.': {
    en: 'The time to cancel order {n} is over.',
    de: 'Die Zeit, Bestellung {n} zu stornieren, ist vorbei.',
  },
  'L’ordine {n} non si può più annullare.': {
    en: 'Order {n} can no longer be cancelled.',
    de: 'Bestellung {n} lässt sich nicht mehr stornieren.',
  },
  'Le date si scrivono AAAA-MM-GG.': {
    en: 'Dates are written YYYY-MM-DD.',
    de: 'Daten werden JJJJ-MM-TT geschrieben.',
  },
  'La data di inizio viene dopo quella di fine.': {
    en: 'The first date comes after the last.',
    de: 'Der erste Tag liegt nach dem letzten.',
  },
  'Il totale minimo è più alto di quello massimo.': {
    en: 'The lowest total is higher than the highest.',
    de: 'Die kleinste Summe ist größer als die größte.',
  },
  'L’ordine {n} non si può più modificare.': {
    en: 'Order {n} can no longer be changed.',
    de: 'Bestellung {n} lässt sich nicht mehr ändern.',
  },
  'Il tempo per modificare l’ordine {n} è finito.': {
    en: 'The time to change order {n} is over.',
    de: 'Die Zeit, Bestellung {n} zu ändern, ist vorbei.',
  },
  'Stai già modificando l’ordine {n}: concludilo prima.': {
    en: 'You are changing order {n} already: finish that first.',
    de: 'Sie ändern schon Bestellung {n}: Schließen Sie das zuerst ab.',
  },
  'L’indirizzo di questo ordine non c’è più: puoi annullarlo e farne un altro.': {
    en: 'The address of this order is no longer there: you can cancel it and place another.',
    de: 'Die Adresse dieser Bestellung gibt es nicht mehr: Sie können sie stornieren und neu bestellen.',
  },
  'Nel carrello c’era già qualcosa: ora sta insieme ai prodotti dell’ordine.': {
    en: 'There was something in the cart already: now it is together with the products of the order.',
    de: 'Im Warenkorb lag schon etwas: Jetzt liegt es bei den Artikeln der Bestellung.',
  },
  'Scrivi la nota prima di salvarla.': {
    en: 'Write the note before you save it.',
    de: 'Schreiben Sie den Hinweis, bevor Sie ihn speichern.',
  },
  'La nota può avere al massimo {n} caratteri.': {
    en: 'The note can have {n} characters at most.',
    de: 'Der Hinweis darf höchstens {n} Zeichen haben.',
  },
  'A questo ordine non si possono più aggiungere note.': {
    en: 'No more notes can be added to this order.',
    de: 'Zu dieser Bestellung sind keine Hinweise mehr möglich.',
  },
  'Puoi lasciare al massimo {n} note.': {
    en: 'You can leave {n} notes at most.',
    de: 'Sie können höchstens {n} Hinweise hinterlassen.',
  },
  'L’ordine {n} è per {day}: si può segnare come consegnato solo da quel giorno.': {
    en: 'Order {n} is for {day}: it can be marked as delivered only from that day on.',
    de: 'Bestellung {n} ist für {day}: Sie lässt sich erst ab diesem Tag als geliefert markieren.',
  },
  'Questa nota non c’è.': { en: 'There is no such note.', de: 'Diesen Hinweis gibt es nicht.' },
  'Questa nota è stata modificata mentre la scrivevi: non abbiamo ancora salvato la tua.': {
    en: 'This note was changed while you wrote it: we have not saved yours yet.',
    de: 'Dieser Hinweis wurde geändert, während Sie schrieben: Ihrer ist noch nicht gespeichert.',
  },
  'L’ordine {n} è stato annullato: non si può pagare.': {
    en: 'Order {n} was cancelled: it cannot be paid.',
    de: 'Bestellung {n} wurde storniert: Sie kann nicht bezahlt werden.',
  },
  'L’ordine {n} non è da pagare.': { en: 'Order {n} is not to be paid.', de: 'Bestellung {n} ist nicht zu bezahlen.' },
  'Questa spesa è già stata ordinata di nuovo: è l’ordine {n}.': {
    en: 'This shopping was ordered again already: it is order {n}.',
    de: 'Dieser Einkauf wurde schon erneut bestellt: Es ist Bestellung {n}.',
  },
  'La fascia oraria di questo ordine è passata: rimettilo nel carrello.': {
    en: 'The timeslot of this order is over: put it back into the cart.',
    de: 'Das Zeitfenster dieser Bestellung ist vorbei: Legen Sie sie wieder in den Warenkorb.',
  },
  'La fascia oraria di questo ordine è stata occupata: rimettilo nel carrello.': {
    en: 'The timeslot of this order was taken: put it back into the cart.',
    de: 'Das Zeitfenster dieser Bestellung ist belegt: Legen Sie sie wieder in den Warenkorb.',
  },
  '{name} non c’è più in questa quantità: rimetti l’ordine nel carrello.': {
    en: '{name} is no longer there in this quantity: put the order back into the cart.',
    de: '{name} gibt es nicht mehr in dieser Menge: Legen Sie die Bestellung wieder in den Warenkorb.',
  },
  'Hai già usato un codice di questo ordine: rimettilo nel carrello.': {
    en: 'You have used a code of this order already: put it back into the cart.',
    de: 'Sie haben einen Code dieser Bestellung schon eingelöst: Legen Sie sie wieder in den Warenkorb.',
  },
  'Bastano {n} caratteri per dire con che auto arrivi.': {
    en: '{n} characters are enough to say with which car you come.',
    de: '{n} Zeichen genügen, um zu sagen, mit welchem Auto Sie kommen.',
  },
  'La distanza non è valida.': { en: 'The distance is not valid.', de: 'Die Entfernung ist ungültig.' },
  'Il posto si prenota quando l’ordine è pronto per il ritiro in negozio.': {
    en: 'The place can be reserved when the order is ready to be collected in the store.',
    de: 'Der Platz lässt sich reservieren, wenn die Bestellung im Markt abholbereit ist.',
  },
  'Sei ancora lontano: prenota il posto quando sei a meno di {n} km.': {
    en: 'You are still far away: reserve the place when you are less than {n} km away.',
    de: 'Sie sind noch weit weg: Reservieren Sie den Platz, wenn Sie weniger als {n} km entfernt sind.',
  },
  'Di’ di quali righe si tratta.': { en: 'Say which lines this is about.', de: 'Sagen Sie, um welche Zeilen es geht.' },
  'La spesa è già pronta: le sostituzioni non si possono più cambiare.': {
    en: 'The shopping is ready already: substitutions can no longer be changed.',
    de: 'Der Einkauf ist schon gepackt: Ersatz lässt sich nicht mehr ändern.',
  },
  'Per questa riga non c’è nulla da decidere.': {
    en: 'There is nothing to be decided for this line.',
    de: 'Für diese Zeile gibt es nichts zu entscheiden.',
  },
  '{name} nel frattempo è finito.': { en: '{name} has run out meanwhile.', de: '{name} ist inzwischen ausverkauft.' },
  'L’ordine resta com’era e non hai pagato nulla.': {
    en: 'The order stays as it was and you have paid nothing.',
    de: 'Die Bestellung bleibt, wie sie war, und Sie haben nichts bezahlt.',
  },
  'La banca non ha autorizzato il pagamento: prova con un’altra carta. {rest}': {
    en: 'The bank has not authorised the payment: try another card. {rest}',
    de: 'Die Bank hat die Zahlung nicht freigegeben: Versuchen Sie eine andere Karte. {rest}',
  },
  'Nel frattempo l’ordine {n} è andato avanti: non si può più aggiungere nulla. {rest}': {
    en: 'Meanwhile order {n} has moved on: nothing more can be added. {rest}',
    de: 'Inzwischen ist Bestellung {n} weiter: Es lässt sich nichts mehr hinzufügen. {rest}',
  },
  'La banca non risponde: riprova fra poco. {rest}': {
    en: 'The bank does not answer: try again in a moment. {rest}',
    de: 'Die Bank antwortet nicht: Versuchen Sie es gleich noch einmal. {rest}',
  },
  'All’ordine {n} non si può più aggiungere nulla: abbiamo iniziato a prepararlo, o non è più in corso.': {
    en: 'Nothing more can be added to order {n}: we have begun to prepare it, or it is no longer under way.',
    de: 'Zu Bestellung {n} lässt sich nichts mehr hinzufügen: Wir packen sie schon, oder sie läuft nicht mehr.',
  },
  'Stai modificando l’ordine {n}: aggiungi nel carrello quello che manca, o concludi prima la modifica.': {
    en: 'You are changing order {n}: add what is missing in the cart, or finish the change first.',
    de: 'Sie ändern gerade Bestellung {n}: Legen Sie Fehlendes in den Warenkorb oder schließen Sie die Änderung ab.',
  },
  'Scegli che cosa aggiungere.': { en: 'Choose what to add.', de: 'Wählen Sie, was dazukommt.' },
  'Uno di questi prodotti non c’è nel negozio di questo ordine.': {
    en: 'The store of this order does not have one of these products.',
    de: 'Der Markt dieser Bestellung hat einen dieser Artikel nicht.',
  },
  'La consegna rapida porta al massimo {n} articoli: con questi sarebbero {all}.': {
    en: 'Fast delivery brings {n} items at most: with these there would be {all}.',
    de: 'Die Schnelllieferung bringt höchstens {n} Artikel: Mit diesen wären es {all}.',
  },
  'Un prezzo è cambiato: ora il totale dell’aggiunta è {sum}. Controllalo e conferma di nuovo.': {
    en: 'A price has changed: the total of what you add is now {sum}. Check it and confirm again.',
    de: 'Ein Preis hat sich geändert: Die Ergänzung kostet jetzt {sum}. Prüfen Sie das und bestätigen Sie erneut.',
  },
  'A quest’ordine sono già stati aggiunti prodotti per {sum}. Se vuoi anche questi, conferma di nuovo.': {
    en: 'Products for {sum} have already been added to this order. If you want these too, confirm again.',
    de: 'Zu dieser Bestellung wurden schon Artikel für {sum} hinzugefügt. Wenn Sie auch diese möchten, bestätigen Sie erneut.',
  },
  'Fra i prodotti ci sono alcolici: dichiara di avere almeno 18 anni.': {
    en: 'There is alcohol among the products: declare that you are at least 18.',
    de: 'Unter den Artikeln ist Alkohol: Bestätigen Sie, dass Sie mindestens 18 Jahre alt sind.',
  },
  '{name} è stato appena venduto: controlla la quantità.': {
    en: '{name} has just been sold: check the quantity.',
    de: '{name} wurde gerade verkauft: Prüfen Sie die Menge.',
  },
  'Scrivi nome e cognome di chi recede.': {
    en: 'Write the first and last name of who withdraws.',
    de: 'Schreiben Sie Vor- und Nachnamen der widerrufenden Person.',
  },
  'Scrivi un’e-mail valida: ti mandiamo la ricevuta.': {
    en: 'Write a valid e-mail: we send you the receipt.',
    de: 'Schreiben Sie eine gültige E-Mail: Wir schicken Ihnen die Bestätigung.',
  },
  'Scegli almeno un prodotto.': { en: 'Choose at least one product.', de: 'Wählen Sie mindestens einen Artikel.' },
  'Da questo ordine non si può recedere, o il tempo per farlo è finito.': {
    en: 'One cannot withdraw from this order, or the time for it is over.',
    de: 'Diese Bestellung lässt sich nicht widerrufen, oder die Frist ist vorbei.',
  },
  'Per uno di questi prodotti il recesso è escluso.': {
    en: 'Withdrawal is excluded for one of these products.',
    de: 'Für einen dieser Artikel ist der Widerruf ausgeschlossen.',
  },
  '{name} non basta per questa riga.': {
    en: 'There is not enough of {name} for this line.',
    de: '{name} reicht für diese Zeile nicht.',
  },
  'I servizi non si aggiungono a un ordine: mettili nel carrello.': {
    en: 'Services are not added to an order: put them into the cart.',
    de: 'Services lassen sich nicht ergänzen: Legen Sie sie in den Warenkorb.',
  },
  'I posti riservati sono tutti occupati: parcheggia dove trovi e vieni al banco del ritiro.': {
    en: 'The reserved places are all taken: park where you can and come to the collection desk.',
    de: 'Die reservierten Plätze sind alle belegt: Parken Sie, wo Platz ist, und kommen Sie zum Abholschalter.',
  },
};
