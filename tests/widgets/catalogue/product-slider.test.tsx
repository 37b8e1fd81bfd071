import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPhp, printed } from '../printed.ts';
import { answer, place, seedScript, stage, type Stage } from '../stage.ts';
import { now } from '../../moment.ts';

type Sample = { data: { page: Record<string, number>; products: Record<string, unknown>[]; facets: unknown[] } };
const sample = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../samples/products-search.json'), 'utf8'),
) as Sample;
const [first] = sample.data.products as [Record<string, unknown>];
const listOf = (...products: object[]) => ({
  page: { selPage: 1, totPages: 1, totItems: products.length, itemsPerPage: 12 },
  products,
});

const tag = 'spesa-product-slider';
const input = { q: 'mezze maniche', page_size: 6 };
const attributes = { heading: 'Pasta', query: 'mezze maniche', limit: '6' };

let page: Stage;
const serve = (data: unknown, options: Parameters<typeof stage>[1] = {}) =>
  (page = stage(() => Promise.resolve(answer(data)), options));
const cards = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('.product-card:not(.product-card--skeleton)'),
];

beforeEach(() => void serve(sample.data));
afterEach(() => document.body.replaceChildren());

describe('[spesa-product-slider] a real answer of a live shop', () => {
  test.each([
    [{ query: 'mezze maniche' }, '16'],
    [{ 'category-id': '2' }, '12'],
    [{ query: 'mezze maniche', limit: '12' }, '12'],
  ])('%o asks for %s products', async (given, size) => {
    await place(tag, given as Record<string, string>);
    await waitFor(() => expect(page.asked('/products')).toHaveLength(1));
    expect(page.asked('/products')[0]!.searchParams.get('page_size')).toBe(size);
  });

  test('new arrivals and an order are asked for, and the link to all products keeps them', async () => {
    const element = await place(tag, { query: 'mezze maniche', news: '', order: 'price asc' });
    await waitFor(() => expect(page.asked('/products')).toHaveLength(1));
    const { searchParams } = page.asked('/products')[0]!;
    expect([searchParams.get('new_product'), searchParams.get('sort')]).toEqual(['true', 'price asc']);
    await waitFor(() =>
      expect(element.querySelector('.slider__all')?.getAttribute('href')).toBe(
        '/search?q=mezze%20maniche&new=1&sort=price+asc',
      ),
    );
  });

  test('[GET /products] names, brands, prices and relative photos are read as they are meant', async () => {
    const element = await place(tag, attributes);
    await waitFor(() => expect(cards(element)).toHaveLength(6));
    const [card] = cards(element) as [HTMLElement];
    expect(within(card).getByRole('link', { name: 'Mezze maniche n.55' }).getAttribute('href')).toBe(
      '/product/divella-mezze-maniche-1-kg',
    );
    expect(card.textContent).toContain('Divella');
    expect(card.querySelector('img')?.getAttribute('src')).toBe(
      'http://shop.test/photo/2026/08/07/e/main/photo/000204115_scancubefoto0000.jpg',
    );
    expect(card.querySelector('.price__unit')?.textContent).toBe('1.49\u00a0€/kg');
    expect(page.asked('/products')).toHaveLength(1);
  });

  test('a cut price without a 30-day reference is not announced as a reduction', async () => {
    const element = await place(tag, attributes);
    await waitFor(() => expect(cards(element)).toHaveLength(6));
    const card = cards(element)[3]!;
    expect(card.querySelector('.price__amount')?.textContent).toBe('0.67\u00a0€');
    expect(card.querySelector('s')).toBeNull();
    expect(card.textContent).toContain('12 pz tot');
  });

  test('the link to all products is there because there are more than the slider shows', async () => {
    const element = await place(tag, attributes);
    await waitFor(() =>
      expect(element.querySelector('.slider__all')?.getAttribute('href')).toBe('/search?q=mezze%20maniche'),
    );
  });

  test.each([
    ['https://www.example.org/pasta', ['_blank', 'noopener noreferrer']],
    ['/category/dispensa', [null, null]],
  ])(
    'XSS-19 the editor’s link to all products, %s, opens where links of content do, as the server prints it too',
    async (link, where) => {
      const element = await place(tag, { ...attributes, link });
      await waitFor(() => expect(element.querySelector('.slider__all')?.getAttribute('href')).toBe(link));
      const opens = (place: Element) =>
        ['target', 'rel'].map((name) => place.querySelector('.slider__all')!.getAttribute(name));
      expect(opens(element)).toEqual(where);
      if (hasPhp)
        expect(opens(printed('product-list', sample.data, { heading: 'Pasta', headingLevel: '2', link }))).toEqual(
          where,
        );
    },
  );

  test('no link to all products when the slider shows them all', async () => {
    serve(listOf(...sample.data.products));
    const element = await place(tag, attributes);
    await waitFor(() => expect(cards(element)).toHaveLength(6));
    expect(element.querySelector('.slider__all')).toBeNull();
  });
});

