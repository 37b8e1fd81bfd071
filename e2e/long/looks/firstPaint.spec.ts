import type { Page } from '@playwright/test';
import { addressOfPage } from '../../addresses.ts';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

/** Files of the plugin for which the browser held the first paint, or the parser waited. */
const blockingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const held = (performance.getEntriesByType('resource') as (PerformanceResourceTiming & Held)[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name);
    const scripts = [
      ...document.querySelectorAll<HTMLScriptElement>('script[src]:not([async], [defer], [type=module])'),
    ];
    return [...held, ...scripts.map(({ src }) => src)].filter((address) => address.includes('/plugins/spesa/'));
  });

interface Held {
  renderBlockingStatus: 'blocking' | 'non-blocking';
}

/** The pictures that are printed into a page: all tags `<img>`, those that do not wait for the screen, those of high priority. */
function pictures(html: string): { all: number; eager: string[]; high: string[] } {
  const tags = html.match(/<img\b[^>]*>/g) ?? [];
  return {
    all: tags.length,
    eager: tags.filter((tag) => !/\bloading=["']?lazy/.test(tag)),
    high: tags.filter((tag) => /\bfetchpriority=["']?high/.test(tag)),
  };
}

for (const name of ['home', 'category', 'product', 'search', 'cart', 'checkout'] as const) {
  const isPersonal = name === 'cart' || name === 'checkout';

  test(`the first paint of ${name} waits for no file of ours, and at most four pictures are eager, ${isPersonal ? 'at most' : 'exactly'} one of high priority`, async ({
    page,
    customer,
    quiet,
  }) => {
    if (isPersonal) await customer.signIn('anna');
    const answer = await page.goto(await addressOfPage(name, customer));
    await quiet();
    expect(await blockingFiles(page)).toEqual([]);
    const html = (await answer?.text()) ?? '';
    expect(html.match(/<link [^>]*rel=["']stylesheet["'][^>]*\/plugins\/spesa\/[^>]*>/g) ?? []).toEqual([]);
    const { all, eager, high } = pictures(html);
    expect(eager.length, eager.join('\n')).toBeLessThanOrEqual(4);
    expect(high.length, high.join('\n')).toBeLessThanOrEqual(1);
    if (isPersonal) return;
    expect(all).toBeGreaterThan(0);
    expect(high, `of ${all} pictures`).toHaveLength(1);
    expect(eager).toContain(high[0]);
  });
}

test('24 printed cards of a category stay the nodes that were printed while a visitor only reads [spesa-category-page] @react', async ({
  page,
  quiet,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      for (const card of document.querySelectorAll('spesa-category-page .product-card'))
        Object.assign(card, { printed: true });
    }),
  );
  await page.goto('/category/dispensa/');
  const cards = page.locator('spesa-category-page .product-card');
  await expect(page.locator('spesa-category-page')).toHaveAttribute('data-mounted', '');
  await expect(cards).toHaveCount(24);
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
  await quiet();
  expect(await cards.evaluateAll((all) => all.filter((card) => 'printed' in card).length)).toBe(24);
});
