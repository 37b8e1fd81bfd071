import { orders } from '../../../core/api/endpoints/orders.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number } from '../../element/field.ts';

const attributes = {
  pageSize: number({ label: 'Ordini per pagina', default: 12, min: 1, max: 48 }),
};

export type OrderListProps = ViewProps<typeof attributes>;

/** /profile/orders of the specification: the customer's orders, 12 a page (§9). */
export default defineWidget({
  tag: 'spesa-order-list',
  title: 'I tuoi ordini',
  description: 'Gli ordini del cliente, dal più recente.',
  icon: 'list-view',
  kind: 'page',
  page: 'orders',
  headed: true,
  attributes,
  loads: 'now',
  personal: true,
  begins: [{ endpoint: orders.list, input: { page: 1, page_size: attributes.pageSize.default, show_pending: true } }],
  view: () => import('./OrderList.tsx'),
});
