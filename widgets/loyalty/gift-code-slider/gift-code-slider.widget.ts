import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, number, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: 'I tuoi buoni' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  history: flag({ label: 'Anche i buoni usati e scaduti' }),
  seconds: number({ label: 'Secondi per buono', default: 6, min: 3, max: 30 }),
  noAutoplay: flag({ label: 'Senza scorrimento automatico' }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type GiftCodeSliderProps = ViewProps<typeof attributes>;

/** GiftCodeWidgetSlider of the specification (§2): the customer's gift codes; service discovery where there are none, nothing for a visitor (§6). */
export default defineWidget({
  tag: 'spesa-gift-code-slider',
  title: 'Buoni del cliente',
  description: 'I codici e i buoni del cliente, da copiare o da usare nel carrello. I visitatori non li vedono.',
  icon: 'tickets-alt',
  attributes,
  loads: 'visible',
  for: 'customer',
  personal: true,
  reserve: { height: '519px', wide: { from: 'md', height: '416px' }, untilFilled: true },
  examples: [
    { title: 'Da usare', attributes: {} },
    { title: 'Anche usati e scaduti, fermi', attributes: { history: true, noAutoplay: true } },
  ],
  view: () => import('./GiftCodeSlider.tsx'),
});
