import { brotliCompressSync } from 'node:zlib';
import type { Page, TestInfo } from '@playwright/test';
import { desktop, expect, phone, test } from './fixtures.ts';

const kB = 1_024;
const javascript = { preact: 30 * kB, react: 80 * kB };
const budgetOf = ({ project }: TestInfo) => javascript[project.name === 'react' ? 'react' : 'preact'];
const size = (body: Buffer | string) => brotliCompressSync(body).length;

interface Seen {
  scripts: { url: string; bytes: number }[];
  sheets: { url: string; bytes: number }[];
  calls: string[];
}

/** Everything of ours that a page asks for: files of the bundle with their size in brotli, and calls of the shop API. */
function watch(page: Page): { seen: Seen; settled: () => Promise<void> } {
  const seen: Seen = { scripts: [], sheets: [], calls: [] };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/ebsn/api/')) seen.calls.push(pathname.replace('/ebsn/api', ''));
    const list = !/\/plugins\/spesa\/dist\//.test(pathname) ? undefined : pathname.endsWith('.js') ? seen.scripts : pathname.endsWith('.css') ? seen.sheets : undefined;
    if (list) reading.push(response.body().then((body) => void list.push({ url: pathname, bytes: size(body) })));
  });
  return {
    seen,
    settled: async () => {
      await page.waitForLoadState('networkidle');
      await Promise.all(reading);
    },
  };
}

const total = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const elements = /<(spesa-[a-z-]+)[\s\S]*?<\/\1>/g;
const ours = [elements, /<script type="application\/json" data-spesa-config>[\s\S]*?<\/script>/g, /<script data-spesa-boot>[\s\S]*?<\/script>/g];

test('before the first touch the home page loads our JavaScript in at most 8 requests, within its budget, and no swiper @react', async ({ page }, info) => {
  const { seen, settled } = watch(page);
  await page.goto('/');
  await expect(page.locator('spesa-product-slider').first()).toHaveAttribute('data-mounted', '');
  await settled();
  expect(seen.scripts.map(({ url }) => url).filter((url) => url.includes('swiper'))).toEqual([]);
  expect(seen.scripts.length).toBeGreaterThan(3);
  expect(seen.scripts.length, seen.scripts.map(({ url, bytes }) => `${url} ${bytes}`).join('\n')).toBeLessThanOrEqual(8);
  expect(total(seen.scripts)).toBeLessThanOrEqual(budgetOf(info));
  expect(total(seen.sheets)).toBeLessThanOrEqual(8 * kB);
});

test('with its seeds the home page asks for no products, for no cart without a session, and our share of its HTML is at most 15 kB', async ({ page }) => {
  const { seen, settled } = watch(page);
  const answer = await page.goto('/');
  await settled();
  expect(seen.calls.filter((call) => call === '/products' || call === '/cart/view')).toEqual([]);
  const html = (await answer?.text()) ?? '';
  expect(html.match(elements)?.length).toBeGreaterThan(3);
  expect(html).toContain('spesa-seed');
  const rest = ours.reduce((text, pattern) => text.replaceAll(pattern, ''), html);
  expect(size(html) - size(rest)).toBeLessThanOrEqual(15 * kB);
});

test('a slider without its seed asks for its products exactly once', async ({ page }) => {
  const { seen, settled } = watch(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const slider = html.match(/<spesa-product-slider[\s\S]*?<\/spesa-product-slider>/)?.[0] ?? '';
    await route.fulfill({ response, body: html.replace(slider, slider.replace(/<script type="application\/json" class="spesa-seed">[\s\S]*?<\/script>/, '')) });
  });
  await page.goto('/');
  await settled();
  expect(seen.calls.filter((call) => call === '/products')).toEqual(['/products']);
});

test('a customer’s page asks for the cart once', async ({ page, customer }) => {
  await customer.signIn('anna');
  const { seen, settled } = watch(page);
  await page.goto('/');
  await expect(page.locator('spesa-cart-button')).toHaveAttribute('data-mounted', '');
  await settled();
  expect(seen.calls.filter((call) => call === '/cart/view')).toEqual(['/cart/view']);
});

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('taking over the home page moves nothing by more than 0.02 @react', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await expect(page.locator('spesa-banner-slider')).toHaveAttribute('data-mounted', '');
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.02);
    });
  });
}
