import type { Page } from '@playwright/test';
import { buy, dearest } from '../../buying.ts';
import { emptyCartToDeliver, fillCart } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

/** The site asks for consent on each page. */
test.beforeEach(({ context, shop }) => context.addCookies([{ name: 'consent-api', value: 'shop', url: shop }]));

interface Told {
  event: string;
  currency?: string;
  value?: number;
  transaction_id?: string;
  items?: { item_id: string; item_name: string; price?: number; quantity?: number }[];
}

/** What this page and those after it tell analytics. */
async function listen(page: Page): Promise<Told[]> {
  const told: Told[] = [];
  await page.exposeFunction('tellTest', (detail: Told) => void told.push(detail));
  await page.addInitScript(() =>
    document.addEventListener('spesa-analytics', ({ detail }: CustomEventInit<object>) =>
      (Reflect.get(window, 'tellTest') as (detail?: object) => void)(detail),
    ),
  );
  return told;
}

test('LAW-12 who allows it is measured by the names of GA4 from the product to the checkout, each once, with the products meant', async ({
  page,
  customer,
  quiet,
}) => {
  const told = await listen(page);
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  await page.goto(dearest);
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  const named = async (name: string) => {
    await expect.poll(() => told.map(({ event }) => event)).toContain(name);
    return told.filter(({ event }) => event === name);
  };
  await page.locator('spesa-category-page .product-card a').first().click();
  const [viewed, ...more] = await named('view_item');
  expect(more).toEqual([]);
  const item = { item_id: expect.stringMatching(/^\d+$/), item_name: expect.any(String), price: expect.any(Number) };
  expect(viewed).toMatchObject({ currency: 'EUR', items: [item] });
  const product = viewed!.items![0]!;
  await page.locator('spesa-product-page[data-mounted] [data-press]').first().click();
  expect(await named('add_to_cart')).toMatchObject([{ currency: 'EUR', items: [{ ...product, quantity: 1 }] }]);
  await quiet();
  await page.goto('/cart/');
  const inCart = page.locator('spesa-cart-page[data-mounted]');
  await inCart.getByRole('button', { name: /^Diminuisci la quantità/ }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Rimuovi' }).click();
  expect(await named('remove_from_cart')).toMatchObject([{ items: [product] }]);
  await fillCart(customer);
  await page.goto('/cart/');
  await inCart.getByRole('button', { name: 'Vai alla cassa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  const [begun] = await named('begin_checkout');
  expect(begun).toMatchObject({ currency: 'EUR', items: [{}, {}, {}] });
  expect(begun!.value).toBeGreaterThan(0);
  expect(told.map(({ event }) => event)).toEqual(['view_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout']);
});

test('PAY-17 on the page of thanks, loading it anew, going back and coming again make no second order, and analytics are told of the one once', async ({
  page,
  customer,
  quiet,
}) => {
  const told = await listen(page);
  await customer.signIn('anna');
  await page.goto('/');
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await emptyCartToDeliver(customer);
  const count = async () => (await customer.call<{ orders: unknown[] }>('GET', '/order/list')).orders.length;
  const before = await count();
  await buy(page);
  await quiet();
  const thanks = page.url();
  expect(await count()).toBe(before + 1);
  for (const again of [() => page.reload(), () => page.goBack(), () => page.goto(thanks)]) {
    await again();
    await quiet();
  }
  await expect(page.locator('spesa-order')).toContainText(/Ordine \d+/);
  expect(await count()).toBe(before + 1);
  const purchases = told.filter(({ event }) => event === 'purchase');
  expect(purchases).toEqual([
    expect.objectContaining({ transaction_id: new URL(thanks).pathname.split('/').filter(Boolean).at(-1) }),
  ]);
});

test('PAY-17 LAW-12 of an order bought without a word on consent, or after a no, analytics hear nothing', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  await page.goto('/');
  await buy(page);
  await quiet();
  const heard = () => page.evaluate(() => Reflect.get(window, 'dataLayer') as unknown);
  expect(await heard()).toBeUndefined();
  await page.getByRole('button', { name: 'Rifiuta tutti' }).click();
  await page.reload();
  await quiet();
  expect(await heard()).toBeUndefined();
});
