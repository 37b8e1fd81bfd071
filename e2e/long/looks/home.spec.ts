import { desktop, expect, test } from '../../fixtures.ts';

test.use({ viewport: desktop });

test('A11Y-01 the home page at 1440 px has no breach in our elements and none that the bare theme has not', async ({
  page,
  accessibility,
}) => {
  await page.goto('/');
  await expect(page.locator('spesa-product-slider').first()).toBeVisible();
  expect(await accessibility.breaches()).toEqual([]);
});
