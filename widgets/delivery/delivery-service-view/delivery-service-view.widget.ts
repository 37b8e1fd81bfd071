import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag } from '../../element/field.ts';

const attributes = {
  ownHeading: flag({ label: 'Con un titolo proprio', help: 'Quando la pagina non ne ha' }),
};

export type DeliveryServiceViewProps = ViewProps<typeof attributes>;

/** DeliveryServiceView (§2): service, address or store, timeslot; `back` in the address says where to go on. */
export default defineWidget({
  tag: 'spesa-delivery-service-view',
  title: 'Consegna o ritiro',
  description: 'Servizio, indirizzo o negozio, giorno e fascia oraria.',
  icon: 'location-alt',
  kind: 'page',
  page: 'deliveryService',
  attributes,
  loads: 'now',
  personal: true,
  reserve: { height: '60vh' },
  view: () => import('./DeliveryServiceView.tsx'),
});
