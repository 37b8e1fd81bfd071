import { html, raw } from 'hono/html';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openGateway } from '../demo/gateway/gateway.ts';
import { freePort } from '../demo/run/ports.ts';
import { openWordPress, type WordPress } from '../demo/wordpress/serve.ts';
import { pluginFolder, repository } from '../demo/wordpress/site.ts';

/** What both sides of a comparison show. */
export const cardsPage = '/dodici/';
export const categoryPage = '/category/frutta-e-verdura/';
const categoryId = 2;
const manyCardsPage = '/ventiquattro/';
const articleSlug = 'zucca-e-compagnia';
const sellingSlug = `${articleSlug}-in-vendita`;
/** An article of the demo's own, of text and a picture; and the same with products and more to read below. */
export const articlePage = `/magazine/stagioni/${articleSlug}/`;
export const sellingPage = `/magazine/stagioni/${sellingSlug}/`;
const sellingBlocks =
  '<!-- wp:spesa/product {"productIds":"20001,20146","align":"wide"} /-->\n\n<!-- wp:spesa/article-slider {"heading":"Altro da leggere","align":"wide"} /-->';

interface Product {
  productId: number;
  slug: string;
  name: string;
  shortDescr: string;
  description: string;
  mediaURLMedium: string;
  priceDisplay: number;
  priceUmDisplay?: number;
  weightUnitDisplay?: string;
}

/** The same WordPress without the plugin, behind the same gateway: one page of the same 12 cards, one of the same 24, and the article. */
export interface Floor {
  cards: string;
  manyCards: string;
  article: string;
  stop: () => Promise<void>;
}

const folder = path.join(repository, '.cache/bench');

/** Opens the floor of an open shop, whose pictures it shows. */
export async function openFloor(shop: string): Promise<Floor> {
  const port = await freePort();
  const site = path.join(folder, 'floor');
  const wordpress = await openWordPress({ site, host: `localhost:${port}`, fresh: true });
  await takePluginAway(wordpress, shop);
  const hosts = ['127.0.0.1', '::1'];
  const gateway = await openGateway({ port, hosts, wordpress: wordpress.url, api: shop, site, plugin: pluginFolder });
  return floorAt(`http://localhost:${port}`, async () => void (await Promise.all([gateway.stop(), wordpress.stop()])));
}

/** The pages of a floor that answers at this address. */
export const floorAt = (url: string, stop: Floor['stop']): Floor => ({
  cards: url + cardsPage,
  manyCards: url + manyCardsPage,
  article: `${url}/${articleSlug}/`,
  stop,
});

type Runs = Pick<WordPress, 'run'>;

/** Makes a floor of a site: without the plugin, with the same cards as plain blocks. */
export async function takePluginAway(wordpress: Runs, shop: string): Promise<void> {
  const [twelve, many] = await Promise.all(
    ['promo=true&page_size=12', `parent_category_id=${categoryId}&page_size=24`].map((query) => cardsOf(shop, query)),
  );
  await writePages(wordpress, true, {
    [slugOf(cardsPage)]: twelve ?? '',
    [slugOf(manyCardsPage)]: many ?? '',
  });
}

/** Gives the shop its own page of those 12 cards, and a copy of the article with blocks of ours. */
export const addOwnPages = (wordpress: Runs): Promise<void> =>
  writePages(wordpress, false, {
    [slugOf(cardsPage)]: '<!-- wp:spesa/product-slider {"heading":"In offerta","promo":true,"align":"wide"} /-->',
  });

async function writePages(wordpress: Runs, bare: boolean, pages: Record<string, string>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'pages.json'),
    JSON.stringify({ bare, article: articleSlug, copy: sellingSlug, blocks: sellingBlocks, pages }),
  );
  await wordpress.run(path.join(import.meta.dirname, 'php/pages.php'));
}

const slugOf = (address: string): string => address.replaceAll('/', '');

async function cardsOf(shop: string, query: string): Promise<string> {
  const answer = await fetch(`${shop}/ebsn/api/products?${query}`);
  const { data } = (await answer.json()) as { data: { products: Product[] } };
  const list = html`<h2>In offerta</h2>
    <ul
      class="wp-block-post-template"
      style="display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:1rem;list-style:none;padding:0"
    >
      ${data.products.map(card)}
    </ul>`;
  return `<!-- wp:html -->${String(list)}<!-- /wp:html -->`;
}

const euro = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`;

const card = (product: Product) =>
  html`<li class="wp-block-post">
    <a href="/product/${product.slug}"
      ><img
        src="${product.mediaURLMedium}"
        alt=""
        width="240"
        height="240"
        style="aspect-ratio:1;width:100%;height:auto"
    /></a>
    <p>${product.shortDescr}</p>
    <h3><a href="/product/${product.slug}">${product.name}</a></h3>
    <p>${product.description}</p>
    <p><strong>${euro(product.priceDisplay)}</strong></p>
    <p>${product.priceUmDisplay ? `${euro(product.priceUmDisplay)}/${product.weightUnitDisplay}` : raw('')}</p>
    <div class="wp-block-button">
      <a class="wp-block-button__link wp-element-button" href="?add=${product.productId}">Aggiungi</a>
    </div>
  </li>`;
