import { expect, phone, desktop, test } from './fixtures.ts';
const contents = ['form','article-grid','article-slider','article-sidebar','menu','slides','page','recipe','share-buttons','footer'];
test.use({ javaScriptEnabled: false, viewport: phone });
test('x', async ({ page, accessibility }) => {
  for (const name of contents) for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const t = Date.now();
    await page.goto(`/blocco-${name}/`);
    const box = await page.locator(`main spesa-${name}`).boundingBox();
    const o = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    let b: string[] = ['?'];
    try { b = await accessibility.breaches(); } catch (e) { b = [String(e)]; }
    console.log(name, viewport.width, box?.height, o, b, Date.now() - t, (await page.locator(`main spesa-${name}`).innerText()).slice(0, 60).replace(/\n/g, '|'));
  }
});
