import type { Locator } from '@playwright/test';
import { dearest } from '../../buying.ts';
import { fillCart } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

/** How many matches of a locator are completely inside the viewport. */
const inSight = (locator: Locator): Promise<number> =>
  locator.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right, top, bottom, height } = one.getBoundingClientRect();
        return height > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      }).length,
  );
const height = (locator: Locator): Promise<number> => locator.evaluate((one) => one.getBoundingClientRect().height);
const tallest = (locator: Locator): Promise<number> =>
  locator.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));

test('on a phone a slider shows two cards, and the header hides on scrolling down and returns on scrolling up', async ({
  page,
  quiet,
}) => {
  await page.goto('/');
  await quiet();
  const bar = page.locator('.shop-header');
  const cards = page.locator('spesa-product-slider').first().locator('.product-card');
  expect(await height(bar)).toBeLessThanOrEqual(112);
  expect(await height(page.locator('.shop-footer'))).toBeLessThanOrEqual(600);
  expect(await tallest(cards)).toBeLessThanOrEqual(320);
  await cards.first().scrollIntoViewIfNeeded();
  expect(await inSight(cards)).toBe(2);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  await quiet();
  await page.mouse.wheel(0, 1000);
  await expect(bar).toHaveAttribute('data-away');
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).not.toHaveAttribute('data-away');
  expect(await bar.evaluate((one) => one.getBoundingClientRect().bottom)).toBe(56);
  await expect(bar.getByRole('button', { name: 'Reparti' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: /^Carrello/ })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('combobox')).toBeInViewport();
});

test('on a phone the first screen of a product has picture, name, price and button; checkout keeps its button at the foot', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  await fillCart(customer);
  await page.goto(dearest);
  await page.locator('.product-card__name a').first().click();
  const product = page.locator('spesa-product-page');
  for (const part of ['.product-page__media', 'h1', '.price__amount', '.product-page__action'])
    await expect(product.locator(part).first()).toBeInViewport({ ratio: 1 });
  await page.goto('/cart/');
  await quiet();
  expect(await tallest(page.locator('.cart-line'))).toBeLessThanOrEqual(112);
  await page.goto('/checkout/');
  const onward = page.getByRole('link', { name: 'Vai al pagamento' });
  await expect(onward).toBeInViewport({ ratio: 1 });
  expect(await height(page.locator('.shop-header'))).toBe(56);
  const cut = (name: Element) => name.scrollWidth - name.clientWidth;
  expect(await page.locator('.shop-header .wp-block-site-title').evaluate(cut)).toBe(0);
  await expect(page.locator('.place')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.checkout__total')).toBeInViewport({ ratio: 1 });
  await onward.click();
  await expect(page.getByRole('button', { name: 'Ordina con obbligo di pagare' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.checkout__line').first()).toBeVisible();
});
