import type { Locator, Page } from '@playwright/test';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { before } from '../../firstTouch.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { freeSlot, openDay } from '../../slots.ts';
import { watchTraffic } from '../../traffic.ts';

test.use({ viewport: phone });

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();

/** Lazy: what an empty drawer shows below its buttons, in a place kept for it. */
const belowEmpty = /\/(?:Departments|DepartmentTiles)\.js$/;

/** Polling: an idle page refetches its texts on a timer (forCustomers.ts). */
const byClock = /\/(?:freshTexts|chooseLanguage)\.js$/;

/** Gives what a quiet page asks for from now on that is code. */
async function codeFromNow(page: Page, address: string): Promise<() => Promise<string[]>> {
  const { seen, settled, readyForTouch } = await watchTraffic(page);
  await page.goto(address);
  await readyForTouch();
  const before = new Set(seen.code);
  seen.code.length = 0;
  return async () => {
    await settled();
    return seen.code
      .filter((url) => !byClock.test(url) && !belowEmpty.test(url))
      .map((url) => `${url}${before.has(url) ? ' again' : ''}`);
  };
}

test('on a quiet page the menu, the filters and the login open without a request for code [spesa-category-menu] [spesa-category-page] [spesa-dialogs]', async ({
  page,
}) => {
  const code = await codeFromNow(page, '/category/dispensa/');
  await page.locator('spesa-category-menu').getByRole('button', { name: 'Reparti' }).click();
  await expect(dialog(page).locator('summary').first()).toBeVisible();
  expect(await code(), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  const listing = page.locator('spesa-category-page');
  await listing.getByRole('button', { name: 'Filtri', exact: true }).click();
  await expect(listing.getByRole('checkbox').first()).toBeVisible();
  expect(await code(), 'filters').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await listing.locator('.product-card [data-press]').first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(await code(), 'login').toEqual([]);
});

test('on a quiet page the drawer, the address, the slots and the options open without a request for code [spesa-cart-drawer] [spesa-dialogs]', async ({
  page,
  customer,
}) => {
  await customer.signIn('carla');
  const { products } = await customer.call<{ products: { name: string; selectOptions?: unknown[] }[] }>(
    'GET',
    '/products',
    { q: 'prosciutto', page_size: 24 },
  );
  const chosen = products.findIndex(({ selectOptions = [] }) => selectOptions.length > 0);
  expect(chosen).toBeGreaterThanOrEqual(0);
  const code = await codeFromNow(page, '/search/?q=prosciutto');
  await page.locator('spesa-cart-button').locator('button, a').first().click();
  await expect(dialog(page)).toBeVisible();
  expect(
    (await code()).filter((url) => !belowEmpty.test(url)),
    'drawer',
  ).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await page.locator('spesa-search-page .product-card').nth(chosen).locator('[data-press]').first().click();
  await expect(dialog(page).getByRole('heading', { name: 'Consegna o ritiro' })).toBeVisible();
  expect(await code(), 'address').toEqual([]);
  await dialog(page)
    .getByRole('button', { name: /^Consegna qui: / })
    .first()
    .click();
  await expect(dialog(page).getByRole('tab').first()).toBeVisible();
  expect(await code(), 'slots').toEqual([]);
  await dialog(page).locator(openDay).last().click();
  await dialog(page).locator(freeSlot).first().click();
  await expect(dialog(page).locator('.options-form__name')).toBeVisible();
  expect(await code(), 'options').toEqual([]);
});

test('the first press of a customer with an address on “Reparti” is not lost before the code has come [spesa-category-menu]', async ({
  page,
  customer,
}) => {
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  await page.goto('/');
  await expect(page.locator('spesa-user-menu').first()).toHaveAttribute('data-mounted', '');
  await before(page, () => page.locator('spesa-category-menu').getByRole('button', { name: 'Reparti' }).click());
  await expect(dialog(page).locator('summary').first()).toBeVisible();
});
