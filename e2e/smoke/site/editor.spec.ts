import { desktop, expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.use({ viewport: desktop });

test('[spesa-product-slider] shows real products in the canvas, out of reach until Interagisci', async ({ page }) => {
  const editor = await openEditor(page);
  const block = await editor.insert('spesa/product-slider');
  const cards = block.locator('.product-card');
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();

  await page.getByLabel('Numero di prodotti', { exact: true }).fill('2');
  await expect(cards).toHaveCount(Math.min(2, count));
  await page.getByLabel('Senza frecce', { exact: true }).check();
  await expect(block.locator('spesa-product-slider')).toHaveAttribute('no-arrows', '');

  const interact = page.getByRole('button', { name: 'Interagisci' });
  await interact.hover();
  await expect(page.getByRole('tooltip')).toContainText('i link restano fermi');
  await interact.click();
  await expect(block.locator('.spesa-preview__cover')).toHaveCount(0);
  const before = page.url();
  await cards.first().getByRole('link').first().click();
  await expect(cards.first()).toBeVisible();
  expect(page.url()).toBe(before);
});

test('every pattern is valid in the editor as it stands, and the pages of a product and of a category show a sample that the toolbar changes', async ({
  page,
}) => {
  const editor = await openEditor(page);
  expect(await editor.invalidPatterns()).toEqual([]);
  for (const [name, shown] of [
    ['spesa/product-page', 'h1'],
    ['spesa/category-page', '.product-card'],
  ] as const) {
    const block = await editor.insert(name, { slug: '' });
    await expect(block.locator(shown).first(), name).toBeVisible();
    const before = await block.locator('h1').first().innerText();
    await page.getByRole('button', { name: 'Cambia l’esempio' }).click();
    await page.locator('.components-dropdown-menu__menu').getByRole('menuitem').nth(2).click();
    await expect(block.locator('h1').first(), name).not.toHaveText(before);
    expect((await editor.attributes())['slug'], name).toBe('');
  }
});
