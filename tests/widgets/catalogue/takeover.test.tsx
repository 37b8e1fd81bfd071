import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, place, seedScript, stage } from '../stage.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { category, network, product } from './answers.ts';

const bread = product(5, { name: 'PANE', slug: 'pane', mediaURLMedium: '/photo/5.webp', media: [{ formatTypeId: 1, url: '/photo/5.webp', alt: '' }], metaData: { product_description: { ingredients: 'Semola', description: 'Cotto a legna.' } } });
const tree = { categories: [{ categoryId: 1, name: 'Tutti', slug: 'tutti', categories: [{ categoryId: 2, name: 'FRUTTA', slug: 'frutta', categories: [{ categoryId: 20, name: 'Mele', slug: 'frutta/mele' }] }, { categoryId: 3, name: 'Pane', slug: 'pane' }] }] };
const seed = (endpoint: string, input: object, data: unknown) => seedScript([{ endpoint, input, data, at: Date.now() }]);

beforeEach(() => void stage(network({ '/products/product-alternative-detail': () => answer({}, 3) }), { config: { api: '/ebsn/api', currencyForm: 'italian' } }));
afterEach(() => document.body.replaceChildren());

describe.skipIf(!hasPhp)('whole elements are printed as their view takes them over', () => {
  test('[spesa-product-page] a product', async () => {
    window.history.replaceState(null, '', '/product/pane');
    const element = await place('spesa-product-page', {}, seed('catalogue.product', { slug: 'pane' }, bread));
    expect(skeletons(printed('product', bread))).toBe(skeletons(element));
  });

  test('[spesa-category-menu] the departments', async () => {
    const element = await place('spesa-category-menu', { label: 'Reparti' }, seed('catalogue.categoryTree', { depth: 3 }, tree));
    expect(skeletons(printed('category-menu', tree, { label: 'Reparti' }))).toBe(skeletons(element));
  });

  test('[spesa-category-page] the head of a category', async () => {
    window.history.replaceState(null, '', '/category/dispensa');
    const element = await place('spesa-category-page', {}, seed('catalogue.category', { slug: 'dispensa' }, { category }));
    element.querySelector('.listing')?.remove();
    expect(skeletons(printed('category-page', { 'catalogue.category': { category } }))).toBe(skeletons(element));
  });
});
