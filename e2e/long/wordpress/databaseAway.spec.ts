import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../../../demo/run/ports.ts';
import { openShop, type Shop } from '../../../demo/run/openShop.ts';
import { repository } from '../../../demo/wordpress/site.ts';
import { temporaryDatabase } from '../../../tests/demo/server/shop.ts';
import { openPostgres, type Postgres } from '../../../tests/run/postgres.ts';
import { copySharedSite } from '../../../tests/run/site.ts';
import { findPostgres } from '../../../tests/run/system.ts';
import { createCustomer } from '../../customer.ts';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { clockTest as test, desktop, expect, phone } from '../../fixtures.ts';
import { mustUse } from '../../mustUse.ts';

const site = path.join(repository, '.cache/test/e2e-database');
let shop: Shop;
let postgres: Postgres;

test.skip(!findPostgres(), 'PostgreSQL is not installed.');
test.beforeAll(async () => {
  test.setTimeout(240_000);
  copySharedSite(site);
  mustUse(site);
  postgres = (await openPostgres(mkdtempSync(path.join(tmpdir(), 'spesa-database-')), { keepsWord: true }))!;
  const { url } = await temporaryDatabase(postgres.url);
  shop = await openShop({ port: await freePorts(2), site, env: { DATABASE_URL: url } });
});
test.afterAll(async () => {
  await shop?.stop();
  await postgres?.stop();
});

interface CartAnswer {
  cartItems: { quantity: number; product: { name: string } }[];
}

test('SRV-03 NET-07 while the database is gone a customer’s page keeps her cart and says why nothing goes on; nothing of hers is gone when it is back, without a new login', async ({
  page,
  request,
}) => {
  const pageErrors: string[] = [];
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/ebsn/')) answers.push(answer.status());
  });
  const anna = createCustomer(page, request, shop.url);
  await anna.signIn('anna');
  await emptyCartToDeliver(anna);
  const { products } = await anna.call<{ products: { productId: number }[] }>('GET', '/products', {
    parent_category_id: 2,
    page_size: 2,
  });
  await anna.call('POST', '/cart/add', { items: products.map(({ productId }) => ({ productId, quantity: 3 })) });
  const ofHers = () => anna.call<CartAnswer>('GET', '/cart/view');
  const before = await ofHers();

  await page.setViewportSize(phone);
  await page.goto(`${shop.url}/cart`);
  const lines = page.locator('spesa-cart-page .cart-line');
  const quantity = lines.first().locator('input').first();
  const more = lines.first().getByRole('button', { name: /^Aumenta la quantità/ });
  await expect(lines).toHaveCount(2);
  await expect(quantity).toHaveValue('3');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  await postgres.crash();
  await more.click();
  const said = page.getByText('Il negozio non risponde, riprova tra qualche minuto.').first();
  await expect(said).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(quantity).toHaveValue('3');

  await page.setViewportSize(desktop);
  await page.reload();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(before.cartItems[0]!.product.name);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(answers.filter((status) => status >= 500 && status !== 503)).toEqual([]);

  await postgres.start();
  await expect.poll(async () => (await request.get(`${shop.api}/ready`)).status(), { timeout: 60_000 }).toBe(200);
  await page.reload();
  await expect(quantity).toHaveValue('3');
  await more.click();
  await expect.poll(async () => (await ofHers()).cartItems[0]!.quantity).toBeGreaterThan(3);
  expect((await ofHers()).cartItems[1]).toEqual(before.cartItems[1]);
  expect(pageErrors).toEqual([]);
});
