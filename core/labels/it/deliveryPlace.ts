import { text } from '../text.ts';

export const street = text('delivery.street', 'Via o piazza');
export const streetNumber = text('delivery.streetNumber', 'Numero civico');
export const postalcode = text('delivery.postalcode', 'CAP');
export const city = text('delivery.city', 'Città');
export const province = text('delivery.province', 'Provincia');
export const provinceHint = text('delivery.provinceHint', 'Due lettere, per esempio GE');
export const provinceFault = text('delivery.provinceFault', 'La provincia è di due lettere');
