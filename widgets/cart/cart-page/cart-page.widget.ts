import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag } from '../../element/field.ts';

const attributes = {
  noHeading: flag({ label: 'Senza titolo', help: 'Quando la pagina ha già il suo' }),
};

export type CartPageProps = ViewProps<typeof attributes>;

/** The cart at full width (§2). */
export default defineWidget({
  tag: 'spesa-cart-page',
  title: 'Carrello',
  description: 'Il carrello a tutta pagina: righe, codici, vantaggi, totali, cassa.',
  icon: 'cart',
  kind: 'page',
  page: 'cart',
  headed: true,
  attributes,
  loads: 'now',
  personal: true,
  reserve: { height: '60vh' },
  examples: [
    { title: 'La pagina del carrello', attributes: {} },
    { title: 'Senza titolo', attributes: { noHeading: true } },
  ],
  view: () => import('./CartPage.tsx'),
});
