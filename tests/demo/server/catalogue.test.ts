import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { productDetails } from '../../../core/api/endpoints/productDetails.ts';
import { longestFacets } from '../../../core/rules/productFilters.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import type { Category, Facet, Product } from '../../../core/schema/catalogue.ts';
import { chooseDelivery, logIn, newcomers } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const dispensa = 7;
let shop: Shop;
beforeAll(async () => void (shop = await openShop()), 60_000);
afterAll(() => shop.close());

type Asked = Parameters<typeof shop.request<typeof catalogue.products>>[1];
const all = async (asked: Asked) => (await shop.request(catalogue.products, { page_size: 500, ...asked })).data;
const ids = (products: readonly Product[]) => products.map(({ productId }) => productId);
const facetOf = (facets: readonly Facet[] | undefined, name: string) =>
  facets?.find(({ parameterName }) => parameterName === name)?.values ?? [];
const depthOf = ({ categories = [] }: Category): number => 1 + Math.max(0, ...categories.map(depthOf));

describe('categories', () => {
  test('[GET /category] the tree has three levels, roots without a parent, and with words only the branches that have hits', async () => {
    const { data } = await shop.request(catalogue.categoryTree, { depth: 3 });
    expect(Math.max(...data.categories.map(depthOf))).toBe(3);
    expect(data.categories.filter(({ parentId }) => parentId !== undefined)).toEqual([]);
    const { data: found } = await shop.request(catalogue.categoryTree, { depth: 3, q: 'shampoo' });
    expect(found.categories.length).toBeGreaterThan(0);
    expect(found.categories.length).toBeLessThan(data.categories.length);
  });

  test('[GET /category] `filtered` leaves out the branches with nothing to buy', async () => {
    const leaf = 'dispensa/pasta-e-riso/riso';
    const { data: found } = await shop.request(catalogue.category, { slug: leaf });
    const slugs = async () =>
      (await shop.request(catalogue.categoryTree, { depth: 3, filtered: true })).data.categories.flatMap(
        ({ slug, categories = [] }) => [
          slug,
          ...categories.flatMap((child) => [child.slug, ...(child.categories ?? []).map((last) => last.slug)]),
        ],
      );
    expect(await slugs()).toContain(leaf);
    const goods = shop.db
      .selectFrom('product')
      .select('product_id')
      .where('category_id', '=', found.category.categoryId);
    const kept = await shop.db.selectFrom('stock').selectAll().where('product_id', 'in', goods).execute();
    await shop.db.updateTable('stock').set({ available: 0 }).where('product_id', 'in', goods).execute();
    const left = await slugs();
    for (const row of kept)
      await shop.db
        .updateTable('stock')
        .set({ available: row.available })
        .where('product_id', '=', row.product_id)
        .where('warehouse_id', '=', row.warehouse_id)
        .execute();
    expect(left).not.toContain(leaf);
    expect(left).toContain('dispensa/pasta-e-riso');
  });

  test('[GET /category] one category has its way, children, title and blocks; an unknown one is status 3', async () => {
    const { data } = await shop.request(catalogue.category, { slug: 'dispensa/pasta-e-riso' });
    expect(data.category).toMatchObject({
      categoryId: 701,
      parentId: dispensa,
      breadCrumbs: [{ categoryId: dispensa, slug: 'dispensa' }, { categoryId: 701 }],
    });
    expect(data.category.metaData?.category_info?.TITLE).toBeTruthy();
    expect(data.category.categories?.length).toBeGreaterThan(1);
    const { data: rice } = await shop.request(catalogue.category, {
      slug: 'dispensa/pasta-e-riso',
      q: 'riso',
      filtered: true,
    });
    expect(rice.category.categories?.map(({ slug }) => slug)).toContain('dispensa/pasta-e-riso/riso');
    expect(rice.category.categories?.length).toBeLessThan(data.category.categories?.length ?? 0);
    const { data: byId } = await shop.request(catalogue.category, { categoryId: 701, skip_cache: true });
    expect(byId).toEqual(data);
    const { data: home } = await shop.request(catalogue.category, { slug: 'home' });
    expect(home.category.template?.rows.length).toBeGreaterThan(3);
    expect((await shop.request(catalogue.category, { slug: 'boh' })).status).toBe(3);
  });

  test('[GET /category-block/info] a block comes with the products that it shows, a banner block without any, an unknown one is status 3', async () => {
    const { data: home } = await shop.request(catalogue.category, { slug: 'home' });
    const blocks = home.category.categoryBlocks ?? [];
    const slider = blocks.find(({ templateBlockType }) => templateBlockType.modeName === 'ProductSlider')!;
    const { data } = await shop.request(catalogue.categoryBlock, { categoryBlockId: slider.categoryBlockId });
    expect(data.categoryBlock).toEqual(slider);
    expect(data.products).toHaveLength(12);
    const banners = blocks.find(({ templateBlockType }) => templateBlockType.modeName === 'BannerSlider')!;
    expect(
      (await shop.request(catalogue.categoryBlock, { categoryBlockId: banners.categoryBlockId })).data.products,
    ).toBeUndefined();
    expect((await shop.request(catalogue.categoryBlock, { categoryBlockId: 999_999 })).status).toBe(3);
  });
});

