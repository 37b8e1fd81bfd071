import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { choice, flag, number, text } from '../../element/field.ts';

const attributes = {
  heading: text({ label: 'Titolo', help: 'Sopra le schede; vuoto per nessun titolo' }),
  headingLevel: choice({
    label: 'Livello del titolo',
    default: '2',
    options: [
      { value: '2', label: 'H2' },
      { value: '3', label: 'H3' },
      { value: '4', label: 'H4' },
    ],
  }),
  categories: text({ label: 'Categorie', help: 'Una scheda per ciascuna', control: 'categories', needed: true }),
  slug: text({
    label: 'Categoria dei gruppi',
    help: 'Senza categorie: una scheda per ogni gruppo di prodotti di questa',
    control: 'category',
    needed: true,
  }),
  block: text({ label: 'Gruppi di prodotti', help: 'Vuoto: tutti quelli della categoria', control: 'bannerBlocks' }),
  limit: number({ label: 'Prodotti per scheda', default: 12, min: 1, max: 48 }),
  noArrows: flag({ label: 'Senza frecce' }),
  noBullets: flag({ label: 'Senza puntini' }),
};

/** Members of a product, and of its list, that cards do not show. */
const productOnCard = [
  'facets',
  'barcode',
  'codInt',
  'codVar',
  'storeId',
  'itemUrl',
  'ivaCategory',
  'metaData',
  'media',
  'breadCrumbs',
];

export type ProductTabsProps = ViewProps<typeof attributes>;

/** ProductTab of the specification (§2): tabs of products, a large card for each. */
export default defineWidget({
  tag: 'spesa-product-tabs',
  title: 'Schede di prodotti',
  description: 'Prodotti in grande, divisi in schede per categoria o per gruppo.',
  icon: 'table-row-after',
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [
    {
      endpoint: catalogue.categoryTree,
      input: {},
      by: 'tabs',
      template: 'product-tabs',
      without: ['itemUrl', 'priority', 'parentId', 'metaData'],
    },
    {
      endpoint: catalogue.category,
      input: {},
      by: 'tabs',
      template: 'product-tabs',
      without: ['template', 'categories', 'breadCrumbs', 'templateNavItems', 'proposals'],
    },
    { endpoint: catalogue.products, input: {}, by: 'tabs', template: 'product-tabs', without: productOnCard },
    {
      endpoint: catalogue.categoryBlock,
      input: {},
      by: 'tabs',
      template: 'product-tabs',
      without: [...productOnCard, 'proposals'],
    },
  ],
  loads: 'visible',
  examples: [
    { title: 'Due reparti', attributes: { heading: 'Da provare', categories: '2,3' } },
    { title: 'Un reparto solo', attributes: { heading: 'Dal forno', categories: '6' } },
    { title: 'I blocchi di una pagina', attributes: { slug: 'home', block: 'HOME_FRUTTA,HOME_PASTA,HOME_COLAZIONE' } },
    { title: 'Reparti che non ci sono', attributes: { heading: 'Vuoto', categories: '999999' } },
  ],
  view: () => import('./ProductTabs.tsx'),
});
