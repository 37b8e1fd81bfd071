import { text } from '../text.ts';

export const title = text('session.title', 'Accedi');
export const welcome = text('session.welcome', 'Ciao, {name}');
export const account = text('session.account', 'Il tuo account');
export const menu = text('session.menu', 'Il tuo account');
export const subtitleCart = text(
  'session.subtitleCart',
  'Per riempire il carrello ci serve sapere chi sei e dove portare la spesa.',
);
