import { text } from '../text.ts';

export const inValidation = text('orders.inValidation', 'In verifica');
export const ordered = text('orders.ordered', 'Ordinato');
export const inPreparation = text('orders.inPreparation', 'In preparazione');
export const notModifiable = text('orders.notModifiable', 'In preparazione, non più modificabile');
export const notModifiableText = text(
  'orders.notModifiableText',
  'Stiamo preparando la tua spesa: da ora non puoi più cambiarla né annullarla.',
);
export const ready = text('orders.ready', 'Pronto');
export const inDelivery = text('orders.inDelivery', 'In consegna');
export const delivered = text('orders.delivered', 'Consegnato');
export const partiallyDelivered = text('orders.partiallyDelivered', 'Consegnato in parte');
export const cancelled = text('orders.cancelled', 'Annullato');
export const invalidated = text('orders.invalidated', 'Pagamento non riuscito');
export const notCollected = text('orders.notCollected', 'Non ritirato');
export const failed = text('orders.failed', 'Non riuscito');
export const awaitingUser = text('orders.awaitingUser', 'In attesa di una tua risposta');
export const unknownStatus = text('orders.unknownStatus', 'In lavorazione');
export const order = text('orders.order', 'Ordine {n}');
export const cancelError = text('orders.cancelError', 'Non è stato possibile annullare l’ordine.');
export const noteError = text('orders.noteError', 'Non è stato possibile salvare la nota.');
export const inPayment = text('orders.inPayment', 'Stiamo aspettando la conferma del pagamento.');
export const inConfirmation = text('orders.inConfirmation', 'Il pagamento è arrivato: stiamo confermando l’ordine.');
export const invalidatedText = text(
  'orders.invalidatedText',
  'Il pagamento non è andato a buon fine e non ti è stato addebitato nulla.',
);
export const awaitingUserText = text(
  'orders.awaitingUserText',
  'Ti proponiamo che cosa mettere al posto di quello che manca: dicci se va bene.',
);
export const pickup = text('orders.pickup', 'Pronto per il ritiro');
export const inLocker = text('orders.inLocker', 'Pronto nell’armadietto');
export const reorderError = text('orders.reorderError', 'Non è stato possibile ripetere l’ordine. Riprova tra poco.');
export const modifyError = text('orders.modifyError', 'Non è stato possibile modificare l’ordine.');
export const wrongOrigin = text(
  'orders.wrongOrigin',
  'Il gestore delle carte ha indicato un sito che non conosciamo: per sicurezza ci fermiamo qui.',
);
