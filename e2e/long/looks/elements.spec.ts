import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { shownElements, type Shown } from '../../../demo/gallery/examples.ts';
import { repository } from '../../../demo/wordpress/site.ts';
import { loading } from '../../../widgets/loading.ts';
import { addressOfPage } from '../../addresses.ts';
import type { Customer } from '../../customer.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';
import { isLong } from '../../looks.ts';
import { kB, listed, total, watchTraffic } from '../../traffic.ts';

const elements = await shownElements();
/** For human eyes: a picture of each element in each width. */
const takesPictures = isLong;
const pictures = path.join(repository, 'test-results/elements');

/** Where the element is to be seen: the page that the plugin makes for it, or the page of its block's first example. */
async function addressOf({ widget }: Shown, customer: Customer): Promise<string> {
  if (widget.kind === 'block' || !widget.page) return `/${widget.tag.replace('spesa-', 'blocco-')}/`;
  return addressOfPage(widget.page, customer);
}

/** Ready: mounted and no longer busy; or, where it is not for this visitor, nothing of it takes room. */
async function settled(page: Page, element: Locator, quiet: () => Promise<void>): Promise<'shown' | 'hidden'> {
  await element.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
  await page.mouse.move(5, 5);
  await quiet();
  const height = (await element.boundingBox())?.height ?? 0;
  const mounted = (await element.getAttribute('data-mounted')) !== null;
  if (!mounted && height === 0) return 'hidden';
  if (loading[await element.evaluate(({ localName }) => localName)]?.loads !== 'never')
    await expect(element).toHaveAttribute('data-mounted', '');
  await expect(element.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  return ((await element.boundingBox())?.height ?? 0) === 0 ? 'hidden' : 'shown';
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ viewport: phone });

for (const shown of elements) {
  const { tag, kind, personal } = shown.widget;
  const isPage = kind === 'page';

  // What a visitor has on a personal page, the way to log in, is looked at in the long run.
  const customers = isLong ? (['visitor', 'anna'] as const) : (['anna'] as const);
  for (const who of isPage || personal ? customers : (['visitor'] as const)) {
    test(`SUP-06 [${tag}] to ${who} on WordPress, 390 and 1440 px wide: stands or is hidden, nothing overflows, no accessibility fault, within the budget, and nobody but the shop is asked`, async ({
      page,
      customer,
      accessibility,
      problems,
      quiet,
    }) => {
      await customer.signIn('anna');
      const address = await addressOf(shown, customer);
      if (who === 'visitor') await page.evaluate(() => localStorage.clear());
      problems.allow(/Failed to load resource.*(404|419)/);
      const { seen, settled: arrived, readyForTouch } = watchTraffic(page);
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await arrived();
      await page.setViewportSize(desktop);
      const { own, forTouch } = await readyForTouch();
      const maps = own.filter(({ url }) => /\/CoveredMap\.js$/.test(url));
      const first = own.filter((file) => !maps.includes(file));
      expect.soft(total(maps), listed(maps)).toBeLessThanOrEqual(12 * kB);
      expect.soft(total(first), `${seen.calls.join(', ')}\n${listed(first)}`).toBeLessThanOrEqual(66 * kB);
      expect.soft(total(forTouch), listed(forTouch)).toBeLessThanOrEqual(60 * kB);
      expect.soft(seen.others).toEqual([]);
      expect.soft(total(seen.sheets), listed(seen.sheets)).toBeLessThanOrEqual(10 * kB);

      const element = page.locator(tag).first();
      await expect(element).toBeAttached();
      for (const viewport of [desktop, phone]) {
        const { width } = viewport;
        await page.setViewportSize(viewport);
        const state = await settled(page, element, quiet);
        if (!personal) expect(state, `${width} px`).toBe('shown');
        if (takesPictures)
          await page.screenshot({ path: path.join(pictures, `${tag}-${who}-${width}.png`), fullPage: isPage });
        expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        // On a wide screen the gallery asks too, of every example.
        if (isLong || viewport === phone) expect.soft(await accessibility.breaches(), `${width} px`).toEqual([]);
      }
    });
  }
}
