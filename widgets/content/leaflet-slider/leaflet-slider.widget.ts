import { content } from '../../../core/api/endpoints/content.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, number, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', help: 'Sopra lo slider; vuoto per nessun titolo', default: 'Volantini' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  seconds: number({ label: 'Secondi per pagina', default: 6, min: 3, max: 30 }),
  noAutoplay: flag({ label: 'Senza scorrimento automatico' }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type LeafletSliderProps = ViewProps<typeof attributes>;

/** LeafletSlider of the specification (§2, §9): the leaflets of the customer's store, or of all stores, moving on by themselves. */
export default defineWidget({
  tag: 'spesa-leaflet-slider',
  title: 'Slider di volantini',
  description: 'I volantini del negozio di chi guarda, o di tutti i negozi, che scorrono da soli, con pausa.',
  icon: 'media-document',
  attributes,
  prefetch: [
    { endpoint: content.leaflets, input: {}, template: 'leaflet-list', without: ['warehouses', 'baseLocation'] },
  ],
  reserve: { height: '260px' },
  examples: [
    { title: 'Come sta in una pagina', attributes: {} },
    { title: 'Fermo, senza frecce', attributes: { heading: 'Sfoglia le offerte', noAutoplay: true, noArrows: true } },
  ],
  view: () => import('./LeafletSlider.tsx'),
});
