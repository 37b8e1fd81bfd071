import { desktop, expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';

test.use({ viewport: desktop });
test.setTimeout(300_000);

test('[spesa-recipe] an editor writes ingredients in fields and chooses their products by name; one that is gone is told, and a reader buys them', async ({
  page,
  browser,
}) => {
  const editor = await openEditor(page);
  const block = await editor.insert('spesa/recipe', { ingredients: '', steps: 'Mescola.' });
  const card = block.locator('.components-placeholder');
  await expect(card).toContainText('Ingredienti');
  await expect(card).not.toContainText(/numero del prodotto/i);
  await card.getByRole('button', { name: 'Aggiungi un ingrediente' }).click();
  const first = card.getByRole('group', { name: 'Ingrediente 1' });
  await first.getByLabel('Quanto', { exact: true }).fill('400 g');
  await first.getByRole('button', { name: 'Scegli il prodotto' }).click();
  await first.getByRole('combobox', { name: 'Prodotto' }).fill('spaghetti');
  await first.getByRole('option').first().click();
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await expect(first.locator('.spesa-picker__item')).toContainText(/[Ss]paghetti.*€/s);
  await expect(first.getByLabel('Nome')).toHaveValue(/spaghetti/);

  const panel = page.getByRole('region', { name: 'Editor settings' });
  await panel.getByRole('button', { name: 'Aggiungi un ingrediente' }).click();
  const second = panel.getByRole('group', { name: 'Ingrediente 2' });
  await second.getByLabel('Nome').fill('pepe nero');
  await second.getByRole('button', { name: 'Sposta su: pepe nero' }).click();
  await expect(panel.getByRole('group', { name: 'Ingrediente 1' }).getByLabel('Nome')).toHaveValue('pepe nero');
  expect(await editor.attributes()).toMatchObject({
    ingredients: expect.stringMatching(/^pepe nero\n400 g \| [^|]*spaghetti[^|]* \| \d+$/),
  });

  const { ingredients } = (await editor.attributes()) as { ingredients: string };
  await editor.canvas.locator('.editor-post-title__input').click();
  await expect(block.locator('.recipe__ingredients li')).toHaveCount(2);
  await editor.select('spesa/recipe');
  await editor.change({ ingredients: `${ingredients}\n1 | bottone | 1` });
  await expect(block.locator('.components-notice')).toContainText('di quelli scelti mancano 1');
  const gone = panel.getByRole('group', { name: 'Ingrediente 3' });
  await expect(gone).toContainText('non c’è più');
  await gone.getByRole('button', { name: 'Togli: bottone' }).click();
  await expect(block.locator('.components-notice')).toHaveCount(0);

  const reader = await browser.newPage({ baseURL: page.url() });
  await reader.goto(await editor.publish());
  await expect(reader.locator('spesa-recipe .recipe__ingredients li')).toHaveText([/pepe nero/, /400 g.*spaghetti/]);
  await reader.getByRole('button', { name: /^Metti nel carrello/ }).click();
  await reader.close();
});