describe('[spesa-product-slider] the server’s HTML', () => {
  const seed = (at = now()) =>
    seedScript([
      { endpoint: 'catalogue.products', input, data: { page: sample.data.page, products: sample.data.products }, at },
    ]);

  test('with a valid seed the first render has the products and nothing is asked', async () => {
    const element = await place(tag, attributes, `<p>dal server</p>${seed()}`);
    expect(cards(element)).toHaveLength(6);
    expect(element.textContent).not.toContain('dal server');
    expect(page.requests).toEqual([]);
  });

  test('a seed of another store is asked anew, once', async () => {
    const other = seedScript([{ endpoint: 'catalogue.products', input, data: listOf(), at: now(), hash: 'w3d0t0' }]);
    const element = await place(tag, attributes, other);
    await waitFor(() => expect(cards(element)).toHaveLength(6));
    expect(page.asked('/products')).toHaveLength(1);
  });

  test('a press on the printed button before the takeover is done once after it', async () => {
    const dialogs: string[] = [];
    page.spesa.dialogs.store.subscribe(({ levels }) => levels.forEach(({ name }) => name && dialogs.push(name)));
    await place(
      tag,
      { ...attributes, 'data-spesa-pressed': 'add:755877' },
      `<button data-press="add:755877">Aggiungi</button>${seed()}`,
    );
    await waitFor(() => expect(dialogs).toEqual(['login']));
  });
});

describe('[spesa-product-slider] what can be wrong with a product', () => {
  test('DATA-04 without a price there is no add button, and no NaN anywhere', async () => {
    const { price: _price, priceDisplay: _display, priceUmDisplay: _unit, ...priceless } = first;
    serve(
      listOf(
        priceless,
        { ...first, productId: 2, priceDisplay: -1 },
        { ...first, productId: 3, priceDisplay: 99_999.99 },
      ),
    );
    const element = await place(tag, attributes);
    await waitFor(() => expect(cards(element)).toHaveLength(3));
    const [none, negative, dear] = cards(element) as [HTMLElement, HTMLElement, HTMLElement];
    for (const card of [none, negative]) {
      expect(card.querySelector('[data-press]')).toBeNull();
      expect(card.textContent).toContain('Prezzo non disponibile');
    }
    expect(dear.textContent).toContain('99,999.99\u00a0€');
    expect(element.textContent).not.toMatch(/NaN|undefined|\[object/);
  });

  test('BAD-09 a picture that does not load leaves the fallback icon in its box', async () => {
    serve(listOf(first));
    const element = await place(tag, attributes);
    await waitFor(() => expect(element.querySelector('img')).not.toBeNull());
    element.querySelector('img')!.dispatchEvent(new Event('error'));
    await waitFor(() => expect(element.querySelector('.picture__fallback')).not.toBeNull());
    expect(element.querySelector('img')).toBeNull();
  });

  test('BAD-01 one broken product leaves the others standing', async () => {
    serve(listOf({ ...first, productId: 'x' }, { ...first, productId: 2, productInfos: [] }));
    const element = await place(tag, attributes);
    await waitFor(() => expect(cards(element)).toHaveLength(1));
  });
});

describe('[spesa-product-slider] the network', () => {
  test('CACHE-07 twelve equal sliders ask once', async () => {
    const elements = await Promise.all(Array.from({ length: 12 }, () => place(tag, attributes)));
    await waitFor(() => expect(elements.every((element) => cards(element).length === 6)).toBe(true));
    expect(page.asked('/products')).toHaveLength(1);
  });

  test('nothing found is said in words', async () => {
    serve(listOf());
    const element = await place(tag, attributes);
    await waitFor(() => expect(element.textContent).toContain('Nessun prodotto da mostrare.'));
  });

  test('a changed attribute asks for other products', async () => {
    const element = await place(tag, attributes);
    await waitFor(() => expect(cards(element)).toHaveLength(6));
    element.setAttribute('query', 'rigatoni');
    await waitFor(() => expect(page.asked('/products').at(-1)?.searchParams.get('q')).toBe('rigatoni'));
  });
});
