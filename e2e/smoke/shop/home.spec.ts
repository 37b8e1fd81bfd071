import { brotliCompressSync } from 'node:zlib';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

test('the home page answers in Italian, holds our elements and says nothing in the console @react', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-IT');
  await expect(page.locator('spesa-product-slider').first()).toBeVisible();
});

test('A11Y-01 the home page has no breach in our elements and none that the bare theme has not', async ({
  page,
  accessibility,
}) => {
  await page.goto('/');
  await expect(page.locator('spesa-product-slider').first()).toBeVisible();
  expect(await accessibility.breaches()).toEqual([]);
});

test('the site is the same under its alias, and its addresses follow the host that was asked', async ({
  request,
  shop,
}) => {
  const answer = await request.get(`${shop}/p/wp-json/`, { headers: { Host: 'negozio.test:81' } });
  expect(((await answer.json()) as { home: string }).home).toBe('http://negozio.test:81');
});

const kB = 1_024;
/** What the plugin prints into a page, without its style sheets. */
const printed = [
  /<(spesa-[a-z-]+)[\s\S]*?<\/\1>/g,
  /<script type="application\/json" data-spesa-(?:config|seeds)[^>]*>[\s\S]*?<\/script>/g,
  /<script [^>]*data-spesa-boot[^>]*>[\s\S]*?<\/script>/g,
];

test('our share of the home page’s HTML is at most 16 kB beside its style sheets', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const pattern of printed) expect(html.match(pattern) ?? [], String(pattern)).not.toHaveLength(0);
  const page = html.replaceAll(/<style id=["']spesa[^>]*>[\s\S]*?<\/style>/g, '');
  const rest = printed.reduce((text, pattern) => text.replaceAll(pattern, ''), page);
  const size = (text: string): number => brotliCompressSync(text).length;
  expect(size(page) - size(rest)).toBeLessThanOrEqual(16 * kB);
});
