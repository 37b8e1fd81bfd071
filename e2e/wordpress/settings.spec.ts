import type { Page } from '@playwright/test';
import { sitePassword } from '../../demo/wordpress/site.ts';
import { desktop, expect, test } from '../fixtures.ts';

test.use({ viewport: desktop });

async function enter(page: Page): Promise<void> {
  await page.goto('/wp-login.php');
  await page.fill('#user_login', 'admin');
  await page.fill('#user_pass', sitePassword);
  await Promise.all([page.waitForURL(/wp-admin/), page.click('#wp-submit')]);
}

test('an administrator tests the connection, saves a setting and finds it again', async ({ page }) => {
  await enter(page);
  await page.goto('/wp-admin/options-general.php?page=spesa');
  await page.getByRole('button', { name: 'Prova il collegamento' }).click();
  await expect(page.locator('.notice-success')).toContainText('L’API risponde');

  const phone = page.getByLabel('Telefono del negozio');
  const before = await phone.inputValue();
  await phone.fill('010 1234567');
  await page.locator('#submit').click();
  await expect(page.getByLabel('Telefono del negozio')).toHaveValue('010 1234567');
  await page.getByLabel('Telefono del negozio').fill(before);
  await page.locator('#submit').click();
  await expect(page.getByLabel('Telefono del negozio')).toHaveValue(before);
});

test('the setup tests the API from the server and from the browser, and says what keeps a browser from it', async ({
  page,
  problems,
  shop,
}) => {
  problems.allow(/CORS|ERR_FAILED/);
  await enter(page);
  await page.goto('/wp-admin/options-general.php?page=spesa&part=setup&step=connection');
  const address = page.getByLabel('Indirizzo dell’API per i browser');
  const before = await address.inputValue();
  const browser = page.locator('#spesa-browser');
  await page.getByRole('button', { name: 'Salva e prova' }).click();
  await expect(browser).toContainText('Anche il tuo browser raggiunge l’API e vede le foto.');
  await expect(page.locator('[data-call="cart.view"]')).toHaveText('C’è');
  await expect(page.locator('[data-verdict="fault"], [data-verdict="missing"]')).toHaveCount(0);

  // The same server by another name is another origin, which the API has not been told of.
  const other = new URL(shop);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await address.fill(`${other.origin}/ebsn/api`);
  await page.getByRole('button', { name: 'Salva e prova' }).click();
  await expect(browser).toContainText(`(CORS): Access-Control-Allow-Origin: ${new URL(shop).origin}`);

  await address.fill('pagamenti');
  await page.getByRole('button', { name: 'Salva e prova' }).click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/Scrivi un percorso di questo sito/);
  await expect(address).toHaveValue(`${other.origin}/ebsn/api`);

  await address.fill(before);
  await page.getByRole('button', { name: 'Salva e prova' }).click();
  await expect(browser).toContainText('Anche il tuo browser raggiunge');
  await page.getByRole('link', { name: 'Continua' }).click();
  await expect(page.getByLabel('Negozio predefinito').locator('option:checked')).toHaveText(/Corvetto/);
});
