import { addLabels } from '../label.ts';

export const orders = addLabels('orders', {
  title: 'I tuoi ordini',
  inValidation: 'In convalida',
  ordered: 'Ordinato',
  inPreparation: 'In preparazione',
  notModifiable: 'Non più modificabile',
  inDelivery: 'In consegna',
  delivered: 'Consegnato',
  partiallyDelivered: 'Consegnato in parte',
  cancelled: 'Annullato',
  invalidated: 'Pagamento non riuscito',
  notCollected: 'Non ritirato',
  failed: 'Non riuscito',
  awaitingUser: 'In attesa di una tua risposta',
  unknownStatus: 'In lavorazione',
});
