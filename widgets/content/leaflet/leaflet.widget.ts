import { content } from '../../../core/api/endpoints/content.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { number } from '../../element/field.ts';

const attributes = {
  leafletId: number({
    label: 'Volantino',
    help: 'Vuoto: quello dell’indirizzo della pagina',
    control: 'leaflet',
    default: 0,
  }),
};

export type LeafletProps = ViewProps<typeof attributes>;

/** The Leaflet route (account §2): one leaflet, its pages as pictures and its products. */
export default defineWidget({
  tag: 'spesa-leaflet',
  title: 'Volantino',
  description: 'Un volantino: le sue pagine da sfogliare e i suoi prodotti da comprare.',
  icon: 'book-alt',
  kind: 'page',
  page: 'leaflet',
  indexed: true,
  about: content.leaflet,
  headed: true,
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [{ endpoint: content.leaflet, input: { leaflet_id: '{route:id}' }, template: 'leaflet' }],
  loads: 'now',
  reserve: { height: '60vh' },
  examples: [
    { title: 'Scaduto', attributes: { leafletId: 1000 } },
    { title: 'Che non c’è', attributes: { leafletId: 999 } },
  ],
  view: () => import('./Leaflet.tsx'),
});
