import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { shownElements } from '../demo/gallery/examples.ts';
import { freePort, waitForAnswer } from '../demo/run/ports.ts';
import { startProcess } from '../demo/run/processes.ts';

const root = join(import.meta.dirname, '..');
const elements = await shownElements();
let origin = '';
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const port = await freePort();
  const gallery = startProcess('gallery', process.execPath, [join(root, 'demo/gallery/main.ts')], { quiet: true, env: { PORT: String(port) } });
  stop = () => gallery.stop();
  origin = `http://localhost:${port}`;
  await waitForAnswer(origin);
});
test.afterAll(() => stop());

/** What the page complains of, but for answers that the shop was told to refuse. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text());
  });
  return heard;
}

for (const { widget, examples } of elements) {
  for (const engine of ['preact', 'react']) {
    for (const [index, { title }] of examples.entries()) {
      test(`[${widget.tag}] on ${engine}: “${title}” mounts, says nothing to the console and has no accessibility fault`, async ({ page }) => {
        const heard = complaints(page);
        await page.goto(`${origin}/example/${widget.tag}/${index}?engine=${engine}`);
        const element = page.locator(widget.tag);
        await expect(element).toHaveAttribute('data-mounted', '');
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).include(widget.tag).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        expect(heard).toEqual([]);
        await expect(element.locator('[style]')).toHaveCount(0);
      });
    }

    test(`[${widget.tag}] on ${engine}: lives on when the shop is broken`, async ({ page }) => {
      const heard = complaints(page);
      await page.goto(`${origin}/example/${widget.tag}/0?engine=${engine}&state=broken`);
      await expect(page.locator(widget.tag)).toHaveAttribute('data-mounted', '');
      await page.waitForLoadState('networkidle');
      expect(heard).toEqual([]);
    });
  }
}

test('the gallery lists every element with its attributes', async ({ page }) => {
  const heard = complaints(page);
  await page.goto(origin);
  for (const { widget, attributes } of elements) {
    const section = page.locator(`#${widget.tag}`);
    await expect(section.getByRole('heading')).toContainText(widget.title);
    for (const { name } of attributes) await expect(section.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(heard).toEqual([]);
});
