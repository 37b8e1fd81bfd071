import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number } from '../../element/field.ts';

const attributes = {
  addressId: number({
    label: 'Negozio',
    help: 'Vuoto: quello dell’indirizzo della pagina',
    control: 'store',
    default: 0,
  }),
};

export type StorePageProps = ViewProps<typeof attributes>;

/** /supermercati/{addressId} of the specification (account §2): one store with its hours, telephone, way, services and flyers. */
export default defineWidget({
  tag: 'spesa-store-page',
  title: 'Negozio',
  description: 'Un negozio: dove, quando è aperto, come arrivare, servizi e volantini.',
  icon: 'store',
  kind: 'page',
  page: 'store',
  indexed: true,
  about: delivery.warehouses,
  headed: true,
  attributes,
  prefetch: [{ endpoint: delivery.warehouses, input: { address_id: '{route:id}' }, template: 'store' }],
  loads: 'now',
  reserve: { height: '60vh' },
  examples: [
    { title: 'Genova Corvetto', attributes: { addressId: 501 } },
    { title: 'Che non c’è', attributes: { addressId: 999 } },
  ],
  view: () => import('./StorePage.tsx'),
});
