import { recurring } from '../../../core/api/endpoints/recurring.ts';
import { defineWidget } from '../../element/defineWidget.ts';

/** The customer's weekly orders as a page: subscribe, list, stop, check how they are paid (account §7). */
export default defineWidget({
  tag: 'spesa-recurring-orders',
  title: 'Spesa ricorrente',
  description: 'Le spese che il negozio ripete ogni settimana per il cliente: attivarle, pagarle, fermarle.',
  icon: 'update',
  kind: 'page',
  page: 'recurringOrders',
  headed: true,
  attributes: {},
  loads: 'now',
  personal: true,
  begins: [{ endpoint: recurring.subscribed, input: {} }],
  reserve: { height: '480px', untilFilled: true },
  view: () => import('./RecurringOrders.tsx'),
});
