import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, number, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', help: 'Sopra lo slider; vuoto per nessun titolo', default: 'Per te' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  layout: number({
    label: 'Posizione',
    help: 'Lo spazio del gestionale a cui tocca; i nomi si scrivono nelle impostazioni della spesa',
    control: 'layout',
    default: 0,
  }),
  categoryId: number({ label: 'Categoria', control: 'category', default: 0 }),
  limit: number({ label: 'Numero di prodotti', default: 16, min: 1, max: 48 }),
  shuffle: flag({ label: 'In ordine sparso' }),
  promo: flag({ label: 'Solo prodotti in promozione' }),
  link: text({
    label: 'Pagina di «Vedi tutti»',
    help: 'Vuoto: la categoria o le offerte dello slider',
    control: 'link',
  }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type CrmProductSliderProps = ViewProps<typeof attributes>;

/** CrmProductSlider of the specification (§2): what the shop proposes to this customer, so the server prints none of it. */
export default defineWidget({
  tag: 'spesa-crm-product-slider',
  title: 'Slider di prodotti proposti',
  description: 'I prodotti proposti a chi guarda, da scorrere.',
  icon: 'star-filled',
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  personal: true,
  examples: [
    { title: 'Proposte del negozio', attributes: {} },
    {
      title: 'Di una categoria, in promozione',
      attributes: { heading: 'Offerte per te', categoryId: 1, promo: true, shuffle: true },
    },
  ],
  view: () => import('./CrmProductSlider.tsx'),
});
