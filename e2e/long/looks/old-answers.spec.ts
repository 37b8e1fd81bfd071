import type { Page } from '@playwright/test';
import { desktop, expect, phone, test } from '../../fixtures.ts';
import { watchShifts } from '../../shifts.ts';
import { printedAge } from '../../traffic.ts';

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
  return { asked, answer };
}

const places = [
  { path: '/', tag: 'spesa-product-slider', card: '.product-card__name', call: '/products' },
  { path: '/category/dispensa/', tag: 'spesa-category-page', card: '.product-card__name', call: '/products' },
  { path: '/search/?q=latte', tag: 'spesa-search-page', card: '.product-card__name', call: '/products' },
  {
    path: '/product/frutteto-alto-mele-fuji',
    tag: 'spesa-product-page',
    card: '.product-page__name',
    call: '/products',
  },
  { path: '/leaflets', tag: 'spesa-leaflets', card: '.leaflet-card', call: '/leaflet/search' },
  { path: '/leaflets/{first}', tag: 'spesa-leaflet', card: '.leaflet__title', call: '/leaflet/view' },
];

for (const viewport of [phone, desktop]) {
  test.describe(`a ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, tag, card, call } of places) {
      test(`${path} with printed answers of 20 minutes ago: they stay while fresh ones are asked, and nothing moves [${tag}] @react`, async ({
        page,
        customer,
        quiet,
      }) => {
        const { leaflets } = await customer.call<{ leaflets: { leafletId: number }[] }>('GET', '/leaflet/search');
        const { asked, answer } = await age(page);
        const shifts = await watchShifts(page);
        await page.goto(path.replace('{first}', String(leaflets[0]?.leafletId)));
        const element = page.locator(tag).first();
        await expect(element).toHaveAttribute('data-mounted', '');
        await expect.poll(() => asked).toContain(call);
        await expect(element.locator(card).first()).toBeVisible();
        await expect(element.locator('.product-card--skeleton, .listing--stale')).toHaveCount(0);
        answer();
        await quiet();
        await expect(element.locator(card).first()).toBeVisible();
        expect(await shifts.sum(), await shifts.listed()).toBeLessThanOrEqual(0.02);
      });
    }
  });
}
