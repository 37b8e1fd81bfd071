import { defaultConfig, type PageName } from '../core/config.ts';
import { expect, test } from './fixtures.ts';

/** What stands at the addresses that name one thing. */
const things: Partial<Record<PageName, string>> = {
  category: '/category/frutta-e-verdura',
  product: '/product/frutteto-alto-mele-fuji',
  store: '/supermercati/5',
  leaflet: '/leaflets/1',
  list: '/lists/1',
  order: '/profile/orders/1',
  orderTracking: '/order-tracking/1',
};
const pages = Object.entries(defaultConfig.pages).map(([name, address]) => things[name as PageName] ?? address);
const others = [
  '/search?q=latte',
  '/payment?outcome=ok',
  '/confirm/success',
  '/reset-password',
  '/questa-pagina-non-esiste/',
  '/category/questa-non-esiste/',
  '/p/category/ricette/',
  '/?s=latte',
  '/feed-non-esiste/',
];

test('LAW-12 every page of the demo leads to the cookie preferences: of the shop, the customer, articles, the law, and those that are missing', async ({
  request,
}) => {
  const kinds = ['pages', 'posts', 'magazine', 'next-gen', 'recipes'];
  const written = await Promise.all(
    kinds.map(async (kind) => {
      const answer = await request.get(`/wp-json/wp/v2/${kind}?per_page=100&_fields=link`);
      return answer.ok() ? ((await answer.json()) as { link: string }[]).map(({ link }) => new URL(link).pathname) : [];
    }),
  );
  const all = [...new Set([...pages, ...others, ...written.flat()])];
  expect(all.length).toBeGreaterThan(60);
  const without: string[] = [];
  for (const address of all) {
    const html = await (await request.get(address)).text();
    if (!/<a\b[^>]*href="[^"]*\/cookie-preferences\/?"/.test(html)) without.push(address);
  }
  expect(without).toEqual([]);
});
