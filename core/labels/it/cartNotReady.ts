/* What is said when a customer leaves the way to login, address and slot (§4). */
import { text } from '../text.ts';

export const addWithoutLogin = text('cart.addWithoutLogin', 'Niente è stato aggiunto: prima accedi o registrati.');
export const addWithoutSlot = text('cart.addWithoutSlot', 'Niente è stato aggiunto: scegli prima dove e quando.');
export const orderWithoutLogin = text('cart.orderWithoutLogin', 'Per ordinare prima accedi o registrati.');
export const orderWithoutSlot = text('cart.orderWithoutSlot', 'Per ordinare scegli prima dove e quando.');