describe('lists of products', () => {
  test('[GET /products] 24 a page, with classes and the way of each; beyond the end the page is empty', async () => {
    const { data } = await shop.request(catalogue.products, { parent_category_id: dispensa });
    expect(data.page).toMatchObject({ selPage: 1, itemsPerPage: 24 });
    expect(data.products).toHaveLength(24);
    expect(data.products.every(({ breadCrumbs }) => breadCrumbs?.[0]?.categoryId === dispensa)).toBe(true);
    expect(data.products.flatMap(({ productClasses }) => productClasses ?? []).length).toBeGreaterThan(0);
    const beyond = await shop.request(catalogue.products, { parent_category_id: dispensa, page: 9_999 });
    expect(beyond.data).toMatchObject({ page: { selPage: 9_999, totItems: data.page.totItems }, products: [] });
  });

  test('by name they stand as Italian has it: capitals and accents do not count', async () => {
    const { products } = await all({ parent_category_id: dispensa, sort: 'name asc' });
    const names = products.map(({ name }) =>
      name
        .normalize('NFD')
        .replace(/[^\p{L}\p{N} ]/gu, ' ')
        .replace(/ +/g, ' ')
        .trim()
        .toLowerCase(),
    );
    const plain = names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, ''));
    expect(plain).toEqual([...plain].sort());
    expect(names.length).toBeGreaterThan(100);
  });

  test.each([
    ['price asc', (product: Product) => product.priceDisplay!, 1],
    ['price desc', (product: Product) => product.priceDisplay!, -1],
    ['priceUm asc', (product: Product) => product.priceUmDisplay!, 1],
  ] as const)('in the order %s', async (sort, value, way) => {
    const values = (await all({ parent_category_id: dispensa, sort })).products.map(value);
    expect(values).toEqual([...values].sort((a, b) => (a - b) * way));
  });

  test('promotions, novelties and the line of low prices are what they are called', async () => {
    const { products } = await all({ promo: true });
    expect(products.filter(({ warehousePromo }) => !warehousePromo)).toEqual([]);
    const bought = products.filter(({ warehousePromo }) => warehousePromo?.warehousePromoTypeId === 6);
    expect(bought.length).toBeGreaterThan(3);
    for (const { warehousePromo: promo, priceDisplay } of bought) {
      const together = (Number(promo!.promoType!.split('x')[1]) * priceDisplay!).toFixed(2).replace('.', ',');
      expect(promo!.view.body, 'the badge says what they cost together').toBe(
        `${promo!.promoType} · ${together}\u00a0€`,
      );
    }
    expect((await all({ new_product: true })).products.filter(({ newProduct }) => !newProduct)).toEqual([]);
    const low = (await all({ tp: true })).products;
    expect(low.length).toBeGreaterThan(0);
    expect(new Set(low.map(({ shortDescr }) => shortDescr))).toEqual(new Set(['Spesa Buona']));
  });

  test('preferred are the products of the own lists and orders; a visitor and a newcomer have none, and `hasFavorites` says so', async () => {
    const anna = await logIn(shop, 'anna');
    const { data } = await shop.request(catalogue.products, { preferred: true, page_size: 500 }, anna);
    const own = (await shop.request(lists.view, { list_id: 2001 }, anna)).data;
    expect(ids(data.products)).toEqual(
      expect.arrayContaining((own.wishlistItems ?? []).map(({ productId }) => productId)),
    );
    expect(data.page.totItems).toBeLessThan(100);
    expect((await all({ preferred: true })).products).toEqual([]);
    const [newcomer] = await newcomers(shop, 1);
    expect((await shop.request(catalogue.products, { preferred: true }, newcomer!.credentials)).data.products).toEqual(
      [],
    );
  });

  test('prices are those of the warehouse that serves the caller', async () => {
    const carla = await logIn(shop, 'carla');
    await chooseDelivery(shop, carla, {
      address_id: (await shop.request(delivery.addresses, {}, carla)).data.addresses[0]!.addressId,
      delivery_service_id: 2,
    });
    const mine = await shop.request(
      catalogue.products,
      { parent_category_id: dispensa, page_size: 500, sort: 'name asc' },
      carla,
    );
    const warehouseId = mine.data.products[0]!.deliveryWarehouse!.warehouseId;
    for (const product of mine.data.products.slice(0, 3)) {
      const { data } = await shop.request(productDetails.prices, { product_id: product.productId });
      expect(data.prices.find((price) => price.warehouseId === warehouseId)?.priceDisplay).toBe(product.priceDisplay);
    }
  });
});

