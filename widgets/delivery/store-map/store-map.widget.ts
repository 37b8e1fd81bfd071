import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: 'I nostri negozi' }),
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

/** The delivery map of stores of the specification (account §2), with the same stores as a list beside it. */
export default defineWidget({
  tag: 'spesa-store-map',
  title: 'Mappa dei negozi',
  description: 'I negozi su una mappa, quelli vicini raggruppati, e accanto lo stesso elenco.',
  icon: 'location-alt',
  attributes,
  loads: 'visible',
  reserve: { height: '500px', wide: { from: 'md', height: '750px' } },
  examples: [
    { title: 'Con l’elenco', attributes: {} },
    { title: 'Con le zone di consegna', attributes: { coverage: true } },
  ],
  view: () => import('./StoreMap.tsx'),
});
