import { expect, test } from '../../fixtures.ts';

test('NET-17 a chunk that is gone after an update: the page is loaded anew once, then says so, and what the server printed stays', async ({
  page,
  problems,
  quiet,
}) => {
  problems.allow(/Failed to load resource.*404/);
  let pages = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages += 1;
  });
  await page.route('**/category-page.js*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/category/frutta-e-verdura/');
  await expect(page.locator('spesa-category-page [role="alert"]')).toContainText('Ricarica la pagina');
  await expect(page.locator('spesa-category-page .product-card').first()).toBeVisible();
  await quiet();
  expect(pages).toBe(2);
});
