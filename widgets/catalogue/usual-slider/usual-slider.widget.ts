import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', default: 'Compra di nuovo' }),
  otherHeading: text({
    label: 'Titolo delle proposte',
    help: 'Per chi non ha ancora prodotti abituali: le proposte del negozio',
    default: 'Per te',
  }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type UsualSliderProps = ViewProps<typeof attributes>;

/** What the customer buys again and again, to scroll; without a habit what the shop proposes, nothing for a visitor (§6). */
export default defineWidget({
  tag: 'spesa-usual-slider',
  title: 'Compra di nuovo',
  description: 'I prodotti che il cliente compra di solito, da scorrere. I visitatori non li vedono.',
  icon: 'update',
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  loads: 'visible',
  for: 'customer',
  personal: true,
  reserve: { height: '421px', wide: { from: 'md', height: '550px' }, untilFilled: true },
  examples: [{ title: 'Come in prima pagina', attributes: {} }],
  view: () => import('./UsualSlider.tsx'),
});
