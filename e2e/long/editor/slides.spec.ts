import { desktop, expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.use({ viewport: desktop, actionTimeout: 20_000 });

test('an editor makes a slide without a number: picture and services are chosen, by keyboard too, and what cannot be kept is told', async ({
  page,
}) => {
  await openEditor(page);
  await page.goto('/wp-admin/post-new.php?post_type=spesa_slide');
  await page.getByRole('textbox', { name: /titolo|title/i }).fill('Slide di prova');
  const picture = page.getByRole('group', { name: 'Immagine per il telefono' });
  const choose = picture.getByRole('button', { name: 'Scegli l’immagine' });
  const image = picture.getByRole('img');
  await expect(picture.getByRole('button', { name: 'Togli' })).toBeHidden();
  await choose.focus();
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog').filter({ has: page.locator('.media-frame') });
  await library.getByRole('tab', { name: /^(Media Library|Libreria media)$/ }).click();
  await library.locator('.attachments .attachment').first().focus();
  await page.keyboard.press('Enter');
  await library.locator('.media-button-select').press('Enter');
  await expect(image).toBeVisible();
  await expect(choose).toBeFocused();

  const home = page.getByRole('group', { name: /^Servizi di consegna/ }).getByLabel('Consegna a casa');
  await home.check();
  await page.getByLabel('Dal', { exact: true }).fill('2030-01-02T10:00');
  await page.getByLabel('Fino al').fill('2030-01-01T10:00');
  await page.locator('#publish').click();
  await expect(page.locator('.notice-error')).toHaveText(/«Fino al» deve venire dopo «Dal»/);
  await expect(home).toBeChecked();
  await expect(page.getByLabel('Fino al')).toHaveValue('');
  await expect(image).toHaveAttribute('alt', /./);

  await picture.getByRole('button', { name: 'Togli' }).press('Enter');
  await expect(image).toHaveCount(0);
  await expect(choose).toBeFocused();
  await page.locator('#publish').click();
  await expect(page.locator('.notice-success')).toBeVisible();
  await expect(page.locator('.notice-error')).toHaveCount(0);
  await expect(image).toHaveCount(0);
});
