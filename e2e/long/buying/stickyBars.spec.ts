import type { Page } from '@playwright/test';
import { addressOfPage } from '../../addresses.ts';
import { dearest } from '../../buying.ts';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { desktop, expect, phone, test } from '../../fixtures.ts';

/** What has the focus now, and what lies over it when nothing of it can be seen (2.4.11); null when nothing has it. */
const lookAtFocus = (page: Page): Promise<{ hidden: string | null } | null> =>
  page.evaluate(() => {
    const target = document.activeElement;
    if (target === null || target === document.body || target.matches('iframe')) return null;
    const box = target.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return { hidden: null };
    const covering = [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) =>
        document.elementFromPoint(box.left + box.width * across, box.top + box.height * down),
      ),
    );
    const own = (at: Element | null) =>
      at === null || target.contains(at) || at.contains(target) || at.closest('label')?.contains(target);
    if (covering.some(own)) return { hidden: null };
    const [over] = covering;
    return {
      hidden: `${target.localName}.${target.className} "${target.textContent.trim().slice(0, 30)}" under ${over?.localName}.${over?.className} at ${Math.round(box.top)}`,
    };
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
        let seen = 0;
        const hidden = new Set<string>();
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let press = 0; press < 90; press += 1) {
            await page.keyboard.press(key);
            const focus = await lookAtFocus(page);
            if (focus !== null) seen += 1;
            if (focus?.hidden) hidden.add(focus.hidden);
          }
        }
        const { twice, mains } = await page.evaluate(() => {
          const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
          return {
            twice: ids.filter((id, at) => ids.indexOf(id) !== at),
            mains: document.querySelectorAll('main, [role=main]').length,
          };
        });
        expect.soft(seen, address).toBeGreaterThan(120);
        expect.soft([...hidden], address).toEqual([]);
        expect.soft(twice, address).toEqual([]);
        expect.soft(mains, address).toBe(1);
      }
    });
  });
}
