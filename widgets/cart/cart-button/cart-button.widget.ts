import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag } from '../../element/field.ts';

const attributes = {
  noTotal: flag({ label: 'Senza il totale' }),
};

export type CartButtonProps = ViewProps<typeof attributes>;

/** The cart in the page's head: how many products, what they cost without delivery, and the way in. */
export default defineWidget({
  tag: 'spesa-cart-button',
  title: 'Pulsante del carrello',
  description: 'Apre il carrello; mostra quanti prodotti ci sono e il totale.',
  icon: 'cart',
  attributes,
  loads: 'now',
  personal: true,
  examples: [
    { title: 'Con il totale', attributes: {} },
    { title: 'Solo il numero', attributes: { noTotal: true } },
  ],
  view: () => import('./CartButton.tsx'),
});
