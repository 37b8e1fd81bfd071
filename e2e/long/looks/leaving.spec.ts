import { expect, test } from '../../fixtures.ts';
import { pause } from '../../../tests/waits.ts';

/** Sixty moments after a page has begun to come, in ms, in no order and always the same. */
const moments = Array.from({ length: 60 }, (_, round) => (round * 347) % 900);
const pages = ['/', '/category/frutta-e-verdura', '/search?q=latte', '/profile/orders', '/cart'];

test('NET-11 leaving a page at any moment, its calls under way, leaves no rejection, no fault and no cart of another page behind', async ({
  page,
  customer,
}) => {
  await customer.signIn('bruno');
  const unhandled: string[] = [];
  await page.exposeFunction('spesaUnhandled', (reason: string) => unhandled.push(reason));
  await page.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) =>
      Reflect.get(window, 'spesaUnhandled')(String(reason?.stack ?? reason)),
    ),
  );
  let asked = 0;
  let left = 0;
  page.on('request', (request) => (asked += request.url().includes('/ebsn/') ? 1 : 0));
  page.on('requestfailed', (request) => (left += request.url().includes('/ebsn/') ? 1 : 0));
  await page.route('**/ebsn/api/**', async (route) => {
    await pause(300);
    await route.continue().catch(() => {});
  });
  for (const [round, moment] of moments.entries()) {
    await page.goto(pages[round % pages.length]!, { waitUntil: 'commit' });
    await pause(moment);
  }
  expect(asked).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/category/frutta-e-verdura');
  await expect(page.locator('.category-page .product-card').first()).toBeVisible();
  await expect(page.locator('spesa-toasts [role=alert], .toast--error')).toHaveCount(0);
  expect(unhandled).toEqual([]);
});

test('NET-11 code that comes later and cannot be had, as Firefox says of a page that is left, leaves no rejection', async ({
  page,
  customer,
  problems,
  quiet,
}) => {
  problems.allow(/Failed to load resource/);
  await customer.signIn('bruno');
  let refused = 0;
  await page.route(/\/(forCustomers|stayCurrent)\.js$/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/category/frutta-e-verdura');
  await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(0);
  await quiet();
  expect(problems.found()).toEqual([]);
});
