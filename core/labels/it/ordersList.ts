/* The list of orders, its filters, and what of it waits for a payment. */
import { text } from '../text.ts';

export const noOrders = text('orders.noOrders', 'Non hai ancora fatto ordini');
export const noOrdersText = text('orders.noOrdersText', 'Quando ordini la spesa, la ritrovi qui.');
export const startShopping = text('orders.startShopping', 'Inizia la spesa');
export const filters = text('orders.filters', 'Filtra gli ordini');
export const fromDate = text('orders.fromDate', 'Dal giorno');
export const toDate = text('orders.toDate', 'Al giorno');
export const fromTotal = text('orders.fromTotal', 'Totale da (€)');
export const toTotal = text('orders.toTotal', 'Totale fino a (€)');
export const showReplaced = text('orders.showReplaced', 'Anche quelli sostituiti');
export const applyFilters = text('orders.applyFilters', 'Mostra');
export const clearFilters = text('orders.clearFilters', 'Togli i filtri');
export const datesReversed = text('orders.datesReversed', 'Il primo giorno viene dopo l’ultimo.');
export const totalsReversed = text('orders.totalsReversed', 'Il totale minimo è più alto di quello massimo.');
export const wrongTotal = text('orders.wrongTotal', 'Scrivi un importo, per esempio 25,50.');
export const noneFiltered = text('orders.noneFiltered', 'Nessun ordine con questi filtri');
export const found = text('orders.found', '{n} ordini');
export const foundOne = text('orders.foundOne', '{n} ordine');
export const toPay = text('orders.toPay', 'Da pagare');
export const toPayText = text('orders.toPayText', 'L’ordine {n} aspetta ancora il pagamento.');
export const seeToPay = text('orders.seeToPay', 'Vedi e paga');
export const whose = text('orders.whose', 'Di chi');
export const mine = text('orders.mine', 'I tuoi ordini');
export const ofHousehold = text('orders.ofHousehold', 'Tutti quelli della famiglia');
export const toMyAddresses = text('orders.toMyAddresses', 'Tutti quelli ai miei indirizzi');
