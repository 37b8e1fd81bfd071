import { text } from '../text.ts';

export const title = text('cart.title', 'Il tuo carrello');
export const open = text('cart.open', 'Apri il carrello');
export const showPage = text('cart.showPage', 'Vedi il carrello a tutta pagina');
export const lines = text('cart.lines', 'Prodotti nel carrello');
export const emptyHeading = text('cart.emptyHeading', 'Il carrello è vuoto');
export const emptyHint = text('cart.emptyHint', 'Aggiungi qualcosa di buono: lo ritrovi qui, anche dal telefono.');
export const goOn = text('cart.goOn', 'Continua la spesa');
export const startShopping = text('cart.startShopping', 'Inizia la spesa');
export const yourLists = text('cart.yourLists', 'Le tue liste');
export const stale = text('cart.stale', 'Stiamo aggiornando il carrello…');
export const staleFailed = text(
  'cart.staleFailed',
  'Questo è il carrello dell’ultima volta: non siamo riusciti ad aggiornarlo.',
);
export const productSetText = text('cart.productSetText', 'Nel carrello: {quantity}\u00a0{unit} di {name}');
export const productsAddError = text('cart.productsAddError', 'Non è stato possibile aggiungere i prodotti.');
export const productRemoved = text('cart.productRemoved', 'Tolto dal carrello: {name}');
export const productsRemoved = text('cart.productsRemoved', 'Prodotti tolti dal carrello');
export const productRestored = text('cart.productRestored', 'Di nuovo nel carrello: {name}');
export const productsRestored = text('cart.productsRestored', 'I prodotti sono di nuovo nel carrello');
export const removeTitle = text('cart.removeTitle', 'Togliere il prodotto?');
export const removeText = text('cart.removeText', '{name} verrà tolto dal carrello.');
export const empty = text('cart.empty', 'Svuota il carrello');
export const emptyTitle = text('cart.emptyTitle', 'Svuotare il carrello?');
export const emptyText = text('cart.emptyText', 'Tutti i prodotti verranno tolti. Per dieci secondi puoi annullare.');
export const emptyYes = text('cart.emptyYes', 'Svuota');
export const estimatedHint = text('cart.estimatedHint', 'Dove c’è «circa» si paga il peso reale.');
export const insteadOf = text('cart.insteadOf', 'invece di {price}');
export const unavailable = text('cart.unavailable', 'Non più disponibile: toglilo per continuare.');
export const alternatives = text('cart.alternatives', 'Se manca, accetto un prodotto simile');
export const alternativesAll = text('cart.alternativesAll', 'Accetto prodotti sostitutivi per tutta la spesa');
export const alternativesHint = text(
  'cart.alternativesHint',
  'Differenza di prezzo al massimo del 20%, in più o in meno.',
);
export const note = text('cart.note', 'Nota per chi prepara');
export const noteHint = text('cart.noteHint', 'Per esempio: banane poco mature');
export const addNote = text('cart.addNote', 'Nota');
export const addChoice = text('cart.addChoice', 'Preferenze');
export const chosenWeight = text('cart.chosenWeight', '{n} g al pezzo');
export const saveNote = text('cart.saveNote', 'Salva la nota');
export const size = text('cart.size', 'Taglio della fetta');
export const anySize = text('cart.anySize', 'Indifferente');
export const customWeight = text('cart.customWeight', 'Peso di ogni pezzo');
export const customWeightHint = text('cart.customWeightHint', 'Indicativo, in grammi');
export const saveWeight = text('cart.saveWeight', 'Salva il peso');
export const codes = text('cart.codes', 'Buoni e codici');
export const gift = text('cart.gift', 'Codice sconto o buono');
export const giftPlaceholder = text('cart.giftPlaceholder', 'Il tuo codice');
export const giftAdd = text('cart.giftAdd', 'Applica');
export const giftRemove = text('cart.giftRemove', 'Togli il codice {name}');
export const codeWaits = text('cart.codeWaits', 'Non ancora attivo: {description}');
export const chooseItem = text('cart.chooseItem', 'Il prodotto in omaggio non è scelto: il totale resta com’è.');
export const chooseItemNow = text('cart.chooseItemNow', 'Scegli il prodotto');
export const chosenItem = text('cart.chosenItem', 'In omaggio: {name}');
export const benefits = text('cart.benefits', 'I tuoi vantaggi');
export const oneMoreBenefit = text('cart.oneMoreBenefit', 'Un altro vantaggio');
export const moreBenefits = text('cart.moreBenefits', 'Altri {n} vantaggi');
export const benefitMissing = text('cart.benefitMissing', 'Ancora {missing} per: {name}');
export const benefitReached = text('cart.benefitReached', 'Ottenuto: {name}');
export const restrictions = text('cart.restrictions', 'Prima di ordinare');
export const summary = text('cart.summary', 'Riepilogo');
export const free = text('cart.free', 'Gratis');
export const variableWeight = text(
  'cart.variableWeight',
  'Nel totale {amount} sono prodotti a peso variabile: si pagano a peso reale, dopo la preparazione. Sulla carta viene bloccato al massimo {reserved}; l’addebito è quello finale.',
);
export const minimumLacks = text(
  'cart.minimumLacks',
  'Ti mancano {missing} di prodotti per arrivare all’ordine minimo di {minimum}.',
);
export const minimumMissing = text(
  'cart.minimumMissing',
  'L’ordine minimo è {minimum} di soli prodotti: aggiungine ancora per ordinare.',
);
export const paymentMeans = text(
  'cart.paymentMeans',
  'Si paga con carta di credito o di debito, oppure alla consegna in contanti o con carta.',
);
export const paymentMeansLocker = text('cart.paymentMeansLocker', 'Si paga con carta di credito o di debito.');
export const limitCounted = text('cart.limitCounted', '{quantity} tot');
export const limits = text('cart.limits', 'Consegniamo solo nelle zone servite e nelle fasce orarie prenotabili.');
export const limitsPickup = text('cart.limitsPickup', 'Il ritiro è nel negozio scelto, nella fascia oraria prenotata.');
export const limitsFast = text(
  'cart.limitsFast',
  'La consegna rapida serve solo le zone vicine al negozio, per spese piccole.',
);
export const limitsPoint = text(
  'cart.limitsPoint',
  'Il ritiro è solo nel punto scelto, nella fascia oraria prenotata.',
);
export const limitsMinimum = text('cart.limitsMinimum', 'Ordine minimo {minimum}.');
export const fromList = text('cart.fromList', 'Da una lista');
export const fromOrder = text('cart.fromOrder', 'Da un ordine precedente');
export const suggested = text('cart.suggested', 'Consigliato per te');
export const checkout = text('cart.checkout', 'Vai alla cassa');
export const previewDate = text('cart.previewDate', 'I prezzi mostrati sono quelli del {date}.');
export const deliverTo = text('cart.deliverTo', 'Consegna a {address}');
export const deliverFastTo = text('cart.deliverFastTo', 'Consegna rapida a {address}');
export const collectAt = text('cart.collectAt', 'Ritiro presso {address}');
export const chooseSlot = text('cart.chooseSlot', 'Scegli il giorno e l’ora');
export const change = text('cart.change', 'Cambia');
export const choose = text('cart.choose', 'Scegli');
export const changeAddress = text('cart.changeAddress', 'Cambia indirizzo');
export const changeSlot = text('cart.changeSlot', 'Cambia fascia oraria');
export const promoTitle = text('cart.promoTitle', 'Una promozione per te');
export const promoAccept = text('cart.promoAccept', 'Aggiungi con la promozione');
export const promoDecline = text('cart.promoDecline', 'Aggiungi senza');
export const optionsTitle = text('cart.optionsTitle', 'Scegli come lo vuoi');
export const optionsMissing = text('cart.optionsMissing', 'È necessario selezionare tutte le opzioni');
export const optionsSubmit = text('cart.optionsSubmit', 'Aggiungi al carrello');
export const changingOrder = text('cart.changingOrder', 'Stai modificando l’ordine {n}');
export const changingOrderText = text(
  'cart.changingOrderText',
  'Finché non completi di nuovo l’ordine, resta quello di prima: prodotti e posto sono ancora tuoi.',
);
export const keepOrder = text('cart.keepOrder', 'Lascia l’ordine com’era');
export const keepOrderError = text('cart.keepOrderError', 'Non è stato possibile lasciare la modifica: riprova.');
