import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { suggestions } from '../../../core/api/endpoints/suggestions.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

const search = async (q: string) => (await shop.request(catalogue.products, { q })).data;
const suggest = async (q: string) => (await shop.request(suggestions.suggest, { q })).data.suggestions;

describe('[GET /products] search', () => {
  test.each([
    ['mela', 'mele'],
    ['biscotto', 'biscotti'],
    ['pomodori', 'pomodoro'],
    ['detersivi', 'detersivo'],
    ['zucchina', 'zucchine'],
  ])('Italian stems: %s finds what %s finds', async (one, other) => {
    const [first, second] = [await search(one), await search(other)];
    expect(first.page.totItems).toBeGreaterThan(0);
    expect(first.page.totItems).toBe(second.page.totItems);
  });

  test.each([
    ['parmiggiano', /parmigiano/i],
    ['prosiutto', /prosciutto/i],
    ['moozzarella', /mozzarella/i],
    ['biscoti', /biscott/i],
    ['caffe', /caffè/i],
  ])('typing errors: %s', async (q, wanted) => {
    const { products } = await search(q);
    expect(products.slice(0, 5).filter(({ name }) => wanted.test(name)).length).toBeGreaterThan(2);
  });

  test('what begins with the words comes first, and every word must be met', async () => {
    const { products } = await search('latte intero');
    expect(products[0]!.name).toMatch(/^latte/i);
    const words = async (q: string) => (await search(q)).page.totItems;
    expect(await words('latte intero')).toBeLessThan(await words('latte'));
  });

  test('a bar code finds its product', async () => {
    const [one] = (await search('latte')).products;
    expect(
      (await shop.request(catalogue.products, { barcode: one!.barcode! })).data.products.map(
        ({ productId }) => productId,
      ),
    ).toEqual([one!.productId]);
  });

  test.each(['', ' ', '\t \n'])('DATA-10 no words at all (%j) ask for everything', async (q) => {
    const { data } = await shop.request(catalogue.products, {});
    expect((await search(q)).page.totItems).toBe(data.page.totItems);
  });

  test.each(['%', '_', '%%%', '\\', "'", '"', '🧀', '؟', '--', '()&|!:*'])(
    'DATA-10 signs alone (%j) find nothing',
    async (q) => {
      const reply = await shop.request(catalogue.products, { q });
      expect([reply.http, reply.status, reply.data.page.totItems]).toEqual([200, 0, 0]);
    },
  );

  test.each([
    "l'olio",
    'latte%',
    'latte"',
    "latte'; drop table product; --",
    'latte & !pane | (x:*)',
    '🥛 latte',
    'LATTE',
    'làtte',
  ])('DATA-10 words between odd signs (%j) are found as words', async (q) => {
    const reply = await shop.request(catalogue.products, { q });
    expect(reply.http).toBe(200);
    expect(reply.status).toBe(0);
    if (!/pane|drop|x/.test(q)) expect(reply.data.page.totItems).toBeGreaterThan(0);
  });

  test('DATA-10 a thousand characters are answered', async () => {
    const reply = await shop.request(catalogue.products, { q: 'latte '.repeat(166) });
    expect([reply.http, reply.status]).toEqual([200, 0]);
    expect((await shop.request(catalogue.products, { q: 'x'.repeat(1_000) })).data.page.totItems).toBe(0);
  });
});

test('[GET /products] a list for a misspelling says what was meant, others do not', async () => {
  expect((await search('mozarela')).meant).toBe('mozzarella');
  for (const [written, meant] of [
    ['yogrut', 'yogurt'],
    ['pnae', 'pane'],
    ['bnaane', 'banane'],
    ['oilo', 'olio'],
    ['yogrut fragloa', 'yogurt fragola'],
  ] as const)
    expect((await search(written)).meant, written).toBe(meant);
  expect(await search('mozzarella')).not.toHaveProperty('meant');
  expect(await search('qwxqwx')).not.toHaveProperty('meant');
});

describe('[GET /products/suggest]', () => {
  test('at most ten, words first with their number of hits, and every kind that fits', async () => {
    const suggestions = await suggest('latte');
    expect(suggestions.length).toBeLessThanOrEqual(10);
    expect(suggestions[0]).toMatchObject({
      type: 'keyword',
      name: 'latte',
      count: (await search('latte')).page.totItems,
    });
    expect(new Set(suggestions.map(({ type }) => type))).toEqual(new Set(['keyword', 'category', 'vendor', 'product']));
  });

  test('DATA-10 fewer than three letters and signs alone suggest nothing, wild cards are blanks', async () => {
    for (const q of ['', 'la', ' l a ', '%%%', '___', '🧀🧀🧀', "'''"]) expect([q, await suggest(q)]).toEqual([q, []]);
    expect((await suggest('lat%')).slice(1)).toEqual((await suggest('lat')).slice(1));
  });

  test('a product says what it costs, and by which unit', async () => {
    const [product] = (await search('latte')).products;
    expect((await suggest('latte')).find(({ id }) => id === product!.productId)).toMatchObject({
      priceDisplay: product!.priceDisplay,
      priceUmDisplay: product!.priceUmDisplay,
      weightUnitDisplay: product!.weightUnitDisplay,
      priceUnitDisplay: product!.priceUnitDisplay,
    });
  });

  test('typing errors suggest products all the same', async () => {
    expect((await suggest('prosiutto')).some(({ name }) => /prosciutto/i.test(name))).toBe(true);
  });
});
