import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

test('the home page shows products with their buttons in a visitor’s first screen [spesa-product-slider]', async ({
  page,
  quiet,
}) => {
  await page.goto('/');
  await quiet();
  const whole = await page
    .locator('spesa-product-slider .product-card__action button')
    .evaluateAll((all) => all.filter((button) => button.getBoundingClientRect().bottom <= innerHeight).length);
  expect(whole).toBeGreaterThanOrEqual(2);
});
