import { orders } from '../../../core/api/endpoints/orders.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** The customer's subscriptions as a page: active, ordered, expiring, expired, renewable, with due dates and payments (account §4, ruling 18). */
export default defineWidget({
  tag: 'spesa-subscriptions',
  title: 'I tuoi abbonamenti',
  description: 'Gli abbonamenti del cliente: come stanno, quando scadono, che cosa è stato pagato, e il rinnovo.',
  icon: 'tickets-alt',
  kind: 'page',
  page: 'subscriptions',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: orders.list, input: { page: 1, order_type: 'subscription' } }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./Subscriptions.tsx'),
});
