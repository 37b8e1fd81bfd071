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

test('settings are tabs of one form: a wrong field opens its tab, and what is not saved is guarded', async ({
  page,
  accessibility,
}) => {
  await enterAsAdmin(page);
  await page.goto('/wp-admin/options-general.php?page=spesa#spesa-group-search');
  const days = page.getByLabel('Giorni per cui una ricerca resta tra quelle salvate');
  const status = page.locator('.spesa-save').getByRole('status');
  await expect(days).toBeVisible();
  await days.press('End');
  await days.press('e');
  await expect(status).toHaveText('Modifiche non salvate');

  await page.getByRole('tab', { name: 'Aspetto' }).click();
  const colour = page.getByLabel('Colore del negozio');
  const before = await colour.inputValue();
  await colour.fill('rosso');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(days).toBeFocused();
  const asked = page.waitForEvent('dialog');
  await Promise.all([
    asked.then((dialog) => dialog.dismiss()),
    page.getByRole('link', { name: 'Per iniziare' }).click({ noWaitAfter: true }),
  ]);
  expect((await asked).type()).toBe('beforeunload');
  await days.press('Backspace');

  await page.getByRole('tab', { name: 'Ricerca' }).press('End');
  await expect(page.getByRole('tab', { name: 'Quando il plugin è eliminato' })).toBeFocused();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Aspetto 1 errore', selected: true })).toBeVisible();
  await expect(colour).toBeFocused();
  await expect(colour).toHaveValue(before);
  await expect(status).toHaveText('');
  // The button of WordPress' own menu.
  expect((await accessibility.breaches()).filter((breach) => !breach.includes('#collapse-button'))).toEqual([]);
});
