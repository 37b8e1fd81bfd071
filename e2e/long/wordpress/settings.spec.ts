import { desktop, expect, test } from '../../fixtures.ts';
import { enterAsAdmin } from '../../wordpress/adminPage.ts';

test.use({ viewport: desktop });

test('the setup tests the API from the server and from the browser, and says what keeps a browser from it', async ({
  page,
  problems,
  shop,
}) => {
  problems.allow(/CORS|ERR_FAILED/);
  await enterAsAdmin(page);
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
