import { content } from '../../../core/api/endpoints/content.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag } from '../../element/field.ts';

const attributes = {
  ownHeading: flag({ label: 'Con un titolo proprio', help: 'Quando la pagina non ne ha' }),
};

export type LeafletsProps = ViewProps<typeof attributes>;

/** The Leaflets route (§2): the leaflets of the customer's store, or of all stores. */
export default defineWidget({
  tag: 'spesa-leaflets',
  title: 'Volantini',
  description: 'I volantini del negozio di chi guarda, o di tutti i negozi.',
  icon: 'media-document',
  kind: 'page',
  page: 'leaflets',
  indexed: true,
  attributes,
  prefetch: [{ endpoint: content.leaflets, input: {}, template: 'leaflets' }],
  loads: 'now',
  reserve: { height: '50vh' },
  examples: [{ title: 'Tutti', attributes: {} }],
  view: () => import('./Leaflets.tsx'),
});
