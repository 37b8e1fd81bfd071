import type { Browser } from '@playwright/test';
import { sitePassword } from '../../../demo/wordpress/site.ts';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** Turns the setting on or off as an administrator, in a browser of their own. */
async function letVisitors(browser: Browser, shop: string, allowed: boolean): Promise<void> {
  const page = await browser.newPage({ baseURL: shop });
  await page.goto('/wp-login.php');
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', sitePassword);
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
  await page.goto('/wp-admin/options-general.php?page=spesa#spesa-anonymous_cart');
  await page.getByLabel('Carrello e liste senza accesso').setChecked(allowed);
  await page.locator('#submit').click();
  await expect(page.getByLabel('Carrello e liste senza accesso')).toBeChecked({ checked: allowed });
  await page.close();
}

test.afterEach(({ browser, shop }) => letVisitors(browser, shop, false));

test('a visitor makes a list, finds it on its page, logs in and finds it there too (ruling 13) [spesa-lists] [spesa-list] [POST /wishlist/insert] [POST /wishlist/add_prod]', async ({
  page,
  browser,
  shop,
  accessibility,
}) => {
  await letVisitors(browser, shop, true);
  const name = `Festa ${test.info().retry}`;
  await page.goto('/category/dispensa/');
  const card = page.locator('spesa-category-page .product-card').first();
  await card.getByRole('button', { name: /lista/i }).tap();
  await page.getByRole('button', { name: 'Cambia lista' }).tap();
  const dialog = page.locator('dialog[open]').last();
  await dialog.getByLabel('Nome della lista').fill(name);
  await dialog.getByRole('button', { name: 'Crea e aggiungi' }).tap();
  await page.getByRole('button', { name: 'Vedi la lista' }).tap();
  await expect(page).toHaveURL(/\/lists\/\d+/);
  await expect(page.locator('spesa-list .list-line')).toHaveCount(1);
  expect(await accessibility.breaches()).toEqual([]);

  await page.goto('/lists/');
  const lists = page.locator('spesa-lists');
  await expect(lists.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  await expect(lists.getByText('Senza accesso queste liste restano solo in questo browser')).toBeVisible();
  expect(await accessibility.breaches()).toEqual([]);

  await lists.getByRole('button', { name: 'Accedi' }).tap();
  await dialog.getByLabel('E-mail').fill('carla@example.it');
  await dialog.getByLabel('Password', { exact: false }).first().fill('spesa-demo');
  await dialog.getByRole('button', { name: 'Entra', exact: true }).tap();
  await expect(lists.getByText('Senza accesso queste liste')).toHaveCount(0);
  const mine = lists.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(mine).toBeVisible();
  await mine.tap();
  await expect(page.locator('spesa-list .list-line')).toHaveCount(1);
});