describe('facets', () => {
  const vendorOf = (product: Product) => product.vendor!.vendorId;

  test('counts are over all hits, filtered counts with the other groups applied', async () => {
    const everything = await all({ parent_category_id: 701 });
    const classes = facetOf(everything.facets, 'product_class_10000');
    const vendors = facetOf(everything.facets, 'vendor_id');
    const [chosen] = [...classes].sort((a, b) => Number(b.count) - Number(a.count));
    const narrowed = await all({ parent_category_id: 701, filters: `product_class_10000:${chosen!.id}` });
    const has = (product: Product) =>
      product.productClasses?.some(({ productClassId }) => productClassId === chosen!.id) ?? false;
    expect(new Set(ids(narrowed.products))).toEqual(new Set(ids(everything.products.filter(has))));
    for (const { id, count } of vendors)
      expect(Number(count)).toBe(everything.products.filter((product) => vendorOf(product) === id).length);
    for (const { id, count, filteredCount } of facetOf(narrowed.facets, 'vendor_id')) {
      expect([id, Number(count)]).toEqual([
        id,
        everything.products.filter((product) => vendorOf(product) === id).length,
      ]);
      expect([id, Number(filteredCount)]).toEqual([
        id,
        everything.products.filter((product) => vendorOf(product) === id && has(product)).length,
      ]);
    }
    const own = facetOf(narrowed.facets, 'product_class_10000');
    expect(own.find(({ id }) => id === chosen!.id)).toMatchObject({ selected: true, count: chosen!.count });
    for (const { count, filteredCount } of own) expect(filteredCount).toBe(count);
  });

  test('flags narrow the counts as well, values of one group add up, groups narrow each other', async () => {
    const promoted = await all({ parent_category_id: dispensa, promo: true });
    for (const { id, count } of facetOf(promoted.facets, 'vendor_id'))
      expect(Number(count)).toBe(promoted.products.filter((product) => vendorOf(product) === id).length);
    const [one, other] = facetOf(promoted.facets, 'vendor_id');
    const both = await all({ parent_category_id: dispensa, promo: true, filters: `vendor_id:${one!.id},${other!.id}` });
    expect(both.page.totItems).toBe(Number(one!.count) + Number(other!.count));
  });

  test('DATA-09 a thousand values in a filter string of 8 kB narrow the list as they say; unknown groups are ignored', async () => {
    const { facets } = await all({ parent_category_id: dispensa });
    const [vendor] = facetOf(facets, 'vendor_id');
    const many = Array.from({ length: 1_130 }, (_, index) => 900_000 + index).join(',');
    const filters = `vendor_id:${many},${vendor!.id};nonsense:1;constructor:2`;
    expect(filters.length).toBeGreaterThan(longestFacets - 100);
    expect(filters.length).toBeLessThanOrEqual(longestFacets);
    const reply = await shop.request(catalogue.products, { parent_category_id: dispensa, filters });
    expect(reply.http).toBe(200);
    expect(reply.data.page.totItems).toBe(Number(vendor!.count));
  });
});

