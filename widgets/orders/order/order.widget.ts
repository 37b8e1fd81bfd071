import { orders, wholeOrder } from '../../../core/api/endpoints/orders.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number } from '../../element/field.ts';

const attributes = {
  orderId: number({
    label: 'Numero dell’ordine',
    help: 'Lo mette la pagina dall’indirizzo',
    control: 'address',
    default: 0,
  }),
};

export type OrderProps = ViewProps<typeof attributes>;

/** /profile/orders/{orderId} of the specification: one order with its lines, place, time and bill (account §2). */
export default defineWidget({
  tag: 'spesa-order',
  title: 'Il tuo ordine',
  description: 'Il dettaglio di un ordine del cliente.',
  icon: 'media-document',
  kind: 'page',
  page: 'order',
  headed: true,
  attributes,
  loads: 'now',
  personal: true,
  begins: [{ endpoint: orders.view, input: { ...wholeOrder(0), order_id: '{id}' } }],
  view: () => import('./Order.tsx'),
});
