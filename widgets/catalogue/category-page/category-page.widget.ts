import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, text } from '../../element/field.ts';
import { listingInput, ownInputs } from '../listing/plan.ts';

const attributes = {
  slug: text({ label: 'Categoria', help: 'Vuoto: quella dell’indirizzo della pagina', control: 'category' }),
  favourites: choice({
    label: 'I preferiti di chi ne ha',
    help: 'Per i clienti che hanno liste o ordini; chi guarda soltanto vede sempre tutto il reparto',
    default: 'offer',
    options: [
      { value: 'offer', label: 'Offri il filtro «I tuoi preferiti»' },
      { value: 'first', label: 'Comincia con il filtro acceso: si può togliere' },
    ],
  }),
};

export type CategoryPageProps = ViewProps<typeof attributes>;

/** The Category route of the specification (§2, §4): its page, its products with filters, 24 a page. */
export default defineWidget({
  tag: 'spesa-category-page',
  title: 'Pagina di categoria',
  description: 'I prodotti di una categoria con filtri, ordine e pagine.',
  icon: 'category',
  kind: 'page',
  page: 'category',
  headed: true,
  indexed: true,
  about: catalogue.category,
  below: { 'spesa-category-blocks': { slug: '' } },
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [
    { endpoint: catalogue.category, input: { slug: '{route:slug}' }, template: 'category-page' },
    {
      endpoint: catalogue.products,
      input: { parent_category_id: '{route:categoryId}', ...listingInput },
      own: ownInputs,
      template: 'category-page',
    },
  ],
  loads: 'now',
  examples: [
    { title: 'Frutta e verdura', attributes: { slug: 'frutta-e-verdura' } },
    { title: 'Prima i preferiti', attributes: { slug: 'latte-e-formaggi', favourites: 'first' } },
    { title: 'Un reparto che non c’è più', attributes: { slug: 'non-esiste' } },
  ],
  view: () => import('./CategoryPage.tsx'),
});
