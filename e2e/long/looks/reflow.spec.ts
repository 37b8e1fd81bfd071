import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOfPage } from '../../addresses.ts';
import { unstick } from '../../bars.ts';
import type { Customer } from '../../customer.ts';
import { fillCart, orderHome } from '../../deliveries.ts';
import { expect, test } from '../../fixtures.ts';

/** A window of 1280 px at 400 %. */
test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

const read = ['home', 'category', 'search', 'product', 'lists', 'leaflets', 'deliveryService', 'addressForm'] as const;
const paid = ['cart', 'checkout', 'payment', 'orders', 'order'] as const;

/** What WCAG 1.4.12 lets people set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of ours whose end is cut off; those that are cut by intention, after so many lines, are left out. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.spesa *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element);
        if (element.closest('.hidden-text, svg, [hidden]') || !element.textContent.trim()) return false;
        if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis' || element.clientHeight < 2) return false;
        const hides = (how: string) => how === 'hidden' || how === 'clip';
        const low = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
        const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 2;
        return (low || wide) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      })
      .map((element) => `${element.className}: ${element.textContent.trim().slice(0, 60)}`),
  );

interface Box {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Controls of ours without words, where they stand on the page. */
const wordless = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.spesa :is(a[href], button, input, select, textarea)')]
      .filter((control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }),
      )
      .filter((control) => !control.textContent.trim() && !control.closest('.hidden-text, [inert]'))
      .map((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const name = `${control.localName}.${control.className} ${control.ariaLabel ?? control.getAttribute('name') ?? ''}`;
        return { name, left: left + scrollX, top: top + scrollY, width, height };
      })
      .filter(({ left, width, height }) => width > 1 && height > 1 && left >= 0 && left + width <= innerWidth),
  );

/** The contrast (WCAG 1.4.11) between the lightest and the darkest point of a part of a picture. */
async function contrastIn(picture: Buffer, { left, top, width, height }: Box): Promise<number> {
  const { width: wide, height: high } = await sharp(picture).metadata();
  const [x, y] = [Math.max(0, Math.floor(left) - 2), Math.max(0, Math.floor(top) - 2)];
  const part = {
    left: x,
    top: y,
    width: Math.min(Math.ceil(width) + 4, wide - x),
    height: Math.min(Math.ceil(height) + 4, high - y),
  };
  if (part.width < 1 || part.height < 1) return Infinity;
  const points = await sharp(picture).extract(part).toColourspace('b-w').linear(1, 0).raw().toBuffer();
  const light = (grey: number): number => {
    const share = grey / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return (light(Math.max(...points)) + 0.05) / (light(Math.min(...points)) + 0.05);
}

/** Controls of ours of which nothing is seen, neither an edge nor an icon. */
async function unseen(page: Page): Promise<string[]> {
  await unstick(page);
  const controls = await wordless(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const found = await Promise.all(controls.map(async (box) => ((await contrastIn(picture, box)) < 3 ? box.name : '')));
  return found.filter(Boolean);
}

/** Opens the pages one after another, with something in the cart and an order made. */
async function* opened(
  page: Page,
  customer: Customer,
  quiet: () => Promise<void>,
  names: readonly (typeof read | typeof paid)[number][],
) {
  await customer.signIn('anna');
  await orderHome(customer);
  await fillCart(customer);
  for (const name of names) {
    await page.goto(await addressOfPage(name, customer));
    await quiet();
    await page.mouse.wheel(0, 600);
    await quiet();
    yield name;
  }
}

test('A11Y-10 at 320 px, with the widest spacing of text, no page scrolls sideways and no text is cut off', async ({
  page,
  customer,
  quiet,
  problems,
}) => {
  problems.allow(/photo/);
  for await (const name of opened(page, customer, quiet, [...read, ...paid])) {
    await page.addStyleTag({ content: spacing });
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), name).toEqual([]);
  }
});

test('A11Y-10 in forced colours and in the dark every control is seen, and no page scrolls sideways', async ({
  page,
  customer,
  quiet,
  problems,
}) => {
  problems.allow(/photo/);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for await (const name of opened(page, customer, quiet, ['home', 'category', 'product', 'addressForm', ...paid])) {
    expect.soft(await sideways(page), name).toBeLessThanOrEqual(0);
    expect.soft(await unseen(page), name).toEqual([]);
  }
});

test('A11Y-10 LAW-04 at 320 px the unit price of goods in brine and what it is counted on break within the page, those of other stores too', async ({
  page,
  quiet,
}) => {
  await page.goto('/product/gastronomia-caruggi-olive-taggiasche-in-salamoia-250-g');
  await quiet();
  await expect(page.locator('.product-page .price__unit').first()).toContainText('/kg sul peso sgocciolato');
  await page.locator('.store-prices__title').click();
  await expect(page.locator('.store-prices__unit').first()).toContainText('/kg sul peso sgocciolato');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
