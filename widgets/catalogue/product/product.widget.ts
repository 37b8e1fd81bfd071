import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, number } from '../../element/field.ts';

const attributes = {
  productId: number({ label: 'Prodotto', control: 'product', default: 0 }),
  large: flag({ label: 'Scheda grande' }),
};

export type ProductProps = ViewProps<typeof attributes>;

/** One product of the editor's choice, inside an article or a landing page. */
export default defineWidget({
  tag: 'spesa-product',
  title: 'Prodotto',
  description: 'Un prodotto scelto, da comprare dentro un articolo o una pagina.',
  icon: 'products',
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [{ endpoint: catalogue.product, input: { product_id: '{productId!}' }, template: 'product-card', without: ['barcode', 'codInt', 'codVar', 'storeId', 'itemUrl', 'ivaCategory', 'metaData', 'media', 'code', 'priority'] }],
  mount: 'visible',
  examples: [
    { title: 'Scheda', attributes: { productId: 20001 } },
    { title: 'Non più in vendita', attributes: { productId: 1 } },
    { title: 'Scheda grande', attributes: { productId: 20001, large: true } },
  ],
  view: () => import('./OneProduct.tsx'),
});
