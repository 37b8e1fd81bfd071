import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, place, seedScript, stage } from '../stage.ts';
import { list, network, product, type Answers } from './answers.ts';
import { now } from '../../moment.ts';

const serve = (answers: Answers, options: Parameters<typeof stage>[1] = {}) => stage(network(answers), options);
const cards = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('.product-card:not(.product-card--skeleton)'),
];
const names = (element: HTMLElement) =>
  cards(element).map((card) => card.querySelector('.product-card__name')?.textContent);
const page = { selPage: 1, totPages: 1, totItems: 2, itemsPerPage: 16 };
const proposed = { page, products: [product(1), product(2)] };

afterEach(() => document.body.replaceChildren());

describe('[spesa-crm-product-slider]', () => {
  test('[GET /adv] asks for sixteen products unless told', async () => {
    const shop = serve({ '/adv': () => answer(proposed) });
    const element = await place('spesa-crm-product-slider');
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 1', 'Prodotto 2']));
    expect(shop.asked('/adv').map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { limit: '16', hash: 'w0d0t0' },
    ]);
    expect(element.querySelector('.slider__heading')?.textContent).toBe('Per te');
  });

  test('[GET /adv] passes layout, category, limit, order and promotion on', async () => {
    const shop = serve({ '/adv': () => answer(proposed) });
    await place('spesa-crm-product-slider', { layout: '27', 'category-id': '3', limit: '8', shuffle: '', promo: '' });
    await waitFor(() => expect(shop.asked('/adv')).toHaveLength(1));
    expect(Object.fromEntries(shop.asked('/adv')[0]!.searchParams)).toMatchObject({
      layout: '27',
      category_id: '3',
      limit: '8',
      shuffle: 'true',
      promo: 'true',
    });
  });

  test.each([
    [16, null],
    [40, '/category/dispensa'],
  ])('of %i proposals the link to all of them is %s', async (totItems, href) => {
    serve({ '/adv': () => answer({ ...proposed, page: { ...page, totItems } }) });
    const element = await place('spesa-crm-product-slider', { 'category-id': '2' });
    await waitFor(() => expect(cards(element)).toHaveLength(2));
    expect(element.querySelector('.slider__all')?.getAttribute('href') ?? null).toBe(href);
  });

  test('where nothing is proposed it takes no room', async () => {
    const shop = serve({ '/adv': () => answer({ page: { ...page, totItems: 0 }, products: [] }) });
    const element = await place('spesa-crm-product-slider');
    await waitFor(() => expect(shop.asked('/adv')).toHaveLength(1));
    await waitFor(() => expect(element.querySelector('.slider')).toBeNull());
    expect(element.textContent).toBe('');
  });
});

describe('[spesa-product]', () => {
  test('[GET /products] shows the product of its number, large if wanted', async () => {
    const shop = serve({ '/products': (query) => answer(product(Number(query.get('product_id')))) });
    const element = await place('spesa-product', { 'product-id': '7', large: '' });
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 7']));
    expect(cards(element)[0]?.classList.contains('product-card--large')).toBe(true);
    expect(element.querySelector('button[data-press="add:7"]')).not.toBeNull();
    expect(shop.asked('/products')).toHaveLength(1);
  });

  test('with the server’s answer in the page it asks nothing', async () => {
    const shop = serve({});
    const element = await place(
      'spesa-product',
      { 'product-id': '7' },
      seedScript([{ endpoint: 'catalogue.product', input: { product_id: 7 }, data: product(7), at: now() }]),
    );
    expect(names(element)).toEqual(['Prodotto 7']);
    expect(shop.requests).toEqual([]);
  });

  test('the only product of a list is a card alone, large if wanted', async () => {
    serve({ '/products': (query) => answer(product(Number(query.get('product_id')))) });
    const element = await place('spesa-product', { 'product-ids': '7', large: '' });
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 7']));
    expect(element.querySelector(':scope > .product-card--large')).not.toBeNull();
    expect(element.querySelector('.product-grid')).toBeNull();
  });

  test('a product that is gone is said to be gone, without one nothing is asked', async () => {
    const shop = serve({ '/products': () => answer({}, 3) });
    const gone = await place('spesa-product', { 'product-id': '7' });
    await waitFor(() => expect(gone.textContent).toBe('Questo prodotto non è più in vendita.'));
    const none = await place('spesa-product');
    expect(none.textContent).toBe('');
    expect(shop.asked('/products')).toHaveLength(1);
  });
});

