/* What an order that waits for its customer says wherever orders are not shown. */
import { text } from '../text.ts';

export const toAnswer = text('orders.toAnswer', 'Aspettiamo una tua risposta');
export const toAnswerText = text(
  'orders.toAnswerText',
  'Per l’ordine {n} ti proponiamo qualche cambio: dicci se ti va bene.',
);
export const answerBy = text('orders.answerBy', 'Puoi rispondere {until}.');
export const answer = text('orders.answer', 'Rispondi');
