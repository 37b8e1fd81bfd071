import list from '../../wp-plugin/generated/widgets.json' with { type: 'json' };
import { desktop, expect, test } from '../fixtures.ts';
import { openEditor } from './editorPage.ts';

test.use({ viewport: desktop });
test.setTimeout(180_000);

test('every block is live in the editor, takes a changed control, and is there for a visitor', async ({
  page,
  browser,
  problems,
}) => {
  // What a control is changed to here, no menu and no slider is called.
  problems.allow(/404 \(Not Found\).*(menu-locations|slides_by_id)/);
  const editor = await openEditor(page);
  expect((await editor.blockNames()).sort()).toEqual(list.map(({ name }) => name).sort());

  const changed: { tag: string; attribute: string }[] = [];
  for (const { name, tag, controls } of list) {
    const block = await editor.insert(name);
    const element = block.locator(tag);
    // The blocks above it may still grow, and what is out of sight waits.
    await expect(async () => {
      await element.evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await expect(element, name).toHaveAttribute('data-mounted', '', { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(block.locator('.spesa-preview__cover')).toHaveCount(1);

    const control = controls.find(({ control }) => control === 'text');
    if (!control) continue;
    await page.getByLabel(control.label, { exact: true }).first().fill('Prova d’editor');
    await expect(element, name).toHaveAttribute(control.attribute, 'Prova d’editor');
    changed.push({ tag, attribute: control.attribute });
  }
  expect(changed.length).toBeGreaterThan(0);

  const visitor = await browser.newPage({ baseURL: page.url() });
  await visitor.goto(await editor.publish());
  for (const { tag } of list) await expect(visitor.locator(tag).last(), tag).toBeAttached();
  for (const { tag, attribute } of changed)
    await expect(visitor.locator(`main ${tag}[${attribute}="Prova d’editor"]`), tag).toBeAttached();
  await visitor.close();
});

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

  await page.getByRole('button', { name: 'Interagisci' }).click();
  await expect(block.locator('.spesa-preview__cover')).toHaveCount(0);
  const before = page.url();
  await cards.first().getByRole('link').first().click();
  await expect(cards.first()).toBeVisible();
  expect(page.url()).toBe(before);
});

test('a block for customers alone says in the canvas what it is and for whom, where it has nothing to show', async ({
  page,
}) => {
  const editor = await openEditor(page);
  for (const { name, tag, title, description } of list.filter(
    ({ tag: one }) => one === 'spesa-delivery-service' || one === 'spesa-favourite-store',
  )) {
    const block = await editor.insert(name);
    await expect(block.locator(tag)).toHaveAttribute('data-mounted', '');
    expect(await block.evaluate((element) => getComputedStyle(element, '::before').content), name).toBe(
      `"${title}. ${description}"`,
    );
  }
});

test('a category is picked by its name from the tree of the shop', async ({ page }) => {
  const editor = await openEditor(page);
  const block = await editor.insert('spesa/product-slider');
  const picker = page.getByRole('combobox', { name: 'Categoria' });
  await picker.click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  const name = await options.nth(1).innerText();
  await options.nth(1).click();
  await expect(picker).toHaveValue(name);
  await expect(block.locator('spesa-product-slider')).toHaveAttribute('category-id', /^\d+$/);
});
