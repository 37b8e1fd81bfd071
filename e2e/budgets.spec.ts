import type { TestInfo } from '@playwright/test';
import { addressOfPage } from './addresses.ts';
import { desktop, expect, phone, test } from './fixtures.ts';
import { kB, listed, printedAge, size, total, watchTraffic } from './traffic.ts';

const javascript = { preact: 30 * kB, react: 80 * kB };
const budgetOf = ({ project }: TestInfo) => javascript[project.name === 'react' ? 'react' : 'preact'];
const elements = /<(spesa-[a-z-]+)[\s\S]*?<\/\1>/g;
const ours = [elements, /<script type="application\/json" data-spesa-config>[\s\S]*?<\/script>/g, /<script data-spesa-boot>[\s\S]*?<\/script>/g];

test('before the first touch the home page loads our JavaScript in at most 8 requests, within its budget, and no swiper @react', async ({ page }, info) => {
  await printedAge(page, 0);
  const { seen, settled } = watchTraffic(page);
  await page.goto('/');
  await expect(page.locator('spesa-product-slider').first()).toHaveAttribute('data-mounted', '');
  await settled();
  expect(seen.scripts.map(({ url }) => url).filter((url) => url.includes('swiper'))).toEqual([]);
  expect(seen.scripts.length).toBeGreaterThan(3);
  expect(seen.scripts.length, listed(seen.scripts)).toBeLessThanOrEqual(8);
  expect(total(seen.scripts), listed(seen.scripts)).toBeLessThanOrEqual(budgetOf(info));
  expect(total(seen.sheets)).toBeLessThanOrEqual(10 * kB);
});

test('with its seeds the home page asks for no products, for no cart without a session, and our share of its HTML is at most 15 kB', async ({ page }) => {
  await printedAge(page, 0);
  const { seen, settled } = watchTraffic(page);
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
  const { seen, settled } = watchTraffic(page);
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
  const { seen, settled } = watchTraffic(page);
  await page.goto('/');
  await expect(page.locator('spesa-cart-button')).toHaveAttribute('data-mounted', '');
  await settled();
  expect(seen.calls.filter((call) => call === '/cart/view')).toEqual(['/cart/view']);
});

/** The pages of the shop front. */
const shopFront = ['home', 'category', 'search', 'product', 'lists', 'list', 'cart', 'leaflets', 'leaflet'] as const;

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('before the first touch no page of the shop front loads a customer more than 45 kB of JavaScript and 10 kB of CSS', async ({ page, context, customer, problems }) => {
      await customer.signIn('anna');
      problems.allow(/photo/);
      for (const name of shopFront) {
        const opened = await context.newPage();
        const { seen, settled } = watchTraffic(opened);
        await opened.goto(await addressOfPage(name, customer));
        await expect(opened.locator('spesa-user-menu').first(), name).toHaveAttribute('data-mounted', '');
        await settled();
        expect(seen.scripts.length, name).toBeGreaterThan(3);
        expect.soft(total(seen.scripts), `${name}\n${listed(seen.scripts)}`).toBeLessThanOrEqual(45 * kB);
        expect.soft(total(seen.sheets), `${name}\n${listed(seen.sheets)}`).toBeLessThanOrEqual(10 * kB);
        await opened.close();
      }
      await page.close();
    });

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
