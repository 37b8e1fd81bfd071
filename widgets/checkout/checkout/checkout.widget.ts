import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

const attributes = {};

export type CheckoutProps = ViewProps<typeof attributes>;

/** /checkout of the specification: the whole order to look over before paying (account §2, LAW-21). */
export default defineWidget({
  tag: 'spesa-checkout',
  title: 'Cassa',
  description: 'Il controllo della spesa prima del pagamento: dove, quando, prodotti e totale.',
  icon: 'clipboard',
  kind: 'page',
  page: 'checkout',
  attributes,
  loads: 'now',
  personal: true,
  begins: [{ endpoint: checkout.prepare, input: {} }],
  view: () => import('./Checkout.tsx'),
});
