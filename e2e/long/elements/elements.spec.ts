import type { Locator, Page } from '@playwright/test';
import { shownElements, type Shown } from '../../../demo/gallery/examples.ts';
import { loading } from '../../../widgets/loading.ts';
import { addressOfPage } from '../../addresses.ts';
import type { Customer } from '../../customer.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';
import { watchTraffic } from '../../traffic.ts';

const elements = await shownElements();

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
  // Lazy loading: such a part stays busy until it is scrolled into view.
  await element.evaluate((host) => host.querySelector('[aria-busy="true"]')?.scrollIntoView());
  await expect(element.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  return ((await element.boundingBox())?.height ?? 0) === 0 ? 'hidden' : 'shown';
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ viewport: phone });

for (const shown of elements) {
  const { tag, kind, personal } = shown.widget;
  const isPage = kind === 'page';
  for (const who of isPage || personal ? (['visitor', 'anna'] as const) : (['visitor'] as const)) {
    test(`SUP-06 [${tag}] to ${who} on WordPress, 390 and 1440 px wide: stands or is hidden, nothing overflows, no accessibility fault, and nobody but the shop is asked`, async ({
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
      const { seen, settled: arrived, readyForTouch } = await watchTraffic(page);
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await arrived();
      await page.setViewportSize(desktop);
      await readyForTouch();
      expect.soft(seen.others).toEqual([]);

      const element = page.locator(tag).first();
      await expect(element).toBeAttached();
      for (const viewport of [desktop, phone]) {
        const { width } = viewport;
        await page.setViewportSize(viewport);
        const state = await settled(page, element, quiet);
        if (!personal) expect(state, `${width} px`).toBe('shown');
        expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await accessibility.breaches(), `${width} px`).toEqual([]);
      }
    });
  }
}
