import { home } from '../../../demo/shop/pages/home.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';

const address = '/vetrina/';
const titled = new Set(['ProductSlider', 'LeafletSlider', 'BannerList', 'ServiceDiscovery']);
/** What a visitor reads above the home page's rows, in the order of the rows. */
const titles = home.rows
  .flatMap(({ columns }) =>
    columns.map(({ blockCodInt }) => home.blocks.find((each) => each.templateBlock.codInt === blockCodInt)!),
  )
  .filter(({ templateBlockType }) => titled.has(templateBlockType.modeName))
  .map(({ metaData }) => metaData!.category_block!['TITLE']);

for (const viewport of [phone, desktop]) {
  test.describe(`the page of the API’s home rows at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows each of them in their order, filled, and no tutorial outside the app [spesa-category-blocks] [spesa-tutorial] [GET /category]', async ({
      page,
      quiet,
      accessibility,
    }) => {
      expect(titles.length).toBeGreaterThan(5);
      await page.goto(address);
      await quiet();
      const blocks = page.locator('spesa-category-blocks');
      for (const title of titles)
        await expect(async () => {
          await blocks.getByRole('heading', { name: title, exact: true }).scrollIntoViewIfNeeded({ timeout: 5_000 });
        }).toPass();
      await quiet();
      const read = await blocks.locator('h2:visible').allTextContents();
      expect(read.filter((title) => titles.includes(title.trim())).map((title) => title.trim())).toEqual(titles);
      await expect(blocks.locator('[aria-busy="true"]:visible')).toHaveCount(0);
      expect(await blocks.locator('.product-card').count()).toBeGreaterThan(20);
      expect(await blocks.locator('.banner').count()).toBeGreaterThan(5);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      expect(await accessibility.breaches()).toEqual([]);
    });
  });
}

test.describe('the same page in the app', () => {
  test.use({ viewport: phone, userAgent: 'Mozilla/5.0 (Linux; Android 14) SpesaApp/1.0' });

  test('opens the tutorial of the rows over them, until it has been seen [spesa-tutorial]', async ({ page, quiet }) => {
    await page.goto(address);
    const tutorial = page.locator('dialog[open] .tutorial');
    await expect(tutorial).toBeVisible();
    await expect(tutorial.getByRole('heading', { name: 'Tutto il negozio in tasca' })).toBeVisible();
    await tutorial.page().getByRole('button', { name: 'Salta' }).click();
    await expect(tutorial).toHaveCount(0);
    await page.reload();
    await expect(page.locator('spesa-category-blocks h2').first()).toBeVisible();
    await quiet();
    await expect(tutorial).toHaveCount(0);
  });
});
