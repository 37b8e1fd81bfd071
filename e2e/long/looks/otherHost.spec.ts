import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const cdn = 'https://cdn.example';
const address = '/category/frutta-e-verdura/?cdn=1';

/** The other host gives the shop's own files, one of them perhaps with another byte; resolves with what is asked of each host. */
async function serveElsewhere(page: Page, shop: string, spoilt?: RegExp): Promise<{ there: string[]; here: string[] }> {
  const asked = { there: [] as string[], here: [] as string[] };
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/\/plugins\/spesa\/.*\.js$/.test(pathname)) (origin === cdn ? asked.there : asked.here).push(pathname);
  });
  await page.route(`${cdn}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(cdn, shop) });
    const body = await response.text();
    await route.fulfill({
      contentType: response.headers()['content-type'] ?? '',
      headers: { 'access-control-allow-origin': '*' },
      body: spoilt?.test(route.request().url()) ? `${body} ` : body,
    });
  });
  return asked;
}

test('SUP-05 where another host serves the plugin’s files, all its scripts come from there, those of a touch too, and run since they are what the page says', async ({
  page,
  shop,
}) => {
  const { there, here } = await serveElsewhere(page, shop);
  await page.goto(address);
  await expect(page.locator('spesa-category-page')).toHaveAttribute('data-mounted', '');
  await page.locator('spesa-category-page [data-press]').first().click();
  await expect(page.locator('dialog[open]').getByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(here).toEqual([]);
  expect(there.length).toBeGreaterThan(5);
});

test('SUP-05 a script that another host has changed by one byte does not run, and the page says what to do', async ({
  page,
  shop,
  problems,
}) => {
  problems.allow(/integrity|Failed to load|dynamically imported/);
  await serveElsewhere(page, shop, /\/category-page\.js/);
  await page.goto(address);
  await expect(page.locator('spesa-category-page [role="alert"]')).toContainText('Ricarica la pagina');
  await expect(page.locator('spesa-category-page .product-card').first()).toBeVisible();
});
