import { expect, phone, test } from '../../fixtures.ts';
import { openMail } from '../../mails.ts';

test.use({ viewport: phone });

test('a newcomer registers, confirms by mail and logs in [POST /registration/register_user] [GET /registration/registration_confirm]', async ({
  page,
}) => {
  const email = 'zoe.phone@example.it';
  const password = 'una frase lunga';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: 'Crea il tuo account' })).toBeVisible();
  await page.getByLabel('Nome', { exact: false }).first().fill('Zoë');
  await page.getByLabel('Cognome').fill('D’Angelo');
  await page.getByLabel('Giorno').fill('29');
  await page.getByLabel('Mese').selectOption('febbraio');
  await page.getByLabel('Anno').fill('1988');
  await page.getByLabel('Telefono').fill('010 123456');
  await page.getByLabel('E-mail', { exact: false }).first().fill(email);
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await page.getByLabel('Conferma l’e-mail').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=passwordAgain]').fill(password);
  await page.getByLabel('Via o piazza').fill('Via Roma');
  await page.getByLabel('Numero civico').fill('1');
  await page.getByLabel('CAP').fill('16121');
  await page.getByLabel('Città').fill('Genova');
  await page.getByLabel('Provincia').fill('GE');
  await page.locator('[name=disclaimer-1]').check();
  await page.locator('[name=disclaimer-2]').check();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeFocused();

  await openMail(page, email);
  await expect(page.getByRole('heading', { name: 'Il tuo account è confermato' })).toBeVisible();
  expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/confirm/success');
  await page.getByRole('link', { name: 'Accedi', exact: true }).last().click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('spesa-user-menu').first()).toContainText('Zoë');
});
