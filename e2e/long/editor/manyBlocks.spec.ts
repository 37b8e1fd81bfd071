import { expect, test } from '../../fixtures.ts';
import { openEditor } from '../../wordpress/editorPage.ts';
import { thirtyBlocks } from '../../wordpress/thirtyBlocks.ts';
import { watchQuiet } from '../../quiet.ts';

test.setTimeout(300_000);

const words = 'Offerte';

test('in a page of thirty blocks of the shop a key press renders no other block and asks the shop nothing', async ({
  page,
}) => {
  const editor = await openEditor(page);
  let asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ebsn/api/')) asked.push(request.url());
  });
  const quiet = await watchQuiet(page);
  const renders = await editor.countRenders();
  await thirtyBlocks(editor);
  await expect(editor.canvas.locator('[data-type^="spesa/"]')).toHaveCount(30);
  await expect(editor.canvas.locator('.product-card').first()).toBeVisible();
  await quiet();
  expect(await renders()).toBeGreaterThanOrEqual(30);

  await editor.canvas.locator('p[data-type="core/paragraph"]').first().click();
  await page.keyboard.press('End');
  await quiet();
  await renders();
  asked = [];
  await page.keyboard.type(words, { delay: 40 });
  expect({ renders: await renders(), asked }, 'a word in a paragraph').toEqual({ renders: 0, asked: [] });

  await editor.select('spesa/product-slider');
  const panel = page.getByRole('region', { name: 'Editor settings' });
  const title = panel.getByLabel('Titolo', { exact: true });
  await title.click();
  await quiet();
  await renders();
  asked = [];
  await page.keyboard.type(words, { delay: 40 });
  await expect(title).toHaveValue(`Prima${words}`);
  const typed = await renders();
  expect(typed, 'a word in a control: its own block, once for each key').toBeLessThanOrEqual(words.length + 1);
  expect(typed).toBeGreaterThan(0);
  expect(asked).toEqual([]);

  await panel.getByLabel('Senza frecce', { exact: true }).check();
  await expect(editor.canvas.locator('spesa-product-slider').first()).toHaveAttribute('no-arrows', '');
  expect(await renders(), 'a switch').toBe(1);
  expect(asked).toEqual([]);

  await panel.getByLabel('Numero di prodotti', { exact: true }).fill('3');
  await expect(editor.canvas.locator('spesa-product-slider').first()).toHaveAttribute('limit', '3');
  await expect(editor.canvas.locator('spesa-product-slider').first().locator('.product-card')).toHaveCount(3);
  expect(await renders(), 'a number').toBe(1);
  expect(asked.length, 'the list of its own block').toBeLessThanOrEqual(1);
});

test('[spesa-product] a hundred products in one block stay in the order of the editor; the list says that a page shows 24, and shows these', async ({
  page,
  browser,
}) => {
  const editor = await openEditor(page);
  const many = await editor.productIds(100);
  expect(new Set(many).size).toBe(100);
  const block = await editor.insert('spesa/product', { productIds: many.join() });
  const panel = page.getByRole('region', { name: 'Editor settings' });
  const items = panel.locator('.spesa-picker__item');
  await expect(items).toHaveCount(100);
  await expect(items.nth(99).locator('img')).toHaveCount(1);
  await expect(block.locator('.product-card__name')).toHaveCount(24);
  await expect(panel.getByText('Una pagina ne mostra 24: gli ultimi 76 non si vedono.')).toBeVisible();
  await expect(items.nth(23)).not.toContainText('Non si vede');
  await expect(items.nth(24)).toContainText('Non si vede');
  await expect(panel.getByRole('combobox', { name: 'Prodotti: aggiungi' })).toHaveCount(0);

  await items.nth(2).dragTo(items.first());
  await expect
    .poll(async () =>
      String((await editor.attributes())['productIds'])
        .split(',')
        .slice(0, 3),
    )
    .toEqual([many[2], many[0], many[1]]);
  const address = await editor.publish();
  const saved = String((await editor.attributes())['productIds']).split(',');
  expect(saved).toHaveLength(100);

  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const plain = await visitor.newPage();
  await plain.goto(address);
  const printed = plain.locator('main spesa-product');
  await expect(printed).toHaveAttribute('product-ids', saved.join());
  await expect(printed.locator('.product-card')).toHaveCount(24);
  const links = await printed.locator('.product-card__name a, a.product-card__name').evaluateAll((all) => all.length);
  expect(links).toBe(24);
  const [first, second] = await printed
    .locator('.product-grid__item')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(second, 'cards stand beside each other').toBe(first);
  await visitor.close();
});
