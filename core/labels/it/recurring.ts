import { text } from '../text.ts';

export const intro = text(
  'recurring.intro',
  'Scegli un giorno e un’ora: ogni settimana prepariamo la stessa spesa dell’ultima volta.',
);
export const login = text('recurring.login', 'Accedi per la tua spesa ricorrente');
export const subscribeError = text('recurring.subscribeError', 'Non è stato possibile attivare la spesa ricorrente.');
export const stopError = text('recurring.stopError', 'Non è stato possibile fermare la spesa ricorrente.');
export const paymentError = text('recurring.paymentError', 'Non è stato possibile cambiare il modo di pagare.');
export const none = text('recurring.none', 'Non hai ancora una spesa ricorrente');
export const stepChoose = text('recurring.stepChoose', 'Scegli indirizzo, giorno e ora: valgono per ogni settimana.');
export const stepRepeat = text(
  'recurring.stepRepeat',
  'Prepariamo la spesa dell’ultima volta: la trovi fra i tuoi ordini e la cambi come le altre.',
);
export const stepStop = text('recurring.stepStop', 'La fermi quando vuoi, con un tocco.');
export const every = text('recurring.every', 'Ogni {day}, {time}');
export const next = text('recurring.next', 'Prossima consegna: {day}');
export const until = text('recurring.until', 'Puoi cambiarla o annullarla {until}.');
export const how = text('recurring.how', 'Come si cambia');
export const orderedOn = text(
  'recurring.orderedOn',
  'L’ordine parte {day}: da allora lo trovi qui e lo cambi come ogni ordine.',
);
export const contents = text('recurring.contents', '{count}, {total} l’ultima volta');
export const repeats = text('recurring.repeats', 'Ripete l’ordine {n}');
export const noAddress = text('recurring.noAddress', 'L’indirizzo non c’è più: ferma questa spesa e fanne un’altra.');
export const paymentOk = text('recurring.paymentOk', 'Si paga con {way}');
export const paymentMissing = text('recurring.paymentMissing', 'Manca un modo di pagare: senza, l’ordine non parte.');
export const paymentExpired = text(
  'recurring.paymentExpired',
  'La carta scade prima della consegna: scegline un’altra.',
);
export const onDelivery = text('recurring.onDelivery', 'contanti o carta alla consegna');
export const withCard = text('recurring.withCard', 'la carta {card}');
export const changePayment = text('recurring.changePayment', 'Cambia come si paga');
export const paymentLegend = text('recurring.paymentLegend', 'Come si paga ogni settimana');
export const payCard = text('recurring.payCard', 'Carta {card}');
export const payOnDelivery = text('recurring.payOnDelivery', 'Alla consegna');
export const validUntil = text('recurring.validUntil', 'Scade il {date}');
export const checkPayment = text('recurring.checkPayment', 'Usa questo modo di pagare');
export const paymentSaved = text('recurring.paymentSaved', 'D’ora in poi la spesa ricorrente si paga così.');
export const keep = text('recurring.keep', 'Lascia com’è');
export const stop = text('recurring.stop', 'Ferma');
export const stopNamed = text('recurring.stopNamed', 'Ferma la spesa di ogni {day}');
export const stopTitle = text('recurring.stopTitle', 'Fermare la spesa di ogni {day}?');
export const stopText = text('recurring.stopText', 'Gli ordini già preparati restano: se non li vuoi, annullali.');
export const stopYes = text('recurring.stopYes', 'Ferma la spesa');
export const stopNo = text('recurring.stopNo', 'Continua ogni settimana');
export const stopped = text('recurring.stopped', 'La spesa di ogni {day} è ferma.');
export const lastProblem = text('recurring.lastProblem', 'L’ultima volta non è partita');
export const orders = text('recurring.orders', 'Ordini di questa spesa');
export const add = text('recurring.add', 'Aggiungi una spesa ricorrente');
export const subscribed = text('recurring.subscribed', 'Fatto: la prima consegna è {day}.');
