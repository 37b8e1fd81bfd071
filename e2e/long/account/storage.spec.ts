import type { Page } from '@playwright/test';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { expect, test } from '../../fixtures.ts';

interface Found {
  products: { productId: number; name: string }[];
}
interface Held {
  cartId: number;
  totalItems: number;
  cartItems?: { productId: number; quantity: number }[];
  sectors?: { cartItems: { productId: number; quantity: number }[] }[];
}

const infos = { accept_alternatives: 'true' };
const count = (page: Page) => page.locator('spesa-cart-button .cart-button__count');
const linesOf = ({ cartItems = [], sectors = [] }: Held) => [
  ...sectors.flatMap((sector) => sector.cartItems),
  ...cartItems,
];

test('STO-06 a duplicated tab brings its copy of the cart as a hint: it is shown, asked anew, and a press in it is done on the cart of now', async ({
  page,
  context,
  customer,
  problems,
}) => {
  problems.allow(/photo/);
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  const { products } = await customer.call<Found>('GET', '/products', { q: 'passata', page_size: 3 });
  const [first, second] = products.map(({ productId }) => productId) as [number, number];
  await customer.call('POST', '/cart/add', { items: [{ productId: first, quantity: 1, infos }] });

  await page.goto('/');
  await expect(count(page)).toHaveText('1');
  await customer.call('POST', '/cart/add', { items: [{ productId: second, quantity: 1, infos }] });

  let answerNow = (): void => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  await context.route('**/cart/view*', async (route) => {
    await held;
    await route.continue();
  });
  let asked = false;
  const writes: { afterAsking: boolean }[] = [];
  context.on('response', (answer) => {
    if (answer.url().includes('/cart/view')) asked = true;
  });
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart/')) writes.push({ afterAsking: asked });
  });
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => void window.open(address), '/search/?q=passata'),
  ]);
  expect(await copy.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith(':cart')).length)).toBe(1);
  await expect(count(copy)).toHaveText('1');
  await copy.locator('spesa-search-page .product-card').nth(1).locator('[data-main]').click();
  answerNow();
  await expect(count(copy)).toHaveText('2');
  await expect
    .poll(async () =>
      linesOf(await customer.call<Held>('GET', '/cart/view'))
        .map(({ productId, quantity }) => [productId, quantity])
        .sort(),
    )
    .toEqual(
      [
        [first, 1],
        [second, 2],
      ].sort(),
    );
  expect(writes).toEqual([{ afterAsking: true }]);
});

/** A page of the same site that holds the address in a frame without an origin, as previews of page builders do. */
async function preview(page: Page, path: string, open: boolean): Promise<void> {
  await page.route('**/preview-of-a-builder', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Anteprima</title><iframe sandbox="allow-scripts" title="Anteprima" width="1200" height="900" src="${path}"></iframe>`,
    }),
  );
  if (open)
    await page.route(/\/(wp-content|wp-includes|ebsn|photo)\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-expose-headers': 'X-Ebsn-Session, X-Ebsn-Account, X-Spesa-Revision',
        },
      });
    });
  await page.goto('/preview-of-a-builder');
}

test('STO-09 in a preview frame without an origin the page stands as the server printed it, and nothing breaks', async ({
  page,
  problems,
}) => {
  problems.allow(/CORS policy|Failed to load resource|photo/);
  await preview(page, '/', false);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('spesa-product-slider .product-card').first()).toContainText('€');
  await expect(frame.locator('spesa-banner-slider a').first()).toBeVisible();
  await expect(frame.locator('spesa-cart-button')).toBeVisible();
});

test('STO-09 where scripts may be fetched from there, the elements work in memory', async ({ page, problems }) => {
  problems.allow(/CORS policy|Failed to load resource|photo/);
  await preview(page, '/', true);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('spesa-cart-button')).toHaveAttribute('data-mounted', '');
  await frame.locator('spesa-product-slider').first().scrollIntoViewIfNeeded();
  await expect(frame.locator('spesa-product-slider').first()).toHaveAttribute('data-mounted', '');
  await frame.locator('spesa-product-slider .product-card [data-main]').first().click();
  await expect(frame.locator('dialog[open]').getByRole('heading', { name: 'Accedi' })).toBeVisible();
});
