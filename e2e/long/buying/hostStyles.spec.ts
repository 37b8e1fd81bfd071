import type { Page } from '@playwright/test';
import { addressOfPage } from '../../addresses.ts';
import { dearest } from '../../buying.ts';
import { fillCart } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { idle } from '../../quiet.ts';
import { measure, type Geometry } from '../../geometry.ts';

/** Sheets of themes as they are met, each the last of the page. */
const themes = {
  'all: unset': `* { all: unset } head, head *, script, style, template, noscript { display: none } body { display: block }`,
  'a root of 62.5 %': `html { font-size: 62.5% } body { font-size: 1.2rem }`,
  'hidden buttons': `button { display: none } input, select { appearance: none; border: 0 } svg { fill: none; stroke: none }`,
  'right to left': `html { direction: rtl } body { text-align: right } * { letter-spacing: 0.01em }`,
  layers: `header, main, footer, .wp-site-blocks > * { position: relative; z-index: 2147483646 } article, section { transform: translateZ(0) } main * { z-index: 1 }`,
};
type Theme = keyof typeof themes;

test.use({ viewport: phone });

/** Scrolls to the end and back, so that what waits for being seen is there. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
}

async function under(page: Page, theme: Theme): Promise<Geometry> {
  await page.evaluate((css) => {
    document.dir = css.includes('rtl') ? 'rtl' : '';
    const sheet = document.querySelector('#theme') ?? document.head.appendChild(document.createElement('style'));
    sheet.id = 'theme';
    sheet.textContent = css;
  }, themes[theme]);
  await page.evaluate(idle);
  const seen = await measure(page);
  await page.evaluate(() => {
    document.dir = '';
    document.querySelector('#theme')?.remove();
  });
  return seen;
}

test('WP-15 under the sheets of five hostile themes no control of home, category, product, cart, checkout, payment and of what there is to read and to send is hidden, lies over another or leaves the page, and no text is under 14 px', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  await fillCart(customer);
  const toRead = ['/da-leggere/', '/trofie-al-pesto/', '/reclamo/'];
  const pages = [
    '/',
    dearest,
    await addressOfPage('product', customer),
    '/cart/',
    '/checkout/',
    '/payment/',
    ...toRead,
  ];
  for (const address of pages) {
    await page.goto(address);
    await expect(page.locator('spesa-cart-button').first()).toHaveAttribute('data-mounted', '');
    await page.mouse.click(2, 400);
    await walkThrough(page);
    await quiet();
    await page.addStyleTag({
      content: '.spesa * { content-visibility: visible !important; transition: none !important }',
    });
    const plain = await measure(page);
    expect(Object.keys(plain.controls).length, address).toBeGreaterThan(8);
    for (const theme of Object.keys(themes) as Theme[]) {
      const { controls, overlaps, small, outside, pictures } = await under(page, theme);
      const where = `${address} under ${theme}`;
      expect
        .soft(
          Object.keys(plain.controls).filter((name) => !(name in controls)),
          `${where}: hidden`,
        )
        .toEqual([]);
      expect
        .soft(
          overlaps.filter((pair) => !plain.overlaps.includes(pair)),
          `${where}: overlapping`,
        )
        .toEqual([]);
      expect.soft(small, `${where}: small`).toEqual([]);
      expect
        .soft(
          outside.filter((name) => !plain.outside.includes(name)),
          `${where}: outside`,
        )
        .toEqual([]);
      expect.soft(pictures, `${where}: pictures`).toBeGreaterThanOrEqual(plain.pictures);
    }
  }
});
