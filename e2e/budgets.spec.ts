import type { TestInfo } from '@playwright/test';
import { addressOfPage } from './addresses.ts';
import { fillCart, orderHome } from './deliveries.ts';
import { desktop, expect, phone, test } from './fixtures.ts';
import { watchShifts } from './shifts.ts';
import { kB, listed, printedAge, size, total, watchTraffic } from './traffic.ts';

const javascript = { preact: 52 * kB, react: 99 * kB };
const budgetOf = ({ project }: TestInfo) => javascript[project.name === 'react' ? 'react' : 'preact'];
const sheets = /<style id=["']spesa[^>]*>([\s\S]*?)<\/style>/g;
const ours = [
  /<(spesa-[a-z-]+)[\s\S]*?<\/\1>/g,
  /<script type="application\/json" data-spesa-(?:config|seeds)[^>]*>[\s\S]*?<\/script>/g,
  /<script [^>]*data-spesa-boot[^>]*>[\s\S]*?<\/script>/g,
];

test('before the first touch the home page loads our JavaScript in at most 8 requests, within its budget, and no swiper; once it is quiet at most 60 kB more @react', async ({
  page,
}, info) => {
  await printedAge(page, 0);
  const { seen, readyForTouch } = watchTraffic(page);
  await page.goto('/');
  await expect(page.locator('spesa-product-slider').first()).toHaveAttribute('data-mounted', '');
  const { own, forTouch } = await readyForTouch();
  expect(seen.scripts.map(({ url }) => url).filter((url) => url.includes('swip'))).toEqual([]);
  expect(own.length).toBeGreaterThan(1);
  expect(own.length, listed(own)).toBeLessThanOrEqual(8);
  expect(total(own), listed(own)).toBeLessThanOrEqual(budgetOf(info));
  expect(total(forTouch), listed(forTouch)).toBeLessThanOrEqual(60 * kB);
});

test('our share of the home page’s HTML is at most 16 kB beside its sheets', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const pattern of ours) expect(html.match(pattern) ?? [], String(pattern)).not.toHaveLength(0);
  expect(html).toContain('data-spesa-seeds');
  const withoutSheets = html.replaceAll(sheets, '');
  const rest = ours.reduce((text, pattern) => text.replaceAll(pattern, ''), withoutSheets);
  expect(size(withoutSheets) - size(rest)).toBeLessThanOrEqual(16 * kB);
});

/** The pages of the shop front. */
const shopFront = ['home', 'category', 'search', 'product', 'lists', 'list', 'cart', 'leaflets', 'leaflet'] as const;
/** Those of delivery, checkout and orders. */
const behindCart = [
  'deliveryService',
  'addresses',
  'addressForm',
  'workplace',
  'store',
  'checkout',
  'payment',
  'orders',
  'order',
  'recurringOrders',
  'subscriptions',
  'missions',
] as const;

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('no page of the shop loads a customer more than 66 kB of JavaScript before the first touch, 60 kB more once it is quiet, and 9 kB of inline CSS; those behind the cart shift by 0.02 at most', async ({
      page,
      context,
      customer,
      problems,
    }) => {
      await customer.signIn('anna');
      problems.allow(/photo/);
      await orderHome(customer);
      await fillCart(customer);
      for (const name of [...shopFront, ...behindCart]) {
        const opened = await context.newPage();
        const shifts = await watchShifts(opened);
        const { seen, readyForTouch } = watchTraffic(opened);
        const answer = await opened.goto(await addressOfPage(name, customer));
        await expect(opened.locator('spesa-user-menu').first(), name).toHaveAttribute('data-mounted', '');
        const { own, forTouch } = await readyForTouch();
        expect(own.length, name).toBeGreaterThan(1);
        expect.soft(total(own), `${name}\n${listed(own)}`).toBeLessThanOrEqual(66 * kB);
        expect.soft(total(forTouch), `${name}\n${listed(forTouch)}`).toBeLessThanOrEqual(60 * kB);
        const inline = [...((await answer?.text()) ?? '').matchAll(sheets)].map(([, css = '']) => css);
        expect(inline.length, name).toBeGreaterThan(0);
        expect.soft(size(inline.join('\n')), name).toBeLessThanOrEqual(9 * kB);
        expect.soft(total(seen.sheets), `${name}\n${listed(seen.sheets)}`).toBeLessThanOrEqual(10 * kB);
        if (behindCart.some((each) => each === name))
          expect.soft(await shifts.sum(), `${name}\n${await shifts.listed()}`).toBeLessThanOrEqual(0.02);
        await opened.close();
      }
      await page.close();
    });
  });
}
