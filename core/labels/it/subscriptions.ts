import { text } from '../text.ts';

export const login = text('subscriptions.login', 'Accedi per vedere i tuoi abbonamenti');
export const none = text('subscriptions.none', 'Non hai ancora abbonamenti');
export const noneText = text('subscriptions.noneText', 'Con un abbonamento la consegna a casa non costa nulla.');
export const offers = text('subscriptions.offers', 'Gli abbonamenti che puoi prendere');
export const bringsOne = text(
  'subscriptions.bringsOne',
  'La consegna a casa non costa nulla per un mese, a ogni spesa. Non si rinnova da solo.',
);
export const bringsMany = text(
  'subscriptions.bringsMany',
  'La consegna a casa non costa nulla per {n} mesi, a ogni spesa. Non si rinnova da solo.',
);
export const once = text('subscriptions.once', 'in un solo pagamento');
export const aMonth = text('subscriptions.aMonth', '{price} al mese');
export const inCart = text('subscriptions.inCart', 'È nel carrello');
export const addError = text('subscriptions.addError', 'Non è stato possibile aggiungere l’abbonamento.');
export const query = text('subscriptions.query', 'abbonamento');
export const active = text('subscriptions.active', 'Attivo');
export const ordered = text('subscriptions.ordered', 'Ordinato');
export const expiring = text('subscriptions.expiring', 'In scadenza');
export const expired = text('subscriptions.expired', 'Scaduto');
export const renewable = text('subscriptions.renewable', 'Da rinnovare');
export const term = text('subscriptions.term', 'Dal {begins} al {ends}');
export const order = text('subscriptions.order', 'Ordine {n}');
export const renew = text('subscriptions.renew', 'Rinnova');
export const renewNamed = text('subscriptions.renewNamed', 'Rinnova {name}');
export const renewError = text('subscriptions.renewError', 'Non è stato possibile rinnovare l’abbonamento.');
export const dueDates = text('subscriptions.dueDates', 'Quanto costa e quando si paga');
export const dueExpired = text('subscriptions.dueExpired', 'Era da rinnovare entro il {date}, per {price}.');
export const dueExpiring = text('subscriptions.dueExpiring', 'Prossimo pagamento entro il {date}: {price}.');
export const dueUnderWay = text('subscriptions.dueUnderWay', 'Da pagare, con l’ordine del {date}: {price}.');
export const duePaid = text('subscriptions.duePaid', 'Pagato il {date}: {price}.');
export const dueUnknown = text('subscriptions.dueUnknown', '{price} il {date}: stiamo verificando il pagamento.');
export const transactions = text('subscriptions.transactions', 'Vedi come è andato il pagamento');
export const transactionError = text('subscriptions.transactionError', '{moment}: non riuscito');
export const transactionUnderWay = text('subscriptions.transactionUnderWay', '{moment}: in corso');
export const transactionCompleted = text('subscriptions.transactionCompleted', '{moment}: riuscito');
export const transactionUnknown = text('subscriptions.transactionUnknown', '{moment}: da verificare');
