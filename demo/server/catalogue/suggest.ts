import type { Suggestion } from '../../../core/schema/suggestion.ts';
import { plainWords } from '../../shop/catalogue/words.ts';
import { say } from '../language/translate.ts';
import type { Place } from './shelf.ts';
import type { CatalogueView } from './view.ts';

const SHORTEST = 3;
const MOST = 10;
const MOST_OF_KIND = 2;

/** Lower case without accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What the customer may mean, at most ten: the words themselves with their hits, categories, brands, products; nothing below three letters. Words without any hit are those that were probably meant. */
export async function suggest(view: CatalogueView, warehouseId: number, q: string): Promise<Suggestion[]> {
  const given = plainWords(q).slice(0, 100);
  if (given.replaceAll(' ', '').length < SHORTEST) return [];
  const assortment = view.assortment(warehouseId);
  const articlesOf = async (words: string): Promise<Place[]> =>
    (await view.hits(words)).flatMap((id) => assortment.place(id) ?? []);

  let words = given;
  let articles = await articlesOf(given);
  if (articles.length === 0) {
    const meant = await view.corrected(given);
    if (meant === undefined) return [];
    words = meant;
    articles = await articlesOf(meant);
  }
  if (articles.length === 0) return [];

  const categories = view.categoriesByDepth
    .filter((row) => row.depth > 0 && [row.name, say(row.name)].some((name) => ` ${plain(name)}`.includes(` ${words}`)))
    .slice(0, MOST_OF_KIND);
  const vendors = view.vendorsByName.filter(([, name]) => plain(name).startsWith(words)).slice(0, MOST_OF_KIND);
  const room = MOST - 1 - categories.length - vendors.length;
  return [
    { type: 'keyword', id: 0, name: words === given ? q.trim() : words, count: articles.length },
    ...categories.map((row) => ({
      type: 'category' as const,
      id: row.category_id,
      name: say(row.name),
      slug: row.slug,
      itemUrl: `/category/${row.slug}`,
    })),
    ...vendors.map(([id, name]) => ({ type: 'vendor' as const, id, name })),
    ...articles
      .slice(0, room)
      .map(assortment.product)
      .map((product) => ({
        type: 'product' as const,
        id: product.productId,
        name: `${product.name} ${product.shortDescr} ${product.description}`.trim(),
        slug: product.slug,
        itemUrl: product.itemUrl,
        mediaURL: product.mediaURL,
        priceDisplay: product.priceDisplay,
        priceUmDisplay: product.priceUmDisplay,
        weightUnitDisplay: product.weightUnitDisplay,
        priceUnitDisplay: product.priceUnitDisplay,
      })),
  ];
}
