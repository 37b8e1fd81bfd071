import { text } from '../text.ts';

export const choose = text('delivery.finderChoose', 'Scegli');
export const chooseName = text('delivery.finderChooseName', 'Scegli: {name}');
export const notHere = text('delivery.finderNotHere', 'A questo indirizzo per ora non c’è');
