import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, place, seedScript, stage } from '../stage.ts';
import { hasPhp, printed, skeletons } from '../printed.ts';
import { category, network, product } from './answers.ts';
import { now } from '../../moment.ts';

const bread = product(5, {
  name: 'PANE',
  slug: 'pane',
  mediaURLMedium: '/photo/5.webp',
  media: [{ formatTypeId: 1, url: '/photo/5.webp', alt: '' }],
  metaData: { product_description: { ingredients: 'Semola', description: 'Cotto a legna.' } },
});
const tree = {
  categories: [
    {
      categoryId: 1,
      name: 'Tutti',
      slug: 'tutti',
      categories: [
        {
          categoryId: 2,
          name: 'FRUTTA',
          slug: 'frutta',
          categories: [{ categoryId: 20, name: 'Mele', slug: 'frutta/mele' }],
        },
        { categoryId: 3, name: 'Pane', slug: 'pane' },
      ],
    },
  ],
};
const seed = (endpoint: string, input: object, data: unknown) => seedScript([{ endpoint, input, data, at: now() }]);

beforeEach(
  () =>
    void stage(network({ '/products/product-alternative-detail': () => answer({}, 3) }), {
      config: { api: '/ebsn/api', currencyForm: 'italian' },
    }),
);
afterEach(() => document.body.replaceChildren());

describe.skipIf(!hasPhp)('whole elements are printed as their view takes them over', () => {
  test('[spesa-product-page] a product', async () => {
    window.history.replaceState(null, '', '/product/pane');
    const element = await place('spesa-product-page', {}, seed('catalogue.product', { slug: 'pane' }, bread));
    expect(skeletons(printed('product', bread))).toBe(skeletons(element));
  });

  test('[spesa-product-page] what may not be sold to minors or given back', async () => {
    window.history.replaceState(null, '', '/product/pane');
    const wine = {
      ...bread,
      vendor: { vendorId: 3, name: 'CANTINA', url: 'https://cantina.example/x' },
      productInfos: {
        TIPOLOGIA: 'Pezzo',
        PERISHABLE: 'true',
        ADULTS_ONLY: 'true',
        EXTENDED_DESCRIPTION: 'Dieci gradi',
      },
    };
    const element = await place('spesa-product-page', {}, seed('catalogue.product', { slug: 'pane' }, wine));
    expect(element.querySelector('.notice')).not.toBeNull();
    expect(skeletons(printed('product', wine))).toBe(skeletons(element));
  });

  test('[spesa-product-page] loose goods, whose button says how much it adds', async () => {
    window.history.replaceState(null, '', '/product/pane');
    const loose = { ...bread, productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '300', WEIGHT_UNIT_SELLING: 'g' } };
    const element = await place('spesa-product-page', {}, seed('catalogue.product', { slug: 'pane' }, loose));
    const button = element.querySelector('[data-main]')!;
    expect(button.textContent).toBe('Aggiungi 300\u00a0g');
    expect(button.getAttribute('aria-label')).toBe('Aggiungi 300\u00a0g Pane al carrello');
    expect(skeletons(printed('product', loose))).toBe(skeletons(element));
    expect(printed('product', loose).querySelector('[data-main]')!.textContent).toBe('Aggiungi 300\u00a0g');
  });

  test('[spesa-category-menu] the departments', async () => {
    const element = await place(
      'spesa-category-menu',
      { label: 'Reparti' },
      seed('catalogue.categoryTree', { depth: 3 }, tree),
    );
    expect(skeletons(printed('category-menu', tree, { label: 'Reparti' }))).toBe(skeletons(element));
  });

  test('[spesa-category-page] the head of a category', async () => {
    window.history.replaceState(null, '', '/category/dispensa');
    const element = await place(
      'spesa-category-page',
      {},
      seed('catalogue.category', { slug: 'dispensa' }, { category }),
    );
    element.querySelector('.listing')?.remove();
    expect(skeletons(printed('category-page', { 'catalogue.category': { category } }))).toBe(skeletons(element));
  });

  const tabs = { heading: 'Da provare', headingLevel: '3', categories: '', slug: '', block: '', limit: 12 };
  const goods = [product(5), product(6)];
  const at = now();
  const emptyCorners = (element: Element) =>
    element.querySelectorAll('.product-card__corner').forEach((corner) => corner.replaceChildren());

  test('[spesa-product-tabs] tabs of categories, the first one open', async () => {
    const products = { page: { selPage: 1, totPages: 2, totItems: 20, itemsPerPage: 12 }, products: goods };
    const seeds = [
      { endpoint: 'catalogue.categoryTree', input: { depth: 3 }, data: tree, at },
      { endpoint: 'catalogue.products', input: { parent_category_id: 3, page_size: 12 }, data: products, at },
    ];
    const element = await place(
      'spesa-product-tabs',
      { heading: 'Da provare', 'heading-level': '3', categories: '3,2' },
      seedScript(seeds),
    );
    expect(element.querySelectorAll('[role=tab]')).toHaveLength(2);
    expect(element.querySelector('.product-tabs__all')?.getAttribute('href')).toBe('/category/pane');
    emptyCorners(element);
    expect(
      skeletons(
        printed(
          'product-tabs',
          { 'catalogue.categoryTree': tree, 'catalogue.products': products },
          { ...tabs, categories: '3,2' },
        ),
      ),
    ).toBe(skeletons(element));
  });

  test('[spesa-product-tabs] a single block of the shop stands without a row of tabs', async () => {
    const block = {
      categoryBlockId: 8,
      templateBlock: { codInt: 'T' },
      templateBlockType: { modeName: 'ProductTab' },
      proposals: [],
      metaData: { category_block: { TITLE: 'Novità' } },
    };
    const page = { category: { ...category, categoryBlocks: [block] } };
    const shown = { categoryBlock: block, products: goods };
    const seeds = [
      { endpoint: 'catalogue.category', input: { slug: 'dispensa' }, data: page, at },
      { endpoint: 'catalogue.categoryBlock', input: { categoryBlockId: 8 }, data: shown, at },
    ];
    const element = await place('spesa-product-tabs', { slug: 'dispensa' }, seedScript(seeds));
    expect(element.querySelectorAll('.product-card--large')).toHaveLength(2);
    emptyCorners(element);
    expect(
      skeletons(
        printed(
          'product-tabs',
          { 'catalogue.category': page, 'catalogue.categoryBlock': shown },
          { ...tabs, heading: '', slug: 'dispensa' },
        ),
      ),
    ).toBe(skeletons(element));
  });
});
