import type { Sentences } from '../translation.ts';

/** What the shop says of carts, lists and the catalogue. */
export const cart: Sentences = {
  'Questo carrello non è più aperto.': {
    en: 'This cart is no longer open.',
    de: 'Dieser Warenkorb ist nicht mehr offen.',
  },
  'Questo ordine non c’è.': { en: 'There is no such order.', de: 'Diese Bestellung gibt es nicht.' },
  'Questa lista non c’è.': { en: 'There is no such list.', de: 'Diese Liste gibt es nicht.' },
  'Questa lista è vuota.': { en: 'This list is empty.', de: 'Diese Liste ist leer.' },
  'Questa informazione non è valida.': {
    en: 'This piece of information is not valid.',
    de: 'Diese Angabe ist ungültig.',
  },
  'Il peso di un pezzo si scrive in grammi, senza decimali.': {
    en: 'The weight of a piece is written in grams, without decimals.',
    de: 'Das Gewicht eines Stücks wird in Gramm ohne Nachkommastellen angegeben.',
  },
  'Il codice lotteria ha otto lettere o cifre.': {
    en: 'A lottery code has eight letters or digits.',
    de: 'Der Lotteriecode hat acht Buchstaben oder Ziffern.',
  },
  '{name} non c’è in questo formato.': {
    en: '{name} is not sold in this size.',
    de: '{name} gibt es nicht in dieser Größe.',
  },
  'Una nota è troppo lunga.': { en: 'A note is too long.', de: 'Ein Hinweis ist zu lang.' },
  'Questo codice non esiste o è scaduto.': {
    en: 'This code does not exist or has expired.',
    de: 'Diesen Code gibt es nicht oder er ist abgelaufen.',
  },
  'Hai già usato questo codice.': {
    en: 'You have used this code already.',
    de: 'Sie haben diesen Code schon eingelöst.',
  },
  'Questo codice è già nel carrello.': {
    en: 'This code is in the cart already.',
    de: 'Dieser Code liegt schon im Warenkorb.',
  },
  'Il carrello è vuoto: metti prima i prodotti, poi il codice.': {
    en: 'The cart is empty: add the products first, then the code.',
    de: 'Der Warenkorb ist leer: Legen Sie erst Artikel hinein, dann den Code.',
  },
  'Il codice vale da {threshold}: mancano {missing}.': {
    en: 'The code holds from {threshold}: {missing} to go.',
    de: 'Der Code gilt ab {threshold}: Es fehlen {missing}.',
  },
  'Questo codice non è nel carrello.': {
    en: 'This code is not in the cart.',
    de: 'Dieser Code liegt nicht im Warenkorb.',
  },
  'Ti mancano {sum}: {gift}.': { en: '{sum} to go: {gift}.', de: 'Es fehlen noch {sum}: {gift}.' },
  'Hai ottenuto: {gift}.': { en: 'You have got: {gift}.', de: 'Sie haben erhalten: {gift}.' },
  'Questo prodotto non è più nel carrello.': {
    en: 'This product is no longer in the cart.',
    de: 'Dieser Artikel liegt nicht mehr im Warenkorb.',
  },
  'La quantità di {name} è stata arrotondata al taglio più vicino.': {
    en: 'The quantity of {name} was rounded to the nearest cut.',
    de: 'Die Menge von {name} wurde auf den nächsten Zuschnitt gerundet.',
  },
  'Servono da 1 a {n} righe.': { en: 'From 1 to {n} lines are needed.', de: 'Es müssen 1 bis {n} Zeilen sein.' },
  'Questo prodotto': { en: 'This product', de: 'Dieser Artikel' },
  '{name} non c’è in questo negozio.': {
    en: '{name} is not sold in this store.',
    de: '{name} gibt es in diesem Markt nicht.',
  },
  'Il carrello è pieno: può avere al massimo {n} righe.': {
    en: 'The cart is full: it can have {n} lines at most.',
    de: 'Der Warenkorb ist voll: Er fasst höchstens {n} Zeilen.',
  },
  'La quantità non è valida.': { en: 'The quantity is not valid.', de: 'Die Menge ist ungültig.' },
  'Al massimo {n} righe.': { en: '{n} lines at most.', de: 'Höchstens {n} Zeilen.' },
  'C’è già una riga uguale con questa nota.': {
    en: 'There is a line with this note already.',
    de: 'Es gibt schon eine gleiche Zeile mit diesem Hinweis.',
  },
  '{name} non è disponibile.': { en: '{name} is not available.', de: '{name} ist nicht verfügbar.' },
  '{name} non ha ancora un prezzo in questo negozio.': {
    en: '{name} has no price in this store yet.',
    de: '{name} hat in diesem Markt noch keinen Preis.',
  },
  'Di {name} puoi averne al massimo {n}.': {
    en: 'You can have {n} of {name} at most.',
    de: 'Von {name} sind höchstens {n} möglich.',
  },
  'Di {name} puoi averne al massimo {n} al giorno.': {
    en: 'You can have {n} of {name} a day at most.',
    de: 'Von {name} sind höchstens {n} am Tag möglich.',
  },
  'Di {name} puoi averne al massimo {n} al giorno: oggi ne hai già in ordine {there}.': {
    en: 'You can have {n} of {name} a day at most: today you have ordered {there} already.',
    de: 'Von {name} sind höchstens {n} am Tag möglich: Heute haben Sie schon {there} bestellt.',
  },
  'Di {name} restano solo {n}.': { en: 'Only {n} of {name} are left.', de: 'Von {name} sind nur noch {n} da.' },
  'Di «{name}» puoi averne in tutto al massimo {n}.': {
    en: 'You can have {n} of «{name}» in all at most.',
    de: 'Von «{name}» sind insgesamt höchstens {n} möglich.',
  },
  'La quantità minima di {name} è {n}.': {
    en: 'The minimum quantity of {name} is {n}.',
    de: 'Die Mindestmenge von {name} ist {n}.',
  },
  '{name} si vende a multipli di {n}.': {
    en: '{name} is sold in multiples of {n}.',
    de: '{name} gibt es nur in Vielfachen von {n}.',
  },
  'Di {name} si ordinano solo pezzi interi.': {
    en: '{name} can only be ordered in whole pieces.',
    de: 'Von {name} sind nur ganze Stücke bestellbar.',
  },
  '{name} non è più disponibile: toglilo dal carrello.': {
    en: '{name} is no longer available: take it out of the cart.',
    de: '{name} ist nicht mehr verfügbar: Nehmen Sie ihn aus dem Warenkorb.',
  },
  'La consegna rapida porta al massimo {n} articoli: ne hai {there}.': {
    en: 'Fast delivery brings {n} items at most: you have {there}.',
    de: 'Die Schnelllieferung bringt höchstens {n} Artikel: Sie haben {there}.',
  },
  'La spesa minima è di {minimum}: mancano {missing}.': {
    en: 'The minimum order is {minimum}: {missing} to go.',
    de: 'Der Mindestbestellwert ist {minimum}: Es fehlen {missing}.',
  },
  'Nel carrello ci sono alcolici: dichiara di avere almeno 18 anni.': {
    en: 'There is alcohol in the cart: declare that you are at least 18.',
    de: 'Im Warenkorb liegt Alkohol: Bestätigen Sie, dass Sie mindestens 18 Jahre alt sind.',
  },
  'Altri prodotti': { en: 'Other products', de: 'Weitere Artikel' },
  'Promozione {terms}: {name}': { en: 'Offer {terms}: {name}', de: 'Aktion {terms}: {name}' },
  Borsellino: { en: 'Wallet', de: 'Guthaben' },
  Sconto: { en: 'Discount', de: 'Rabatt' },
  Percentuale: { en: 'Percentage', de: 'Prozentsatz' },
  'Prodotto a scelta': { en: 'A product of your choice', de: 'Artikel nach Wahl' },
  'Questo reparto non esiste.': { en: 'There is no such department.', de: 'Diese Abteilung gibt es nicht.' },
  'Questo blocco non esiste.': { en: 'There is no such block.', de: 'Diesen Block gibt es nicht.' },
  'Questo prodotto non esiste o non è più in vendita.': {
    en: 'This product does not exist or is no longer sold.',
    de: 'Diesen Artikel gibt es nicht oder nicht mehr.',
  },
  'Troppi filtri.': { en: 'Too many filters.', de: 'Zu viele Filter.' },
  Caratteristiche: { en: 'Features', de: 'Eigenschaften' },
  Marchio: { en: 'Brand', de: 'Marke' },
  'Questo volantino non c’è.': { en: 'There is no such leaflet.', de: 'Diesen Prospekt gibt es nicht.' },
  'Copertina del volantino {title}': { en: 'Cover of the leaflet {title}', de: 'Titelseite des Prospekts {title}' },
  'Questo buono non c’è, o è già stato usato.': {
    en: 'There is no such voucher, or it was used already.',
    de: 'Diesen Gutschein gibt es nicht, oder er wurde schon eingelöst.',
  },
  'Questo prodotto è già in omaggio con un altro buono.': {
    en: 'This product is free with another voucher already.',
    de: 'Diesen Artikel gibt es schon mit einem anderen Gutschein gratis.',
  },
  'Ogni buono vale per un solo prodotto.': {
    en: 'Each voucher holds for one product.',
    de: 'Jeder Gutschein gilt für einen Artikel.',
  },
  'Sono troppi buoni.': { en: 'These are too many vouchers.', de: 'Das sind zu viele Gutscheine.' },
  'Questa lista è di un’altra persona: solo lei può eliminarla.': {
    en: 'This list is somebody else’s: only they can delete it.',
    de: 'Diese Liste gehört jemand anderem, nur diese Person kann sie löschen.',
  },
  'Solo una lista tua può essere la predefinita.': {
    en: 'Only a list of your own can be the default one.',
    de: 'Nur eine eigene Liste kann die Standardliste sein.',
  },
  'Questo prodotto non è più nella lista.': {
    en: 'This product is no longer in the list.',
    de: 'Dieser Artikel steht nicht mehr auf der Liste.',
  },
  'Di {name} si mettono in lista solo pezzi interi.': {
    en: '{name} can only be put into a list in whole pieces.',
    de: 'Von {name} kommen nur ganze Stücke auf die Liste.',
  },
  'Questo prodotto non c’è in nessun negozio.': {
    en: 'No store has this product.',
    de: 'Diesen Artikel gibt es in keinem Markt.',
  },
  'Una lista tiene al massimo {n} prodotti.': {
    en: 'A list holds {n} products at most.',
    de: 'Eine Liste fasst höchstens {n} Artikel.',
  },
  'Questa lista è di un’altra persona: puoi guardarla, non cambiarla.': {
    en: 'This list is somebody else’s: you can look at it, not change it.',
    de: 'Diese Liste gehört jemand anderem: Sie können sie ansehen, nicht ändern.',
  },
  'Puoi avere al massimo {n} liste.': {
    en: 'You can have {n} lists at most.',
    de: 'Sie können höchstens {n} Listen haben.',
  },
  'Hai già una lista con questo nome.': {
    en: 'You have a list of this name already.',
    de: 'Sie haben schon eine Liste mit diesem Namen.',
  },
};
