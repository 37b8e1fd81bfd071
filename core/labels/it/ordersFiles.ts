import { text } from '../text.ts';

export const invoice = text('orders.invoice', 'Fattura');
export const invoiceTo = text('orders.invoiceTo', 'Intestata a {who}');
export const invoiceLater = text('orders.invoiceLater', 'arriva con la consegna');
export const invoiceIssued = text('orders.invoiceIssued', 'n. {number} del {date}');
export const files = text('orders.files', 'Documenti');
export const getReceipt = text('orders.getReceipt', 'Scarica la ricevuta (PDF)');
export const getInvoice = text('orders.getInvoice', 'Scarica la fattura (PDF)');
export const creditNote = text('orders.creditNote', 'Nota di credito');
export const creditNoteIssued = text('orders.creditNoteIssued', 'n. {number} del {date}: {amount}');
export const getCreditNote = text('orders.getCreditNote', 'Scarica la nota di credito {number} (PDF)');
export const fileReady = text('orders.fileReady', 'Il documento è fra i file scaricati.');
export const cannotOpen = text('orders.cannotOpen', 'Non è stato possibile aprire il documento. Riprova tra poco.');
export const noApp = text('orders.noApp', 'Per aprirlo serve un’app per i PDF: se non ne hai una, installala.');
