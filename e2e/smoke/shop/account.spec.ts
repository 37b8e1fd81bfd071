import { expect, phone, test } from '../../fixtures.ts';
import { openMail } from '../../mails.ts';

test.use({ viewport: phone });

test('a visitor who wants a product registers, and after the mail is in, where they were, with the product on its way [POST /registration/register_user] [GET /registration/registration_confirm]', async ({
  page,
}) => {
  const email = 'zoe.phone@example.it';
  const password = 'una frase lunga';
  await page.goto('/category/frutta-e-verdura/');
  const add = page.locator('main [data-press^="add:"]').first();
  const wanted = (await add.getAttribute('aria-label'))!;
  await add.click();
  const wall = page.locator('dialog[open]');
  await expect(wall).toContainText('Poi mettiamo nel carrello');
  await page.setViewportSize({ ...phone, height: 664 });
  for (const name of ['Entra', 'Registrati'])
    await expect(wall.getByText(name, { exact: true }), 'on the first screen').toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await wall.getByRole('link', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: 'Crea il tuo account' })).toBeVisible();
  await page.getByLabel('Nome', { exact: false }).first().fill('Zoë');
  await page.getByLabel('Cognome').fill('D’Angelo');
  await page.getByLabel('Giorno').fill('29');
  await page.getByLabel('Mese').selectOption('febbraio');
  await page.getByLabel('Anno').fill('1988');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page.getByLabel('Telefono')).toBeFocused();
  await page.getByLabel('Telefono').fill('010 123456');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await page.getByLabel('CAP').fill('16121');
  await expect(page.getByLabel('Città')).toHaveValue('Genova');
  await expect(page.getByLabel('Provincia')).toHaveValue('GE');
  await page.getByLabel('Via o piazza').fill('Via Roma');
  await page.getByLabel('Numero civico').fill('1');
  await expect(page.getByLabel('Numero civico'), 'its frame alone has the ring').toHaveCSS('outline-style', 'none');
  await expect(page.locator('.field__frame:has(:focus)')).toHaveCSS('outline-style', 'solid');
  await page.goBack();
  await expect(page.getByLabel('Telefono')).toHaveValue('010 123456');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await expect(page.getByLabel('Numero civico')).toHaveValue('1');
  await page.getByRole('button', { name: 'Avanti' }).click();
  await page.getByLabel('E-mail', { exact: false }).first().fill(email);
  await page.getByLabel('Conferma l’e-mail').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=passwordAgain]').fill(password);
  await page.locator('[name=disclaimer-1]').check();
  await page.locator('[name=disclaimer-2]').check();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByRole('heading', { name: 'Controlla la posta' })).toBeFocused();

  await openMail(page, email);
  await expect(page).toHaveURL(/\/category\/frutta-e-verdura\/$/);
  await expect(page.locator('spesa-user-menu').first()).toContainText('Zoë');
  const delivery = page.locator('dialog[open]');
  await delivery.getByRole('button', { name: 'Consegna qui: Casa' }).click();
  await delivery.locator('.slot-card--free').first().click();
  await expect(page.getByRole('link', { name: 'Carrello, 1 prodotto' }).first()).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: wanted }).first()).toBeHidden();
});
