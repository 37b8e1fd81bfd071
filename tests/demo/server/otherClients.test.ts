import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Category } from '../../../core/schema/catalogue.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

interface Answer<T> {
  response: { status: number };
  data: T;
  user: { userId: number };
}
type Page = {
  page: { selPage: number; totPages: number; totItems: number; itemsPerPage: number };
  products: unknown[];
};

/** Asks as the published clients of such shops do: a bare address, no header of ours. */
async function get<T>(address: string, headers: Record<string, string> = {}): Promise<Answer<T>> {
  const answer = await shop.fetch(`/ebsn/api${address}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer<T>;
}
const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.categories ?? [])]);

test('[GET /category] without depth, slug and id the whole tree comes, its children with `parentId` and its roots without (ruling 35)', async () => {
  const bare = await get<{ categories: Category[] }>('/category');
  const { data } = await get<{ categories: Category[] }>('/category?hash=w1d2026-11-22t0');
  expect(data).toEqual(bare.data);
  expect(data).toEqual((await get('/category?depth=3')).data);
  expect(data.categories.filter((root) => 'parentId' in root)).toEqual([]);
  for (const parent of flat(data.categories))
    for (const child of parent.categories ?? []) expect(child.parentId).toBe(parent.categoryId);
  expect(flat(data.categories).filter((leaf) => leaf.categories?.length === 0)).toEqual([]);

  const { data: filtered } = await get<{ categories: Category[] }>('/category?filtered=true');
  const known = new Set(flat(data.categories).map(({ categoryId }) => categoryId));
  expect(flat(filtered.categories).length).toBeGreaterThan(0);
  expect(flat(filtered.categories).filter(({ categoryId }) => !known.has(categoryId))).toEqual([]);
});

test('[GET /products] SEC-22 the whole shop is category 1, and a page of 5000 is as large as the server allows, which it tells', async () => {
  const { data } = await get<Page>('/products?parent_category_id=1&page=1&page_size=5000&sort=&promo=false');
  expect(data.page.itemsPerPage).toBe(500);
  expect(data.products).toHaveLength(Math.min(500, data.page.totItems));
  expect(data.page.totPages).toBe(Math.ceil(data.page.totItems / 500));
  const { data: all } = await get<Page>('/products?page_size=5000');
  expect(data.page.totItems).toBe(all.page.totItems);
  expect((await get<Page>('/products?q=non-c-e-proprio&page_size=5000')).data).toMatchObject({
    page: { totItems: 0 },
    products: [],
  });
});

test('[GET /leaflet/product-search] an unknown leaflet has no products', async () => {
  const { response, data } = await get<Page>('/leaflet/product-search?parent_leaflet_id=7&page_size=200');
  expect([response.status, data.page.totItems, data.products]).toEqual([0, 0, []]);
});

test('[GET /auth/test] the user stands at the root and in `data.user`', async () => {
  const visitor = await get<{ user: { userId: number } }>('/auth/test');
  expect([visitor.user.userId, visitor.data.user.userId]).toEqual([-1, -1]);
  const { session = '' } = await logIn(shop, 'anna');
  const { data, user } = await get<{ user: { userId: number } }>('/auth/test', { 'X-Ebsn-Session': session });
  expect(data.user).toEqual(user);
  expect(user.userId).toBeGreaterThan(0);
});
