import type { Page } from '@playwright/test';
import { addressOfPage } from './addresses.ts';
import { dearest } from './buying.ts';
import { emptyCartToDeliver } from './deliveries.ts';
import { desktop, expect, phone, test } from './fixtures.ts';

/** From now on the page notes every element that has the focus and of which nothing can be seen (2.4.11). */
const noteHidden = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const hidden: string[] = [];
    let seen = 0;
    Object.assign(window, { hidden, seenFocus: () => seen });
    const look = (target: Element) => {
      if (document.activeElement !== target || target.matches('iframe')) return;
      seen += 1;
      const box = target.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) return;
      const covering = [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) =>
          document.elementFromPoint(box.left + box.width * across, box.top + box.height * down),
        ),
      );
      const own = (at: Element | null) =>
        at === null || target.contains(at) || at.contains(target) || at.closest('label')?.contains(target);
      if (covering.some(own)) return;
      const [over] = covering;
      hidden.push(
        `${target.localName}.${target.className} "${target.textContent.trim().slice(0, 30)}" under ${over?.localName}.${over?.className} at ${Math.round(box.top)}`,
      );
    };
    document.addEventListener('focusin', ({ target }) => setTimeout(() => look(target as Element)));
  });

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('A11Y-12 A11Y-13 going through home, category, product, cart and checkout by Tab and back, nothing that has the focus lies under a bar; every id is there once, and one main', async ({
      page,
      customer,
      quiet,
    }) => {
      await customer.signIn('anna');
      await emptyCartToDeliver(customer);
      await customer.call('POST', '/cart/add-all-from-wishlist', { list_id: 2002 });
      for (const address of ['/', dearest, await addressOfPage('product', customer), '/cart/', '/checkout/']) {
        await page.goto(address);
        await page.mouse.move(3, 300);
        await quiet();
        await noteHidden(page);
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 0; press < 90; press += 1) await page.keyboard.press(key);
        }
        await page.waitForTimeout(50);
        const { hidden, seen, twice, mains } = await page.evaluate(() => {
          const { hidden, seenFocus } = window as unknown as { hidden: string[]; seenFocus: () => number };
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          return {
            hidden: [...new Set(hidden)],
            seen: seenFocus(),
            twice: ids.filter((id, at) => ids.indexOf(id) !== at),
            mains: document.querySelectorAll('main, [role=main]').length,
          };
        });
        expect.soft(seen, address).toBeGreaterThan(30);
        expect.soft(hidden, address).toEqual([]);
        expect.soft(twice, address).toEqual([]);
        expect.soft(mains, address).toBe(1);
      }
    });
  });
}
