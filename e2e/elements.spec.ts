import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { defaultConfig, type PageName } from '../core/config.ts';
import { shownElements, type Shown } from '../demo/gallery/examples.ts';
import { repository } from '../demo/wordpress/site.ts';
import { readChecklists } from '../tests/run/coverage/checklist.ts';
import { whole } from '../widgets/index.ts';
import type { Customer } from './customer.ts';
import { desktop, expect, phone, test } from './fixtures.ts';
import { kB, listed, total, watchTraffic } from './traffic.ts';

const elements = await shownElements();
const pictures = path.join(repository, 'test-results/elements');

/** Something of the reference shop for each `{slug}` and `{id}` of the page table. */
const sample: Partial<Record<PageName, (customer: Customer) => Promise<string | number>>> = {
  category: async () => 'frutta-e-verdura',
  product: async (customer) => (await customer.call<{ products: { slug: string }[] }>('GET', '/products', { q: 'latte', page_size: 1 })).products[0]!.slug,
  order: async (customer) => (await customer.call<{ orders: { orderId: number }[] }>('GET', '/order/list', { page: 1, page_size: 1 })).orders[0]?.orderId ?? 1,
  leaflet: async (customer) => (await customer.call<{ leaflets: { leafletId: number }[] }>('GET', '/leaflet/search')).leaflets[0]!.leafletId,
  list: async (customer) => (await customer.call<{ personalList: { listId: number }[] }>('GET', '/wishlist/list', { page: 1, pageSize: 1 })).personalList[0]!.listId,
};

/** Where the element is to be seen: the page that the plugin makes for it, or the page of its block's first example. */
async function addressOf({ widget }: Shown, customer: Customer): Promise<string> {
  if (widget.kind === 'block' || !widget.page) return `/${widget.tag.replace('spesa-', 'blocco-')}/`;
  const pattern = defaultConfig.pages[widget.page];
  const value = await sample[widget.page]?.(customer);
  return `${pattern.replace(/\{\w+\}/, String(value))}${widget.page === 'search' ? '?q=latte' : ''}`;
}

/** Ready: mounted and no longer busy; or, where it is not for this visitor, nothing of it takes room. */
async function settled(page: Page, element: Locator): Promise<'shown' | 'hidden'> {
  await element.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  const height = (await element.boundingBox())?.height ?? 0;
  const mounted = (await element.getAttribute('data-mounted')) !== null;
  if (!mounted && height === 0) return 'hidden';
  if (!whole.has(await element.evaluate(({ localName }) => localName))) await expect(element).toHaveAttribute('data-mounted', '');
  await expect(element.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  return ((await element.boundingBox())?.height ?? 0) === 0 ? 'hidden' : 'shown';
}

const ofTheShopFront = new Set(readChecklists().filter(({ due }) => due).map(({ name }) => name));

/** Before the first touch. */
const scriptBudget = (tag: string): number => (ofTheShopFront.has(tag) ? 45 : 60) * kB;

const overflow = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const shown of elements) {
      const { tag, kind, personal } = shown.widget;
      const isPage = kind === 'page';

      for (const who of isPage || personal ? (['visitor', 'anna'] as const) : (['visitor'] as const)) {
        test(`[${tag}] to ${who} on WordPress: stands or is hidden, nothing overflows, no accessibility fault, within the budget`, async ({ page, customer, accessibility, problems }) => {
          await customer.signIn('anna');
          const address = await addressOf(shown, customer);
          if (who === 'visitor') await page.evaluate(() => localStorage.clear());
          problems.allow(/Failed to load resource.*(404|419)/);
          const { seen, settled: arrived } = watchTraffic(page);
          const answer = await page.goto(address);
          expect(answer?.status(), address).toBe(200);
          await arrived();
          expect.soft(total(seen.scripts), `${seen.calls.join(', ')}\n${listed(seen.scripts)}`).toBeLessThanOrEqual(scriptBudget(tag));
          expect.soft(total(seen.sheets), listed(seen.sheets)).toBeLessThanOrEqual(10 * kB);

          const element = page.locator(tag).first();
          await expect(element).toBeAttached();
          const state = await settled(page, element);
          if (!personal) expect(state).toBe('shown');
          await page.screenshot({ path: path.join(pictures, `${tag}-${who}-${viewport.width}.png`), fullPage: isPage });
          expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
          expect.soft(await accessibility.breaches()).toEqual([]);
        });
      }
    }
  });
}
