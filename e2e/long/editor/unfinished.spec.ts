import { desktop, expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.use({ viewport: desktop, actionTimeout: 20_000 });

test('a new page starts from a pattern of the shop, and what is unfinished of it is published only after a confirmation', async ({
  page,
}) => {
  const editor = await openEditor(page, 'page');
  const offered = page.getByRole('dialog').getByRole('option');
  await expect(offered.first()).toContainText('Pagina iniziale del negozio');
  await offered.filter({ hasText: 'Campagna' }).click();
  await expect(editor.canvas.locator('h1')).toHaveCount(1);
  await expect(editor.canvas.locator('[data-rich-text-placeholder^="Due righe"]')).toHaveCount(1);

  await page.locator('.editor-post-publish-panel__toggle').click();
  const panel = page.locator('.editor-post-publish-panel');
  const publish = panel.locator('.editor-post-publish-button');
  const confirmation = panel.getByRole('checkbox', { name: 'Pubblica la pagina anche così' });
  await expect(panel.getByRole('button', { name: 'Da finire: 2' })).toBeVisible();
  await expect(panel.locator('.spesa-review__finding')).toContainText([
    '«Due righe: che cosa c’è di buono, per chi, fino a quando.»',
    '«Slider prodotti» non mostra niente',
  ]);
  await expect(publish).toBeDisabled();
  await confirmation.check();
  await expect(publish).toBeEnabled();
  await confirmation.uncheck();
  await panel.getByRole('button', { name: 'Mostra il blocco' }).first().click();
  await editor.change({ content: 'Mele nuove.' });
  await page.locator('.editor-post-publish-panel__toggle').click();
  await expect(panel.getByRole('button', { name: 'Da finire: 1' })).toBeVisible();
  await expect(confirmation).not.toBeChecked();
  await panel.getByRole('button', { name: 'Mostra il blocco' }).click();

  await page.locator('.editor-document-tools__inserter-toggle').click();
  await page.locator('.block-editor-inserter__search input').fill('negozi');
  await expect(page.locator('.block-editor-block-types-list__item').first()).toHaveText('Negozi e orari');
});
