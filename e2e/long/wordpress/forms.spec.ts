import { Buffer } from 'node:buffer';
import type { Browser, Page } from '@playwright/test';
import { sitePassword } from '../../../demo/wordpress/site.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

/** A page of somebody who is logged into WordPress. */
async function pageOf(browser: Browser, shop: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop, viewport: desktop });
  await context.request.post('/wp-login.php', { form: { log: name, pwd: sitePassword } });
  return context.newPage();
}

const list = '/wp-admin/edit.php?post_type=spesa_entry';
const receipt = Buffer.from('%PDF-1.4 lo scontrino');

test('a complaint with its receipt goes from the visitor to the editor and the mail, and WordPress erases both [spesa-form]', async ({
  page,
  browser,
  shop,
  accessibility,
}) => {
  const email = `reclamo.${test.info().retry}@example.it`;
  // No scanner runs here: an administrator may say that files are welcome without one.
  const admin = await pageOf(browser, shop, 'admin');
  await admin.goto('/wp-admin/options-general.php?page=spesa#spesa-forms_unscanned');
  await admin.getByLabel('Accetta file dai moduli anche senza antivirus').check();
  await admin.locator('#submit').click();
  await expect(admin.getByLabel('Accetta file dai moduli anche senza antivirus')).toBeChecked();

  await page.goto('/reclamo/');
  const form = page.locator('spesa-form');
  await form.getByRole('button', { name: 'Invia' }).click();
  await expect(form.getByText(/La form non è stata compilata correttamente/)).toBeVisible();
  expect(await accessibility.breaches()).toEqual([]);
  await form.getByLabel('Nome e cognome').fill('Zoë <b>D’Angelo</b>');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Che cosa è successo?').fill('Le uova erano rotte.');
  await form.locator('input[type=file]').setInputFiles([
    { name: 'scontrino.pdf', mimeType: 'application/pdf', buffer: receipt },
    { name: 'foto.pdf.exe', mimeType: 'application/pdf', buffer: receipt },
  ]);
  await expect(form.locator('.upload-file').first()).toContainText('scontrino.pdf: caricato');
  await expect(form.locator('.upload-file').last()).toContainText('Questo tipo di file non è ammesso');
  expect(await accessibility.breaches()).toEqual([]);
  await form.getByRole('button', { name: /foto\.pdf\.exe/ }).click();
  await form.getByLabel('Ho letto l’informativa sulla privacy').check();
  await form.getByRole('button', { name: 'Invia' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'Grazie, ce ne occupiamo subito' })).toBeFocused();
  expect(await accessibility.breaches()).toEqual([]);

  await expect(async () => {
    await page.goto('/outbox');
    await page
      .getByRole('link', { name: /Reclamo$/ })
      .first()
      .click({ timeout: 1000 });
    await expect(page.locator('pre')).toContainText(email, { timeout: 1000 });
  }).toPass();
  await expect(page.locator('pre')).toContainText('Le uova erano rotte.');
  await expect(page.locator('pre')).toContainText('/wp-admin/post.php?post=');

  const editor = await pageOf(browser, shop, 'editor');
  await editor.goto(list);
  const row = editor.locator('#the-list tr', { hasText: email });
  await expect(row.locator('.spesa_mail')).toHaveText('Inviata');
  await row.getByRole('link', { name: 'Reclamo' }).first().click();
  const box = editor.locator('#spesa-entry');
  await expect(box).toContainText('Zoë');
  const file = box.getByRole('link', { name: 'scontrino.pdf' });
  const address = (await file.getAttribute('href'))!;
  const given = await editor.request.get(address);
  expect([given.headers()['content-disposition'], await given.text()]).toEqual([
    "attachment; filename*=UTF-8''scontrino.pdf",
    receipt.toString(),
  ]);
  expect((await page.request.get(address)).status()).not.toBe(200);

  await admin.goto('/wp-admin/erase-personal-data.php');
  await admin.locator('#username_or_email_for_privacy_request').fill(email);
  await admin.locator('[name=send_confirmation_email]').uncheck();
  await admin.locator('#submit').click();
  const request = admin.locator('#the-list tr', { hasText: email });
  await expect(request).toBeVisible();
  await admin.waitForLoadState();
  await request.locator('.remove-personal-data-handle:visible').click();
  await expect(request.locator('+ .request-results .notice-success')).toBeVisible();
  await editor.goto(list);
  await expect(editor.locator('#the-list')).not.toContainText(email);
  expect((await editor.request.get(address)).status()).toBe(404);
  await Promise.all([admin.context().close(), editor.context().close()]);
});
