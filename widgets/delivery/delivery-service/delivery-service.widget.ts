import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag } from '../../element/field.ts';

const attributes = {
  alsoWide: flag({ label: 'Anche su schermi larghi' }),
};

export type DeliveryServiceProps = ViewProps<typeof attributes>;

/** UserDeliveryService (§2): for customers alone, and on phones alone unless the page wants it on every screen. */
export default defineWidget({
  tag: 'spesa-delivery-service',
  title: 'La consegna del cliente',
  description: 'Solo per chi ha fatto accesso, di norma sul telefono: dove e quando arriva la spesa, e come cambiarlo.',
  icon: 'location',
  attributes,
  loads: 'visible',
  for: 'customer',
  personal: true,
  reserve: { height: '142px', wide: { from: 'md', height: '64px' } },
  onlyBelow: 'md',
  examples: [
    { title: 'Sul telefono', attributes: {} },
    { title: 'Su ogni schermo', attributes: { alsoWide: true } },
  ],
  view: () => import('./DeliveryService.tsx'),
});
