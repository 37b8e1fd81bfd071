import { phone, test } from '../../fixtures.ts';
import { look, speak } from '../../foreign.ts';

test.use({ viewport: phone });

test('a visitor reads home, a department and a product in German, and nothing of ours is Italian or cut', async ({
  page,
  context,
  shop,
  quiet,
}) => {
  await speak(context, shop, 'de_DE');
  await page.goto('/');
  await look(page, 'de', 'home', quiet);
  await page.goto('/category/frutta-e-verdura');
  await look(page, 'de', 'category', quiet);
  await page.locator('spesa-category-page .product-card a').first().click();
  await page.waitForURL(/\/product\//);
  await look(page, 'de', 'product', quiet);
});
