/* Intercom name and floor of a home delivery. */
import { text } from '../text.ts';

export const doorAdd = text('checkout.doorAdd', 'Aggiungi citofono e piano');
export const doorBell = text('checkout.doorBell', 'Citofono {name}');
export const doorFloor = text('checkout.doorFloor', 'piano {n}');
export const doorSave = text('checkout.doorSave', 'Salva nell’indirizzo');
