import { text } from '../text.ts';

export const wanted = text('session.wanted', 'Poi mettiamo nel carrello: {name}.');
export const confirmed = text('session.confirmed', 'Il tuo account è confermato: si comincia!');
