import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

test('the home page answers in Italian, holds our elements and says nothing in the console @react', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
  await expect(page.locator('spesa-product-slider').first()).toBeVisible();
});

test('A11Y-01 the home page has no breach in our elements and none that the bare theme has not', async ({
  page,
  accessibility,
}) => {
  await page.goto('/');
  await expect(page.locator('spesa-product-slider').first()).toBeVisible();
  expect(await accessibility.breaches()).toEqual([]);
});

test('the site is the same under its alias, and its addresses follow the host that was asked', async ({
  request,
  shop,
}) => {
  const answer = await request.get(`${shop}/p/wp-json/`, { headers: { Host: 'negozio.test:81' } });
  expect(((await answer.json()) as { home: string }).home).toBe('http://negozio.test:81');
});
