import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

const attributes = {};

export type PaymentProps = ViewProps<typeof attributes>;

/** /payment of the specification: payment method, saved cards, what is held, the order button, and the return from the card's 3-D Secure (account §2, LAW-01). */
export default defineWidget({
  tag: 'spesa-payment',
  title: 'Pagamento',
  description: 'Il metodo di pagamento, le carte salvate, il pulsante d’ordine e il ritorno dal gestore delle carte.',
  icon: 'money-alt',
  kind: 'page',
  page: 'payment',
  attributes,
  loads: 'now',
  personal: true,
  begins: [
    { endpoint: checkout.prepare, input: {} },
    { endpoint: savedCards.list, input: { payment_type_id: 12 } },
  ],
  view: () => import('./Payment.tsx'),
});
