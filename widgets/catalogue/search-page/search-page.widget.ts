import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { text } from '../../element/field.ts';
import { listingInput, ownInputs } from '../listing/plan.ts';

const attributes = {
  query: text({ label: 'Parole cercate', help: 'Vuoto: quelle dell’indirizzo della pagina' }),
};

export type SearchPageProps = ViewProps<typeof attributes>;

/** The page of results: the words of `q`, or all promotions and novelties when only those are asked for. */
export default defineWidget({
  tag: 'spesa-search-page',
  title: 'Risultati della ricerca',
  description: 'I prodotti trovati con una ricerca, con filtri, ordine e pagine.',
  icon: 'search',
  kind: 'page',
  page: 'search',
  headed: true,
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [
    {
      endpoint: catalogue.products,
      input: { q: '{query:q}', ...listingInput },
      own: ownInputs,
      template: 'search-page',
    },
  ],
  loads: 'now',
  examples: [
    { title: 'Latte', attributes: { query: 'latte' } },
    { title: 'Scritta male', attributes: { query: 'parmiggiano' } },
    { title: 'Senza risultati', attributes: { query: 'xyzxyz' } },
    { title: 'Senza parole', attributes: {} },
  ],
  view: () => import('./SearchPage.tsx'),
});
