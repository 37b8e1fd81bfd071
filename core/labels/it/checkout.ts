import { text } from '../text.ts';

export const stepReview = text('checkout.stepReview', 'Controlla');
export const stepPay = text('checkout.stepPay', 'Paga');
export const steps = text('checkout.steps', 'Passi dell’ordine');
export const loginFirst = text('checkout.loginFirst', 'Accedi per ordinare');
export const loginFirstText = text(
  'checkout.loginFirstText',
  'Ti chiediamo chi sei, dove e quando vuoi la spesa. Il carrello resta com’è.',
);
export const slotFirst = text('checkout.slotFirst', 'Scegli la fascia oraria');
export const storeFirst = text('checkout.storeFirst', 'Scegli il negozio');
export const missingText = text('checkout.missingText', 'Manca solo questo per ordinare. Il carrello resta com’è.');
export const goOn = text('checkout.goOn', 'Continua');
export const emptyText = text('checkout.emptyText', 'Il carrello è vuoto.');
export const toShop = text('checkout.toShop', 'Torna a fare la spesa');
export const where = text('checkout.where', 'Dove');
export const when = text('checkout.when', 'Quando');
export const change = text('checkout.change', 'Cambia');
export const changeWhere = text('checkout.changeWhere', 'Cambia indirizzo o negozio');
export const changeWhen = text('checkout.changeWhen', 'Cambia fascia oraria');
export const changeableUntil = text(
  'checkout.changeableUntil',
  'Puoi cambiare o annullare l’ordine {until}, finché non iniziamo a prepararlo.',
);
export const notChangeable = text(
  'checkout.notChangeable',
  'Per questa fascia l’ordine non si potrà più cambiare né annullare.',
);
export const freed = text(
  'checkout.freed',
  'I {amount} bloccati per l’ordine {n} li liberiamo appena questo è confermato: di solito la banca ci mette da 1 a 7 giorni lavorativi. Nel frattempo sulla carta li vedi bloccati tutti e due.',
);
export const products = text('checkout.products', 'Prodotti');
export const editProducts = text('checkout.editProducts', 'Modifica i prodotti');
export const packaging = text('checkout.packaging', 'Confezione');
export const restrictions = text('checkout.restrictions', 'Prima di ordinare');
export const variable = text(
  'checkout.variable',
  'I prodotti a peso variabile sono stimati: si pagano a peso reale, dopo la preparazione. Sulla carta blocchiamo al massimo {reserved}.',
);
export const variableHold = text('checkout.variableHold', 'Al massimo bloccato sulla carta');
export const thirdParty = text(
  'checkout.thirdParty',
  'Servizio di terzi: con l’abbonamento incarichi uno shopper di fare la spesa per te. Il suo compenso, {price}, è compreso nel prezzo dell’abbonamento.',
);
export const toPayment = text('checkout.toPayment', 'Vai al pagamento');
export const paymentTitle = text('checkout.paymentTitle', 'Come vuoi pagare?');
export const savedCard = text('checkout.savedCard', 'Carta salvata {card}');
export const newCard = text('checkout.newCard', 'Una nuova carta');
export const newCardText = text(
  'checkout.newCardText',
  'Inserisci i dati sul sito protetto del gestore delle carte: noi non li vediamo.',
);
export const newCardKeep = text('checkout.newCardKeep', 'Lì puoi anche farla ricordare per le prossime spese.');
export const payLater = text('checkout.payLater', 'Si paga alla consegna');
export const order = text('checkout.order', 'Ordina con obbligo di pagare');
export const backToReview = text('checkout.backToReview', 'Torna al controllo della spesa');
export const summary = text('checkout.summary', 'Riepilogo dell’ordine');
export const accepted = text('checkout.accepted', 'Accettiamo: {types}.');
export const free = text('checkout.free', 'I tuoi buoni coprono tutta la spesa: non c’è niente da pagare.');
export const noPage = text(
  'checkout.noPage',
  'Il sito del gestore delle carte non si apre. Riprova, o scegli un altro modo di pagare.',
);
export const leaving = text('checkout.leaving', 'Ti portiamo sul sito sicuro del gestore delle carte…');
export const seeOrders = text('checkout.seeOrders', 'Vedi i tuoi ordini');
export const totalChanged = text(
  'checkout.totalChanged',
  'Il carrello è cambiato: controlla il nuovo totale e conferma di nuovo.',
);
export const adultMissing = text('checkout.adultMissing', 'Per comprare alcolici dichiara di avere almeno 18 anni.');
export const withdrawal = text(
  'checkout.withdrawal',
  'Hai 14 giorni dalla consegna per recedere, senza dire il motivo: non vale per i prodotti con «Recesso escluso».',
);
export const withdrawalHow = text('checkout.withdrawalHow', 'Come si recede');
export const withdrawalSteps = text(
  'checkout.withdrawalSteps',
  'Entro 14 giorni dalla consegna recedi online con «Recedere dal contratto qui», anche senza accedere, oppure scrivi al venditore, indicato nelle condizioni di vendita: basta una frase chiara o il modulo qui sotto. Rendi i prodotti entro altri 14 giorni; il rimborso arriva entro 14 giorni da quando ci scrivi.',
);
export const withdrawalForm = text(
  'checkout.withdrawalForm',
  'Modulo: «Con la presente notifico il recesso dal mio contratto di vendita dei seguenti beni: … Ordinati il … e ricevuti il … Nome e indirizzo del consumatore: … Data e, solo se il modulo è su carta, firma: …»',
);
export const uncertain = text(
  'checkout.uncertain',
  'La connessione si è interrotta mentre ordinavi. Premi di nuovo: l’ordine non verrà fatto due volte.',
);
