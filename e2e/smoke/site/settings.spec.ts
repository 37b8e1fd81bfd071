import { desktop, expect, test } from '../../fixtures.ts';
import { enterAsAdmin } from '../../wordpress/adminPage.ts';

test.use({ viewport: desktop });

test('an administrator tests the connection, saves a setting and finds it again', async ({ page }) => {
  await enterAsAdmin(page);
  await page.goto('/wp-admin/options-general.php?page=spesa');
  await page.getByRole('button', { name: 'Prova il collegamento' }).click();
  await expect(page.locator('.notice-success')).toContainText('L’API risponde');

  await page.getByRole('tab', { name: 'Chi vende' }).click();
  const phone = page.getByLabel('Telefono del negozio');
  const before = await phone.inputValue();
  await phone.fill('010 1234567');
  await page.locator('#submit').click();
  await expect(page.locator('.notice-success')).toBeVisible();
  await expect(page.getByLabel('Telefono del negozio')).toHaveValue('010 1234567');
  await page.getByLabel('Telefono del negozio').fill(before);
  await page.locator('#submit').click();
  await expect(page.getByLabel('Telefono del negozio')).toHaveValue(before);
});
