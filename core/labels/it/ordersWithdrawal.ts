import { text } from '../text.ts';

export const begin = text('withdrawal.begin', 'Recedere dal contratto qui');
