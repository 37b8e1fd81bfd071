import { text } from '../text.ts';

export const chooseAddress = text('recurring.chooseAddress', 'A quale indirizzo');
export const chooseDay = text('recurring.chooseDay', 'In quale giorno');
export const chooseTime = text('recurring.chooseTime', 'A che ora');
export const consent = text(
  'recurring.consent',
  'Acconsento che il negozio ordini per me ogni settimana, con obbligo di pagare, finché non fermo la spesa.',
);
export const consentMissing = text('recurring.consentMissing', 'Senza il tuo consenso non possiamo ordinare per te.');
export const incomplete = text('recurring.incomplete', 'Scegli indirizzo, giorno e ora.');
export const noSlots = text('recurring.noSlots', 'A questo indirizzo non arriviamo: scegline un altro.');
export const first = text('recurring.first', 'La prima consegna è {day}.');
export const noAddresses = text('recurring.noAddresses', 'Prima ci serve un tuo indirizzo');
export const toAddresses = text('recurring.toAddresses', 'Scegli dove consegnare');
export const subscribe = text('recurring.subscribe', 'Attiva la spesa ricorrente');
