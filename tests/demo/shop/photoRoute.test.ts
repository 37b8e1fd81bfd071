import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { photos } from '../../../demo/server/http/photos.ts';
import { shop } from '../../../demo/shop/shop.ts';

const app = new Hono().route('/photo', photos());
const { products } = shop({ products: 2_500 });

describe('[GET /photo]', () => {
  test('answers a picture that any page may show and keep for a day', async () => {
    const { productId, slug } = products[0]!;
    const answer = await app.request(`/photo/prodotti/thumb/${productId}-${slug}.svg`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toMatch(/^<svg [\s\S]*<\/svg>$/);
  });

  test('knows the products beyond the base assortment', async () => {
    const { productId, slug } = products.at(-1)!;
    expect(productId).toBeGreaterThan(200_000);
    expect((await app.request(`/photo/prodotti/photo/${productId}-${slug}.svg`)).status).toBe(200);
  });

  test('answers 404 for a picture that is not there', async () => {
    for (const path of [
      '/photo/',
      '/photo/prodotti/thumb/999999999-niente.svg',
      '/photo/prodotti/thumb/2-x.svg',
      '/photo/banner/..%2Fx-desktop.svg',
    ])
      expect((await app.request(path)).status, path).toBe(404);
  });
});
