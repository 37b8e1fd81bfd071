import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { content } from '../../../core/api/endpoints/content.ts';
import { addDays, romeTime } from '../../../core/rules/dates.ts';
import { openShop, type Shop } from './shop.ts';
import { now } from '../../moment.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const today = () => romeTime(now() + shop.clock.offset).date;
const search = async (input: object = {}) => (await shop.request(content.leaflets, input)).data.leaflets;
const status = async (path: string) => (await shop.fetch(path)).status;

describe('[GET /leaflet/search]', () => {
  test('those of the whole chain and of a group of stores, found by any warehouse of it; all without a warehouse', async () => {
    const titles = async (input: object) => (await search(input)).map(({ title }) => title);
    expect(await titles({})).toHaveLength(5);
    expect(await titles({ parent_warehouse_id: 4 })).toEqual([
      'Il volantino della spesa',
      'Riviera di Ponente in tavola',
      'Speciale casa e persona',
    ]);
    expect(await titles({ parent_warehouse_id: 8 })).toEqual(await titles({ parent_warehouse_id: 4 }));
    expect(await titles({ parent_warehouse_id: 1, parent_leaflet_type_id: 2 })).toEqual(['Speciale casa e persona']);
    expect(await titles({ parent_warehouse_id: 99 })).toEqual([]);
    expect((await search({ parent_warehouse_id: 6 })).map(({ warehouses }) => warehouses)).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [6],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ]);
  });

  test('are valid today whatever the day, have a cover of type 12, and their pictures are there', async () => {
    for (const days of [0, 20, 400]) {
      shop.clock.offset = days * 86_400_000;
      for (const { startDate, endDate, media, baseLocation, firstPagePreview } of await search()) {
        expect(startDate! <= today() && today() <= endDate!).toBe(true);
        expect(baseLocation).toMatch(/^\/photo\/leaflets\/\d{4}\/\d\d\/\d\d\/\d+\/$/);
        expect(media!.map(({ formatTypeId, url }) => [formatTypeId, url])).toEqual([[12, firstPagePreview]]);
        expect(await status(firstPagePreview!)).toBe(200);
      }
    }
    shop.clock.offset = 0;
  });
});

test('[GET /leaflet/view] gives its pages with pictures and products at the prices of the shop; nothing stands on it twice', async () => {
  for (const { leafletId, pages } of await search()) {
    const { data } = await shop.request(content.leaflet, { leaflet_id: leafletId });
    expect(data.leafletPages!.map(({ pageNumber }) => pageNumber)).toEqual(
      Array.from({ length: pages! }, (_, at) => at),
    );
    for (const page of data.leafletPages!) {
      expect(page.products!.length).toBeGreaterThan(3);
      expect(await status(page.url!)).toBe(200);
    }
    const ids = data.leafletPages!.flatMap(({ products }) => products!.map(({ productId }) => productId));
    expect(new Set(ids).size).toBe(ids.length);
    const [first] = data.leafletPages![0]!.products!;
    const alone = (await shop.request(catalogue.product, { product_id: first!.productId })).data;
    expect([first!.price, first!.priceDisplay, first!.priceUmDisplay]).toEqual([
      alone.price,
      alone.priceDisplay,
      alone.priceUmDisplay,
    ]);
  }
});

test('[GET /leaflet/view] a past issue can still be looked at, one to come or none at all is not found', async () => {
  const [one] = await search();
  shop.clock.offset = Date.parse(`${addDays(one!.endDate!, 1)}T12:00:00Z`) - now();
  const past = await shop.request(content.leaflet, { leaflet_id: one!.leafletId });
  expect(past).toMatchObject({ status: 0, data: { leafletId: one!.leafletId, endDate: one!.endDate } });
  expect(past.data.endDate! < today()).toBe(true);
  const [next] = await search();
  expect(next!.leafletId).toBe(one!.leafletId + 1);
  expect(next!.startDate).toBe(addDays(one!.endDate!, 1));
  shop.clock.offset = 0;
  for (const leaflet_id of [next!.leafletId, 999, 9_001, 0, -1, 1_000.5]) {
    expect(await shop.request(content.leaflet, { leaflet_id })).toMatchObject({
      http: 200,
      status: 3,
      errors: [{ code: 'leaflet.notFound' }],
    });
  }
  expect(await status('/ebsn/api/leaflet/view')).toBe(400);
});

test('[GET /leaflet/product-search] the goods of a leaflet in the order of its pages, of a category, page by page', async () => {
  const [{ leafletId } = { leafletId: 0 }] = await search();
  const { data: whole } = await shop.request(content.leaflet, { leaflet_id: leafletId });
  const inOrder = whole.leafletPages!.flatMap(({ products }) => products!.map(({ productId }) => productId));
  const list = async (input: object) =>
    (await shop.request(content.leafletProducts, { parent_leaflet_id: leafletId, ...input })).data;
  const all = await list({ page_size: 200 });
  expect(all.products.map(({ productId }) => productId)).toEqual(inOrder);
  expect(all.page).toEqual({ selPage: 1, totPages: 1, totItems: inOrder.length, itemsPerPage: 200 });
  const second = await list({ page: 2, page_size: 5 });
  expect(second.products.map(({ productId }) => productId)).toEqual(inOrder.slice(5, 10));
  const milk = await list({ parent_category_id: 3 });
  expect(milk.products.map(({ productId }) => productId)).toEqual(
    whole.leafletPages![1]!.products!.map(({ productId }) => productId),
  );
  expect((await list({ parent_category_id: 99_999 })).page).toMatchObject({ totItems: 0, totPages: 1 });
  expect((await list({ page: 1e9, page_size: 1e9 })).products).toEqual([]);
});
