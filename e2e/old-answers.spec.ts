import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from './fixtures.ts';
import { printedAge } from './traffic.ts';

/** Makes what the server printed 20 minutes old, and holds the shop's answers until they are let go. */
async function age(page: Page): Promise<{ asked: string[]; answer: () => void }> {
  const asked: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await printedAge(page, 20);
  await page.route('**/ebsn/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/ebsn/api', ''));
    await held;
    await route.fallback();
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) moved.push(`${entry.value} ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName ?? '').join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { asked, answer };
}

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

const places = [
  { path: '/', tag: 'spesa-product-slider', card: '.product-card__name', call: '/products' },
  { path: '/category/dispensa/', tag: 'spesa-category-page', card: '.product-card__name', call: '/products' },
  { path: '/search/?q=latte', tag: 'spesa-search-page', card: '.product-card__name', call: '/products' },
  { path: '/product/frutteto-alto-mele-fuji', tag: 'spesa-product-page', card: '.product-page__name', call: '/products' },
  { path: '/leaflets', tag: 'spesa-leaflets', card: '.leaflet-card', call: '/leaflet/search' },
  { path: '/leaflets/{first}', tag: 'spesa-leaflet', card: '.leaflet__title', call: '/leaflet/view' },
];

for (const viewport of [phone, desktop]) {
  test.describe(`a ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, tag, card, call } of places) {
      test(`${path} with printed answers of 20 minutes ago: they stay while fresh ones are asked, and nothing moves [${tag}] @react`, async ({ page, customer }) => {
        const { leaflets } = await customer.call<{ leaflets: { leafletId: number }[] }>('GET', '/leaflet/search');
        const { asked, answer } = await age(page);
        await page.goto(path.replace('{first}', String(leaflets[0]?.leafletId)));
        const element = page.locator(tag).first();
        await expect(element).toHaveAttribute('data-mounted', '');
        await expect.poll(() => asked).toContain(call);
        await expect(element.locator(card).first()).toBeVisible();
        await expect(element.locator('.product-card--skeleton, .listing--stale')).toHaveCount(0);
        answer();
        await page.waitForLoadState('networkidle');
        await expect(element.locator(card).first()).toBeVisible();
        const shifts = await moved(page);
        expect(shifts.reduce((sum, line) => sum + Number.parseFloat(line), 0), shifts.join('\n')).toBeLessThanOrEqual(0.02);
      });
    }
  });
}
