import type { Page } from '@playwright/test';
import { addressOfPage } from '../../addresses.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { optimisers } from '../../optimisers.ts';

test.use({ viewport: phone });

/** A first touch, then the element of the page and the cart's button are alive, and a press on the button opens the cart. */
async function works(page: Page, tag: string): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await expect(page.locator(tag).first()).toHaveAttribute('data-mounted', '');
  const button = page.locator('spesa-cart-button').first();
  await expect(button).toHaveAttribute('data-mounted', '');
}

/** How a press is answered: each page with its own. */
const pages = [
  ['home', 'spesa-product-slider'],
  ['category', 'spesa-category-page'],
  ['product', 'spesa-product-page'],
  ['cart', 'spesa-cart-page'],
  ['login', 'spesa-login'],
] as const;

for (const [name, optimise] of Object.entries(optimisers)) {
  test(`WP-11 home, category, product, cart and login work where an optimiser of the site does this to them: ${name}`, async ({
    page,
    customer,
    request,
    problems,
  }) => {
    problems.allow(/integrity|Failed to load resource/);
    await page.route(
      ({ pathname }) => !/^\/(ebsn|wp-|photo)|\./.test(pathname),
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const read = async (address: string) => (await request.get(address)).text();
        await route.fulfill({ response, body: await optimise(await response.text(), read) });
      },
    );
    for (const [place, tag] of pages) {
      await page.goto(await addressOfPage(place, customer));
      await works(page, tag);
    }
    await page.goto(await addressOfPage('category', customer));
    await page.mouse.move(7, 302);
    await page.locator('spesa-category-page [data-press]').first().click();
    await expect(page.locator('dialog[open]').getByRole('heading', { name: 'Accedi' })).toBeVisible();
  });
}
