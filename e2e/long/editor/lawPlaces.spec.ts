import { desktop, expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.use({ viewport: desktop, actionTimeout: 20_000 });

/** The global of the editor's page, as far as this spec asks it. */
interface Admin {
  wp: {
    apiFetch(request: { path: string; method: string; data: object }): Promise<{ id: number }>;
    data: { dispatch(store: string): Record<string, (given: object) => unknown> };
  };
}

test('what the law asks of a page is asked of its title, its excerpt and its synced patterns too', async ({ page }) => {
  const editor = await openEditor(page);
  const ref = await page.evaluate(async () => {
    const { wp } = window as unknown as Admin;
    wp.data.dispatch('core/editor').editPost!({ title: 'Frutta -30 %', excerpt: 'Una linea green' });
    const content = '<!-- wp:paragraph --><p>Vedi <a href="/o">clicca qui</a></p><!-- /wp:paragraph -->';
    const data = { title: 'Piede di prova', status: 'publish', content };
    return (await wp.apiFetch({ path: '/wp/v2/blocks', method: 'POST', data })).id;
  });
  const inPage = await editor.insert('core/block', { ref });
  await expect(inPage).toContainText('clicca qui');
  await page.locator('.editor-post-publish-panel__toggle').click();
  const panel = page.locator('.editor-post-publish-panel');
  await expect(panel.getByRole('button', { name: 'Regole del negozio: 3 da guardare' })).toBeVisible();
  const found = panel.locator('.spesa-review__finding');
  await expect(found).toContainText([
    'Nel titolo: «-30 %»',
    'Nel riassunto: «green»',
    'Nel pattern sincronizzato «Piede di prova»: «clicca qui»',
  ]);
  await expect(found.last().getByRole('link')).toHaveAttribute('href', `post.php?post=${ref}&action=edit`);
  await found.first().getByRole('button', { name: 'Togli «-30 %»' }).click();
  const title = editor.canvas.locator('.editor-post-title__input');
  await expect(title).toHaveText('Frutta');
  await page.locator('.components-snackbar').getByRole('button', { name: 'Annulla' }).click();
  await expect(title).toHaveText('Frutta -30 %');
  await found.first().getByRole('button', { name: 'Mostra il titolo' }).click();
  await expect(title).toBeFocused();
});
