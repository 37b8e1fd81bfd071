import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';

const attributes = {};

export type DeliveryServiceProps = ViewProps<typeof attributes>;

/** UserDeliveryService (§2): on phones alone, for customers alone. */
export default defineWidget({
  tag: 'spesa-delivery-service',
  title: 'La consegna del cliente',
  description: 'Solo sul telefono e solo per chi ha fatto accesso: dove e quando arriva la spesa, e come cambiarlo.',
  icon: 'location',
  attributes,
  loads: 'visible',
  for: 'customer',
  personal: true,
  reserve: { height: '142px' },
  onlyBelow: 'md',
  examples: [{ title: 'Sul telefono', attributes: {} }],
  view: () => import('./DeliveryService.tsx'),
});
