import { cpSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { clockTest as test, expect } from '../../fixtures.ts';
import { openShop, type Shop } from '../../../demo/run/openShop.ts';
import { freePort, freePorts } from '../../../demo/run/ports.ts';
import { repository } from '../../../demo/wordpress/site.ts';
import { copySharedSite } from '../../../tests/run/site.ts';
import { mustUse } from '../../mustUse.ts';

const site = path.join(repository, '.cache/test/e2e-outage');
let shop: Shop;
let line: Server;
let isDown = false;

/** The way from WordPress to the API, by the shop's gateway, which can be cut; browsers have their own. */
async function openLine(port: number, gateway: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (isDown) return request.socket.destroy();
    fetch(gateway + (request.url ?? '')).then(
      async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': 'application/json' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => request.socket.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

const look = async (address: string) => {
  const answer = await fetch(shop.url + address, { redirect: 'manual' });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, title: /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '' };
};
async function slugs(): Promise<string[]> {
  const answer = await fetch(`${shop.api}/ebsn/api/products?page_size=3`);
  const { data } = (await answer.json()) as { data: { products: { slug: string }[] } };
  return data.products.map(({ slug }) => slug);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  copySharedSite(site);
  mustUse(site);
  const [port, linePort] = [await freePorts(2), await freePort()];
  line = await openLine(linePort, `http://localhost:${port}`);
  shop = await openShop({ port, site, settings: { server_api: `http://127.0.0.1:${linePort}/ebsn/api` } });
});
test.afterAll(async () => {
  line?.close();
  await shop?.stop();
});

test('NET-01 while the API is away a page that is kept is served, and one that is not says 503, is stored by nobody and comes to life in the browser', async ({
  page,
}) => {
  const [kept, unseen] = (await slugs()) as [string, string];
  await expect.poll(async () => (await look(`/product/${kept}`)).status, { timeout: 60_000 }).toBe(200);
  expect((await look('/product/questo-non-c-e')).status).toBe(404);
  await expect.poll(async () => (await look('/category/nope-nope/')).status, { timeout: 60_000 }).toBe(404);
  expect((await look('/category/nope-nope/')).html).toContain('noindex');
  const bare = await look('/product/');
  expect([bare.status, bare.headers.get('location')]).toEqual([301, `${shop.url}/`]);
  const old = await look(`/shop/product/${kept}`);
  expect([old.status, old.headers.get('location')]).toEqual([301, `${shop.url}/product/${kept}`]);

  isDown = true;
  const warm = await look(`/product/${kept}`);
  expect([warm.status, warm.html.includes('product-page__name')]).toEqual([200, true]);
  const cold = await look(`/product/${unseen}`);
  expect([cold.status, cold.headers.get('retry-after')]).toEqual([503, '20']);
  expect(cold.headers.get('cache-control')).toContain('no-store');
  expect(cold.title).toContain('Pagina non disponibile per qualche minuto');
  expect((await look('/wp-sitemap-spesa-products-1.xml')).status).toBe(503);

  await page.goto(`${shop.url}/product/${unseen}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(page.locator('.product-page .price__amount')).toBeVisible();

  isDown = false;
  await expect.poll(async () => (await look(`/product/${unseen}`)).status, { timeout: 60_000 }).toBe(200);
});

test('[spesa-cart-button] [spesa-search-box] [spesa-product-slider] under a classic theme elements live in its files, in a widget of HTML and as a shortcode', async ({
  page,
}) => {
  cpSync(path.join(repository, 'tests/php/themes'), path.join(site, 'wp-content/themes'), { recursive: true });
  await shop.wordpress.run(path.join(repository, 'e2e/php/classic-theme.php'));
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(`${shop.url}/pagina-semplice/`);
  await expect(page.locator('header spesa-cart-button .cart-button')).toBeVisible();
  await page.locator('aside spesa-search-box').getByRole('combobox', { name: 'Cerca', exact: true }).fill('mele');
  await expect(page.locator('aside spesa-product-slider .product-card').first()).toBeVisible();
  await page.getByRole('button', { name: 'Avvia la ricerca' }).click();
  await expect(page).toHaveURL(`${shop.url}/search?q=mele`);
  await expect(page.locator('.search-page .product-card').first()).toBeVisible();
  await page.goto(`${shop.url}/category/ricette/`);
  await expect(page.locator('spesa-recipe .product-card').first()).toBeVisible();
  await shop.wordpress.run(path.join(repository, 'e2e/php/asks-consent.php'));
  for (const address of [
    '/category/ricette/',
    '/',
    '/cart',
    '/checkout',
    '/payment',
    '/privacy-policy/',
    '/non-esiste/',
  ]) {
    await page.goto(shop.url + address);
    await expect(page.getByRole('link', { name: 'Preferenze sui cookie' }).last(), `LAW-12 ${address}`).toBeVisible();
  }
  expect(failures).toEqual([]);
});
