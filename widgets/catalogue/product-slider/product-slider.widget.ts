import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, number, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', help: 'Sopra lo slider; vuoto per nessun titolo' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  categoryId: number({ label: 'Categoria', help: 'Vuota: tutto il negozio', control: 'category', default: 0 }),
  query: text({ label: 'Ricerca', help: 'Parole da cercare invece di una categoria' }),
  promo: flag({ label: 'Solo prodotti in promozione' }),
  news: flag({ label: 'Solo novità' }),
  order: choice({
    label: 'Ordine',
    default: '',
    options: [
      { value: '', label: 'Del negozio' },
      { value: 'price asc', label: 'I più economici' },
    ],
  }),
  limit: number({ label: 'Numero di prodotti', help: 'Vuoto: 12 prodotti, 16 di una ricerca', default: 0, max: 48 }),
  link: text({
    label: 'Pagina di «Vedi tutti»',
    help: 'Vuoto: la categoria, la ricerca o le offerte dello slider',
    control: 'link',
  }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

export type ProductSliderProps = ViewProps<typeof attributes>;

/** ProductSlider of the specification (§2, §9): products of a category, a promotion or a search. */
export default defineWidget({
  tag: 'spesa-product-slider',
  title: 'Slider prodotti',
  description: 'Prodotti di una categoria, di una promozione o di una ricerca, da scorrere.',
  icon: 'slides',
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [
    {
      endpoint: catalogue.products,
      input: {
        parent_category_id: '{categoryId}',
        q: '{query}',
        promo: '{promo}',
        new_product: '{news}',
        sort: '{order}',
        page_size: '{limit}',
      },
      template: 'product-list',
      sizes: [12, 16],
    },
  ],
  loads: 'visible',
  examples: [
    { title: 'Una categoria', attributes: { heading: 'Frutta e verdura', categoryId: 2 } },
    {
      title: 'Una ricerca, senza frecce e puntini',
      attributes: { heading: 'Caffè', query: 'caffè', noArrows: true, noBullets: true },
    },
    { title: 'Niente da mostrare', attributes: { query: 'xyzxyz' } },
    { title: 'In promozione', attributes: { heading: 'Offerte', promo: true } },
  ],
  view: () => import('./ProductSlider.tsx'),
});
