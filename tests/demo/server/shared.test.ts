import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { address } from '../../../core/api/endpoints/addresses.ts';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { suggestions } from '../../../core/api/endpoints/suggestions.ts';
import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import { content } from '../../../core/api/endpoints/content.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import { geography } from '../../../core/api/endpoints/geography.ts';
import { language } from '../../../core/api/endpoints/language.ts';
import { chooseDelivery, logIn } from './people.ts';
import type { Credentials } from './caller.ts';
import { openShop, type Shop } from './shop.ts';

const asked: [Endpoint, string][] = [
  [catalogue.categoryTree, 'depth=3'],
  [catalogue.category, 'slug=dispensa'],
  [catalogue.categoryBlock, 'categoryBlockId=1'],
  [catalogue.products, 'parent_category_id=7'],
  [catalogue.product, 'product_id=20001'],
  [suggestions.suggest, 'q=latte'],
  [catalogue.adv, 'shuffle=true'],
  [productDetails.prices, 'product_id=20001'],
  [productDetails.alternatives, 'product_ids=20001,20002'],
  [productDetails.alternative, 'product_id=20001'],
  [delivery.addresses, ''],
  [delivery.stores, ''],
  [delivery.store, 'store_id=5'],
  [delivery.warehouses, 'city=Genova'],
  [address.services, 'latitude=44.4&longitude=8.9'],
  [address.warehousesNear, 'latitude=44.4&longitude=8.9'],
  [disclaimer.list, 'store_id=5&registration_module_type_id=2'],
  [language.info, 'lang_info_name=order'],
  [content.leaflets, ''],
  [geography.served, 'home_delivery_only=true'],
  [geography.provinces, ''],
  [geography.cities, 'province_id=10'],
  [geography.postcodes, 'city_id=1'],
  [geography.streets, 'city_id=1'],
  [geography.coverage, ''],
];

let shop: Shop;
let anna: Credentials;
beforeAll(async () => {
  shop = await openShop();
  anna = await logIn(shop, 'anna');
  await chooseDelivery(shop, anna);
}, 60_000);
afterAll(() => shop.close());

const get = (row: Endpoint, query: string, headers: Record<string, string> = {}) =>
  shop.fetch(`/ebsn/api${row.path}?${query}`, { headers });
const bodyOf = async (answer: Promise<Response>) => (await answer).text();
const known = (): Record<string, string> => ({
  'X-Ebsn-Session': anna.session ?? '',
  'X-Ebsn-Account': anna.account ?? '',
  Cookie: `session=${anna.session}`,
});
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('shared answers', () => {
  test('are tried out here for every row of the shop that says so', () => {
    const rows = Object.values(endpoints).flatMap((table) => Object.values(table) as Endpoint[]);
    expect(rows.filter((row) => row.shared).map(nameOf)).toEqual(
      expect.arrayContaining(asked.map(([row]) => nameOf(row))),
    );
    expect(asked.map(([row]) => row.name).sort()).toEqual(
      rows
        .filter(({ shared, base }) => shared && base === 'shop')
        .map((row) => row.name)
        .sort(),
    );
  });

  test.each(asked.map(([row, query]) => [`${nameOf(row)}?${query}`, row, query] as const))(
    'SEC-26 %s is the same bytes for everybody and holds nothing of a session',
    async (_name, row, query) => {
      const visitor = await get(row, query);
      const customer = await get(row, query, known());
      const lost = await get(row, query, { 'X-Ebsn-Session': 'x'.repeat(43) });
      expect([visitor.status, customer.status, lost.status]).toEqual([200, 200, 200]);
      const told = await customer.text();
      expect([await visitor.text(), await lost.text()].every((text) => text === told)).toBe(true);
      const everything = told + JSON.stringify([...customer.headers]);
      for (const secret of [anna.session!, anna.account!, 'anna@example.it', '"userId":101'])
        expect(everything.includes(secret), secret).toBe(false);
      for (const answer of [visitor, customer, lost]) {
        expect(answer.headers.has('X-Ebsn-Session')).toBe(false);
        expect(answer.headers.has('Set-Cookie')).toBe(false);
      }
      if (JSON.parse(told).response.status !== 0) return;
      expect(customer.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
      expect(customer.headers.get('ETag')).toBe(visitor.headers.get('ETag'));
    },
  );

  test('who has an answer already gets 304 until it changes', async () => {
    const first = await get(catalogue.products, 'parent_category_id=7');
    const tag = first.headers.get('ETag')!;
    const again = await get(catalogue.products, 'parent_category_id=7', { 'If-None-Match': `"other", ${tag}` });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    const [one] = JSON.parse(await first.text()).data.products;
    await shop.db
      .updateTable('stock')
      .set({ available: 3_000 })
      .where('product_id', '=', one.productId)
      .where('warehouse_id', '=', 1)
      .execute();
    const changed = await get(catalogue.products, 'parent_category_id=7', { 'If-None-Match': tag });
    expect(changed.status).toBe(200);
    expect(JSON.parse(await changed.text()).data.products[0]).toMatchObject({ productId: one.productId, available: 3 });
  });

  test('another store is another address, and its answer has its prices', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async (warehouse) => {
        const answer = await bodyOf(get(catalogue.products, `parent_category_id=7&hash=w${warehouse}d2026-11-23t4`));
        return JSON.parse(answer).data.products as { deliveryWarehouse: { warehouseId: number } }[];
      }),
    );
    expect(new Set(first!.map((product) => product.deliveryWarehouse.warehouseId))).toEqual(new Set([1]));
    expect(new Set(second!.map((product) => product.deliveryWarehouse.warehouseId))).toEqual(new Set([2]));
    for (const odd of ['w0d0t0', 'w999d0t0', 'nonsense', ''])
      expect(await bodyOf(get(catalogue.products, `parent_category_id=7&hash=${odd}`))).toContain('"warehouseId":1}');
  });

  test('SEC-26 what is somebody’s own, refused or unknown is kept by nobody', async () => {
    const own = await get(catalogue.products, 'preferred=true', known());
    expect(own.headers.get('X-Ebsn-Session')).toBe(anna.session);
    const others = await get(catalogue.products, 'preferred=true');
    expect(await own.text()).not.toBe(await others.text());
    const answers = [
      own,
      others,
      await get(catalogue.products, 'page=x'),
      await get(catalogue.product, 'slug=boh'),
      await shop.fetch('/ebsn/api/cart/view', { headers: known() }),
      await shop.fetch('/ebsn/api/nothing'),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.has('ETag')).toBe(false);
    }
  });
});
