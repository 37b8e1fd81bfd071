import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../../fixtures.ts';

/** What there is to read, and a text that the server prints into it. */
const blocks = {
  'spesa-form': 'Rispondiamo entro due giorni',
  'spesa-article-grid': 'Prima spesa',
  'spesa-article-slider': 'Prima spesa',
  'spesa-article-sidebar': 'Prima spesa',
  'spesa-menu': 'Da leggere',
  'spesa-slides': 'È tempo di zucca',
  'spesa-page': 'Consegna e ritiro',
  'spesa-recipe': 'trofie',
  'spesa-share-buttons': 'Condividi',
  'spesa-footer': 'Recedere dal contratto qui',
};
const lists = {
  '/magazine/': 'Zucca & compagnia',
  '/magazine/stagioni/': 'Stagioni',
  '/category/ricette/': 'Tiramisù',
};
const places = [
  ...Object.entries(blocks).map(([tag, text]) => ({ address: `/${tag.replace('spesa-', 'blocco-')}/`, tag, text })),
  ...Object.entries(lists).map(([address, text]) => ({ address, tag: 'main', text })),
];
const tags = Object.keys(blocks)
  .map((tag) => `[${tag}]`)
  .join(' ');

/** What stands there at this width: it is seen, says what it has to, and nothing of the page lies beside it. */
async function look(page: Page, tag: string, text: string): Promise<void> {
  const element = page.locator(tag === 'main' ? tag : `main ${tag}`).first();
  await expect(element).toContainText(text);
  expect((await element.boundingBox())?.height ?? 0).toBeGreaterThan(40);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(`what there is to read stands in the page, 390 and 1440 px wide ${tags}`, async ({ page }) => {
    for (const { address, tag, text } of places) {
      await page.goto(address);
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        await look(page, tag, text);
      }
    }
  });
});

test('without our scripts what there is to read has no accessibility fault', async ({
  page,
  accessibility,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route(/\/plugins\/spesa\/dist\//, (route) => route.abort());
  for (const { address, tag, text } of places) {
    await page.goto(address);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await look(page, tag, text);
      expect.soft(await accessibility.breaches(), `${address}, ${viewport.width} px`).toEqual([]);
    }
  }
});