describe('one product and what goes with it', () => {
  test('[GET /products] by slug and by id it is the bare product with texts, pictures, way and classes', async () => {
    const { products } = await all({ q: 'olio extravergine' });
    const bySlug = (await shop.request(catalogue.product, { slug: products[0]!.slug })).data;
    expect(bySlug).toMatchObject({
      productId: products[0]!.productId,
      metaData: { product_description: { operator: expect.any(String) } },
      media: [{ url: expect.stringContaining('/large/') }],
    });
    expect(bySlug.breadCrumbs?.length).toBeGreaterThan(1);
    expect((await shop.request(catalogue.product, { product_id: products[0]!.productId })).data).toEqual(bySlug);
    expect((await shop.request(catalogue.product, { slug: 'boh' })).status).toBe(3);
  });

  test('[GET /product-price/get-prices] every store has its own price of it', async () => {
    const { data } = await shop.request(productDetails.prices, { product_id: 20_001 });
    expect(new Set(data.prices.map(({ warehouseId }) => warehouseId)).size).toBe(data.prices.length);
    expect(data.prices.length).toBeGreaterThan(2);
    expect(data.prices.filter(({ priceDisplay, price }) => priceDisplay > price || priceDisplay <= 0)).toEqual([]);
    expect((await shop.request(productDetails.prices, { product_id: 1 })).data.prices).toEqual([]);
  });

  test('[GET /products/product-alternative-detail] others of its category that can be bought, never itself', async () => {
    const { data } = await shop.request(productDetails.alternative, { product_id: 20_001, details: true });
    expect(data.product.productId).toBe(20_001);
    expect(data.products.length).toBeGreaterThan(0);
    expect(
      data.products.filter(
        ({ productId, available = 0, categoryId }) =>
          productId === 20_001 || available <= 0 || categoryId !== data.product.categoryId,
      ),
    ).toEqual([]);
    expect((await shop.request(productDetails.alternative, { product_id: 1 })).status).toBe(3);
  });

  test('[GET /products/list-product-alternative] the same for several products, in their order', async () => {
    const { data } = await shop.request(productDetails.alternatives, { product_ids: '20002,20001,1', details: true });
    expect(data.alternatives.map(({ productId }) => productId)).toEqual([20_002, 20_001, 1]);
    const single = await shop.request(productDetails.alternative, { product_id: 20_001 });
    expect(ids(data.alternatives[1]!.products)).toEqual(ids(single.data.products));
    expect(data.alternatives[2]!.products).toEqual([]);
  });

  test('[GET /adv] proposals can all be bought, leave the product itself out, and say how many there are', async () => {
    const { data } = await shop.request(catalogue.adv, { category_id: dispensa, limit: 16, promo: true });
    expect(data.products).toHaveLength(16);
    expect(data.page.totItems).toBeGreaterThan(16);
    expect(data.products.filter(({ available = 0, warehousePromo }) => available <= 0 || !warehousePromo)).toEqual([]);
    const without = await shop.request(catalogue.adv, {
      category_id: dispensa,
      limit: 16,
      promo: true,
      product_id: data.products[0]!.productId,
    });
    expect(ids(without.data.products)).not.toContain(data.products[0]!.productId);
    const mixed = async () => ids((await shop.request(catalogue.adv, { shuffle: true })).data.products);
    expect(await mixed()).toEqual(await mixed());
    expect(await mixed()).toHaveLength(12);
  });
});
