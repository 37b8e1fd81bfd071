import { expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.setTimeout(300_000);

/** Where a person who built the home page from the help texts alone had hesitated. */
test('a block put in by hand is as wide as its row needs, offers what it can show by names, and says before publishing what is still to be chosen', async ({
  page,
}) => {
  const editor = await openEditor(page);
  await page.locator('.editor-document-tools__inserter-toggle').click();
  const search = page.locator('.block-editor-inserter__search input');
  const offered = page.locator('.block-editor-block-types-list__item');
  for (const [words, title] of [
    ['volantino', 'Slider di volantini'],
    ['prodotto', 'Prodotti scelti'],
    ['reparti', 'Blocchi di una categoria'],
    ['negozio', 'Il negozio preferito'],
  ] as const) {
    await search.fill(words);
    await expect(offered.filter({ hasText: title }).first(), words).toBeVisible();
  }
  await search.fill('striscia');
  await offered.filter({ hasText: 'Elenco di banner' }).first().click();
  await expect.poll(async () => (await editor.attributes())['align']).toBe('wide');
  const panel = page.getByRole('region', { name: 'Editor settings' });
  await expect(panel.getByRole('combobox', { name: 'Categoria dei banner' })).toHaveValue('Pagina iniziale');
  await panel.getByRole('combobox', { name: 'Gruppo di banner' }).click();
  await expect(panel.getByRole('listbox').getByRole('option')).toHaveText(['In primo piano', 'Idee per oggi']);
  await page.keyboard.press('Escape');

  const slider = await editor.insert('spesa/product-slider');
  await expect(slider.locator('.product-card').first()).toBeVisible();
  await expect(panel.getByLabel('Numero di prodotti')).toHaveValue('');
  const fields = await panel
    .locator('.spesa-fields > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
  for (const [at, [top]] of fields.slice(1).entries())
    expect(top! - fields[at]![1]!, `between field ${at} and the next`).toBeGreaterThanOrEqual(12);

  const waiting = await editor.insert('spesa/product', { productId: 0 });
  await expect(waiting.getByRole('combobox')).toHaveCount(1);
  await page.locator('.editor-post-publish-panel__toggle').click();
  const review = page.locator('.editor-post-publish-panel');
  await expect(review.getByText('«Prodotti scelti» non mostra niente')).toBeVisible();
  await editor.change({ productIds: '20001' });
  await expect(review.getByText('niente da correggere')).toBeVisible();
});
