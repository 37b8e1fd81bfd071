import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, number, text } from '../../element/field.ts';
import { mostPicks } from './picks.ts';

const attributes = {
  productIds: text({ label: 'Prodotti', help: 'Nel loro ordine', control: 'products', most: mostPicks, needed: true }),
  productId: number({
    label: 'Oppure un solo prodotto',
    help: 'Al posto dell’elenco',
    control: 'product',
    default: 0,
    needed: true,
  }),
  large: flag({ label: 'Scheda grande', help: 'Di un prodotto solo: riempie la riga' }),
};

export type ProductProps = ViewProps<typeof attributes>;

/** Products of the editor's choice, one or several, inside an article or a landing page. */
export default defineWidget({
  tag: 'spesa-product',
  title: 'Prodotti scelti',
  description: 'Uno o più prodotti scelti, da comprare dentro un articolo o una pagina.',
  icon: 'products',
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [
    {
      endpoint: catalogue.product,
      input: { product_id: '{productId!}' },
      by: 'picks',
      template: 'product-card',
      without: [
        'barcode',
        'codInt',
        'codVar',
        'storeId',
        'itemUrl',
        'ivaCategory',
        'metaData',
        'media',
        'code',
        'priority',
      ],
    },
  ],
  loads: 'visible',
  examples: [
    { title: 'A peso', attributes: { productId: 20001 } },
    { title: 'Scelti a mano', attributes: { productIds: '20160,20001,1,70176' } },
    { title: 'Non più in vendita', attributes: { productId: 1 } },
    { title: 'Scheda grande', attributes: { productId: 20001, large: true } },
    { title: 'Ridotto, con il prezzo di riferimento', attributes: { productId: 70176 } },
    { title: 'In salamoia, col prezzo sul peso sgocciolato', attributes: { productId: 50074 } },
    { title: 'Ridotto perché deperibile', attributes: { productId: 20003 } },
    { title: 'Offerta su più pezzi, da scegliere', attributes: { productId: 20160 } },
    { title: 'A confezioni, con un limite', attributes: { productId: 90007 } },
    { title: 'Da almeno due', attributes: { productId: 140032 } },
    { title: 'Con opzioni', attributes: { productId: 30144 } },
    { title: 'Su ordinazione', attributes: { productId: 60066 } },
    { title: 'Nuovo', attributes: { productId: 20050 } },
    { title: 'In evidenza', attributes: { productId: 20067 } },
    { title: 'Non disponibile', attributes: { productId: 20056 } },
    { title: 'Con un buono, in parole', attributes: { productId: 100083 } },
    { title: 'Con un buono e la sua spiegazione', attributes: { productId: 80017 } },
    { title: 'Con un buono che porta al reparto', attributes: { productId: 110018 } },
    { title: 'Con un buono che apre i suoi prodotti', attributes: { productId: 130001 } },
    { title: 'Scheda grande, ridotto', attributes: { productId: 70176, large: true } },
  ],
  view: () => import('./OneProduct.tsx'),
});
