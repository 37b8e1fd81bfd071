import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: '' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  coverage: flag({ label: 'Con le zone di consegna' }),
};

export type StoreMapProps = ViewProps<typeof attributes>;

/** "Negozi e orari": the delivery map of stores of the specification (account §2), and all of them as a list that search engines and visitors read. */
export default defineWidget({
  tag: 'spesa-store-map',
  title: 'Negozi e orari',
  description: 'Tutti i negozi: elenco con orari e servizi, ricerca, i più vicini, mappa.',
  icon: 'location-alt',
  kind: 'page',
  page: 'stores',
  indexed: true,
  attributes,
  prefetch: [{ endpoint: delivery.stores, input: {}, template: 'stores' }],
  loads: 'visible',
  reserve: { height: '500px', wide: { from: 'md', height: '750px' } },
  examples: [
    { title: 'Con l’elenco', attributes: {} },
    { title: 'Con un titolo e le zone di consegna', attributes: { heading: 'I nostri negozi', coverage: true } },
  ],
  view: () => import('./StoreMap.tsx'),
});