describe('[spesa-product] several', () => {
  test('[GET /products] stand in the editor’s order, each once; one that is gone leaves no gap', async () => {
    const shop = serve({
      '/products': (query) =>
        query.get('product_id') === '8' ? answer({}, 3) : answer(product(Number(query.get('product_id')))),
    });
    const element = await place('spesa-product', { 'product-id': '5', 'product-ids': '9, 7,8,9,x,-1,7.5' });
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 9', 'Prodotto 7']));
    await waitFor(() => expect(element.querySelectorAll('li')).toHaveLength(2));
    expect(shop.asked('/products')).toHaveLength(3);
  });

  test('with the server’s answers in the page they ask nothing', async () => {
    const shop = serve({});
    const seeds = [9, 7].map((id) => ({
      endpoint: 'catalogue.product',
      input: { product_id: id },
      data: product(id),
      at: now(),
    }));
    const element = await place('spesa-product', { 'product-ids': '9,7' }, seedScript(seeds));
    expect(names(element)).toEqual(['Prodotto 9', 'Prodotto 7']);
    expect(shop.requests).toEqual([]);
  });
});

describe('[spesa-product-tabs]', () => {
  const tree = {
    categories: [
      {
        categoryId: 2,
        name: 'DISPENSA',
        slug: 'dispensa',
        categories: [{ categoryId: 21, name: 'Pasta', slug: 'dispensa/pasta' }],
      },
      { categoryId: 3, name: 'Fresco', slug: 'fresco' },
    ],
  };
  const block = (categoryBlockId: number, codInt: string, modeName: string) => ({
    categoryBlockId,
    templateBlock: { codInt },
    templateBlockType: { modeName },
    proposals: [],
    metaData: { category_block: { TITLE: `Titolo ${codInt}` } },
  });
  const category = {
    categoryId: 1,
    name: 'Home',
    slug: 'home',
    categoryBlocks: [block(11, 'A', 'ProductTab'), block(12, 'B', 'ProductSlider'), block(13, 'C', 'ProductTab')],
  };
  const titles = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  test('[GET /products] a tab for each category of the list, in its order, without those that the shop does not know', async () => {
    const shop = serve({
      '/category': () => answer(tree),
      '/products': (query) => answer({ ...list(1), products: [product(Number(query.get('parent_category_id')))] }),
    });
    const element = await place('spesa-product-tabs', { categories: '3, 21,99,3', limit: '4' });
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 3']));
    expect(titles()).toEqual(['Fresco', 'Pasta']);
    expect(cards(element)[0]?.classList.contains('product-card--large')).toBe(true);
    await userEvent.click(screen.getByRole('tab', { name: 'Pasta' }));
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 21']));
    expect(
      shop
        .asked('/products')
        .map(({ searchParams: asked }) => [asked.get('parent_category_id'), asked.get('page_size')]),
    ).toEqual([
      ['3', '4'],
      ['21', '4'],
    ]);
  });

  test('by keyboard the arrows choose a tab', async () => {
    serve({
      '/category': () => answer(tree),
      '/products': (query) => answer({ ...list(1), products: [product(Number(query.get('parent_category_id')))] }),
    });
    const element = await place('spesa-product-tabs', { categories: '3,21' });
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 3']));
    screen.getByRole('tab', { name: 'Fresco' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 21']));
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Pasta' }));
  });

  test('[GET /category-block/info] without a list, a tab for each block of products of the category', async () => {
    serve({
      '/category': () => answer({ category }),
      '/category-block/info': (query) =>
        answer({
          categoryBlock: category.categoryBlocks[0],
          page,
          products: [product(Number(query.get('categoryBlockId')))],
        }),
    });
    const element = await place('spesa-product-tabs', { slug: 'home' });
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 11']));
    expect(titles()).toEqual(['Titolo A', 'Titolo C']);
  });

  test('a single block stands without a row of tabs', async () => {
    serve({
      '/category': () => answer({ category }),
      '/category-block/info': () => answer({ categoryBlock: category.categoryBlocks[1], page, products: [product(5)] }),
    });
    const element = await place('spesa-product-tabs', { slug: 'home', block: 'B' });
    await waitFor(() => expect(names(element)).toEqual(['Prodotto 5']));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('a tab without products says so, a shop that does not answer lets one try again', async () => {
    const shop = serve({ '/category': () => answer(tree), '/products': () => answer({ ...list(0), products: [] }) });
    const element = await place('spesa-product-tabs', { categories: '3,21' });
    await waitFor(() => expect(element.textContent).toContain('Nessun prodotto da mostrare.'));
    shop.cut(true);
    await userEvent.click(screen.getByRole('tab', { name: 'Pasta' }));
    await screen.findByRole('button', { name: 'Riprova' }, { timeout: 4000 });
  });
});
