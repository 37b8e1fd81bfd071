import type { PageName } from '../core/config.ts';
import { addressOfPage } from './addresses.ts';
import { desktop, expect, test } from './fixtures.ts';

/** Pages of one column, whose heading begins where their column begins. */
const columns: readonly PageName[] = [
  'account',
  'addressForm',
  'addresses',
  'awards',
  'billing',
  'contactPreferences',
  'cookies',
  'deliveryService',
  'giftCodes',
  'list',
  'lists',
  'notifications',
  'orders',
  'profile',
  'recurringOrders',
  'security',
  'store',
  'subscriptions',
  'survey',
  'workplace',
];
const visitorsOnly: readonly PageName[] = ['login', 'passwordReset', 'registration'];

for (const viewport of [desktop, { width: 320, height: 640 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every page of one column has the same width, the same left edge and one title, and none scrolls sideways', async ({
      page,
      customer,
      quiet,
    }) => {
      test.setTimeout(240_000);
      await customer.signIn('anna');
      const gap = Math.min(32, Math.max(16, viewport.width * 0.03));
      const width = Math.min(760, viewport.width - 2 * gap);
      const left = (viewport.width - width) / 2;
      for (const name of [...columns, ...visitorsOnly]) {
        if (name === visitorsOnly[0]) await page.evaluate(() => localStorage.clear());
        await page.goto(await addressOfPage(name, customer));
        await expect(page.locator('main h1'), name).toHaveCount(1);
        await expect(async () => {
          await page.mouse.wheel(0, 40);
          await expect(page.locator('main .skeletons')).toHaveCount(0, { timeout: 500 });
        }).toPass({ timeout: 20_000 });
        await quiet();
        const seen = await page.evaluate(() => {
          const element = [...document.querySelectorAll('main *')].find(({ localName }) =>
            localName.startsWith('spesa-'),
          )!;
          const column = [...element.children].find((child) => child.getBoundingClientRect().height > 0)!;
          const box = column.getBoundingClientRect();
          const root = document.documentElement;
          return {
            titles: document.querySelectorAll('h1').length,
            heading: Math.round(document.querySelector('main h1')!.getBoundingClientRect().left),
            left: Math.round(box.left),
            width: Math.round(box.width),
            over: root.scrollWidth - root.clientWidth,
          };
        });
        const edge = Math.round(left);
        expect([name, seen]).toEqual([
          name,
          { titles: 1, heading: edge, left: edge, width: Math.round(width), over: 0 },
        ]);
      }
    });
  });
}
