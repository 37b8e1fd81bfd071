import { text } from '../text.ts';

export const begin = text('orders.withdrawHere', 'Recedere dal contratto qui');
