import { expect, test } from '../../fixtures.ts';
import { printedAge } from '../../traffic.ts';

test('CACHE-07 with its seed a slider asks nothing, and a stranger causes no cart call [GET /products] [GET /cart/view] @react', async ({
  page,
  quiet,
}) => {
  await printedAge(page, 0);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ebsn/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.locator('spesa-product-slider[data-mounted]').first()).toBeVisible();
  await quiet();
  expect(asked.filter((path) => /\/(products|cart)(\/|$)/.test(path))).toEqual([]);
});

test('a known customer causes one cart call a page, however many elements show the cart [GET /cart/view] @react', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signInAnew();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/view')) asked.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('spesa-product-slider[data-mounted]').first()).toBeVisible();
  await quiet();
  expect(asked).toHaveLength(1);
});

test('NET-01 without the API the page lives: what the server printed stays, and nothing spins for ever', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/ebsn/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('spesa-product-slider .product-card').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
