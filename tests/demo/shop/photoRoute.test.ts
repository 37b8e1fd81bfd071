import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { content } from '../../../core/api/endpoints/content.ts';
import { photos } from '../../../demo/server/http/photos.ts';
import { photoOf } from '../../../demo/server/sql/catalogue/toProduct.ts';
import { openShop } from '../server/shop.ts';
import { shop } from '../../../demo/shop/shop.ts';

const app = new Hono().route('/photo', photos());
const { products } = shop({ products: 2_500 });
const addressOf = ({ productId, slug }: (typeof products)[number], size: 'thumb' | 'photo' | 'large') =>
  photoOf({ product_id: productId, slug }, size);
const isWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12) === 'RIFFWEBP';

describe('[GET /photo]', () => {
  test('answers a raster picture that any page may show and, under its versioned address, keep for good', async () => {
    const answer = await app.request(addressOf(products[0]!, 'thumb'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(isWebp(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  });

  test('every picture that the shop names bears its version', async () => {
    const api = await openShop();
    const answers = await Promise.all([
      api.request(catalogue.category, { slug: 'home' }),
      api.request(catalogue.categoryTree, {}),
      api.request(content.leaflets, {}),
      api.request(catalogue.products, { page_size: 20 }),
    ]);
    await api.close();
    const addresses = JSON.stringify(answers).match(/\/photo\/[^"\\]+\.webp[^"\\]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !/\?v=[0-9a-f]{8}$/.test(address))).toEqual([]);
    const banner = addresses.find((address) => address.includes('/banner/'))!;
    expect((await app.request(banner)).headers.get('cache-control')).toContain('immutable');
  });

  test('without its version, or with another, a picture is kept for a day', async () => {
    const [address] = addressOf(products[0]!, 'thumb').split('?');
    for (const other of [address!, `${address}?v=00000000`, '/photo/banner/hero-spesa-mobile.webp'])
      expect((await app.request(other)).headers.get('cache-control'), other).toBe('public, max-age=86400');
  });

  test('knows the products beyond the base assortment', async () => {
    const last = products.at(-1)!;
    expect(last.productId).toBeGreaterThan(200_000);
    expect((await app.request(addressOf(last, 'photo'))).status).toBe(200);
  });

  test('answers 404 for a picture that is not there', async () => {
    for (const path of [
      '/photo/',
      '/photo/prodotti/thumb/999999999-niente.webp',
      '/photo/prodotti/thumb/2-x.webp',
      '/photo/banner/..%2Fx-desktop.webp',
    ])
      expect((await app.request(path)).status, path).toBe(404);
  });
});
