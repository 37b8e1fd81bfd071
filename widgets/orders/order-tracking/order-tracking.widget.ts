import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

const attributes = {};

export type OrderTrackingProps = ViewProps<typeof attributes>;

/** token-order/view of the specification: an order as whoever has its link sees it, without a login (account §7). */
export default defineWidget({
  tag: 'spesa-order-tracking',
  title: 'Segui l’ordine',
  description:
    'Un ordine come lo vede chi ne ha il collegamento, senza accesso; il collegamento si chiede con numero ed e-mail.',
  icon: 'location',
  kind: 'page',
  page: 'orderTracking',
  optionalSlot: true,
  attributes,
  loads: 'now',
  personal: true,
  view: () => import('./OrderTracking.tsx'),
});
