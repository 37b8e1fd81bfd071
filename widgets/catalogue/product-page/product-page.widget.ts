import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { defineWidget, type ViewProps } from '../../element/defineWidget.ts';
import { flag, text } from '../../element/field.ts';

const attributes = {
  slug: text({ label: 'Prodotto', help: 'Vuoto: quello dell’indirizzo della pagina', control: 'productPage' }),
  noAlternatives: flag({ label: 'Senza prodotti alternativi' }),
};

export type ProductPageProps = ViewProps<typeof attributes>;

/** The Product route of the specification (§2): one product with everything the law asks for before the purchase. */
export default defineWidget({
  tag: 'spesa-product-page',
  title: 'Pagina di prodotto',
  description: 'Un prodotto con foto, prezzo, ingredienti, valori nutrizionali e alternative.',
  icon: 'products',
  kind: 'page',
  page: 'product',
  indexed: true,
  about: catalogue.product,
  headed: true,
  attributes,
  events: { 'spesa-product-added': 'Un prodotto è stato aggiunto al carrello.' },
  prefetch: [{ endpoint: catalogue.product, input: { slug: '{route:slug}' }, template: 'product' }],
  loads: 'now',
  examples: [
    { title: 'Frutta sfusa', attributes: { slug: 'orto-bio-mele-golden-delicious' } },
    { title: 'In confezioni', attributes: { slug: 'malga-serena-latte-uht-parzialmente-scremato-cartone-da-6-1-l' } },
    { title: 'Alcolico', attributes: { slug: 'spesa-buona-birra-chiara-lager-66-cl' } },
    { title: 'Deperibile in offerta, da scegliere', attributes: { slug: 'valle-verde-pere-abate-fetel' } },
    { title: 'Su ordinazione', attributes: { slug: 'panificio-del-molo-torta-alla-frutta-fresca-1-kg' } },
    { title: 'Non più in vendita', attributes: { slug: 'non-esiste' } },
    { title: 'Non disponibile', attributes: { slug: 'orto-bio-pesche-gialle' } },
    { title: 'Ridotto, con il prezzo di riferimento', attributes: { slug: 'rosso-campano-sugo-all-arrabbiata-350-g' } },
    { title: 'Con opzioni', attributes: { slug: 'casaro-antico-fontina-valdostana' } },
    {
      title: 'Con un buono che apre i suoi prodotti',
      attributes: { slug: 'primi-passi-pannolini-newborn-2-5-kg-28-pannolini' },
    },
    {
      title: 'In salamoia, col prezzo sul peso sgocciolato',
      attributes: { slug: 'gastronomia-caruggi-olive-taggiasche-in-salamoia-250-g' },
    },
    { title: 'Senza alternative', attributes: { slug: 'orto-bio-mele-golden-delicious', noAlternatives: true } },
  ],
  view: () => import('./ProductPage.tsx'),
});
