import type { PageName } from '../../../core/config.ts';
import { addressOfPage } from '../../addresses.ts';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { desktop, expect, test } from '../../fixtures.ts';

/** Account pages: on wide screens the menu beside the content, but on the first, whose cards are the menu. */
const account: readonly PageName[] = [
  'account',
  'addressForm',
  'addresses',
  'awards',
  'billing',
  'contactPreferences',
  'giftCodes',
  'list',
  'lists',
  'notifications',
  'orders',
  'profile',
  'recurringOrders',
  'security',
  'subscriptions',
  'survey',
];
/** Pages of one column, whose heading begins where their column begins. */
const columns: readonly PageName[] = [...account, 'cookies', 'deliveryService', 'workplace'];
const visitorsOnly: readonly PageName[] = ['login', 'passwordReset', 'registration'];

for (const viewport of [desktop, { width: 320, height: 640 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every page of one column has the same width, the same left edge, account pages that of their menu and one title, and none scrolls sideways', async ({
      page,
      customer,
      quiet,
    }) => {
      test.setTimeout(240_000);
      await customer.signIn('anna');
      const gap = Math.min(32, Math.max(16, viewport.width * 0.03));
      for (const name of [...columns, ...visitorsOnly]) {
        const hasMenu = account.includes(name) && viewport === desktop;
        const width = Math.min(hasMenu ? 1320 : 760, viewport.width - 2 * gap);
        const left = (viewport.width - width) / 2;
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
          {
            titles: 1,
            heading: edge + (hasMenu && name !== 'account' ? 272 : 0),
            left: edge,
            width: Math.round(width),
            over: 0,
          },
        ]);
      }
    });
  });
}

test('a page that asks a visitor to log in has its one title all the same, and so has the registration of who has an account', async ({
  page,
  customer,
}) => {
  test.setTimeout(240_000);
  await customer.signIn('anna');
  const addresses = await Promise.all(
    [...columns, 'store' as const, 'order' as const, 'missions' as const].map((name) => addressOfPage(name, customer)),
  );
  const titleOf = async (address: string): Promise<void> => {
    await page.goto(address);
    await expect(page.locator('main [data-mounted]').first(), address).toBeAttached();
    await expect(page.locator('h1'), address).toHaveCount(1);
    await expect(page.locator('main h1'), address).toBeVisible();
  };
  await titleOf(await addressOfPage('registration', customer));
  await page.evaluate(() => localStorage.clear());
  for (const address of addresses) await titleOf(address);
});

test('at 320 px the days of a delivery scroll in their own row, also when the last ones have no room [spesa-delivery-service-view]', async ({
  page,
  customer,
  quiet,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  await customer.call('POST', '/user-address/select', {
    address_type: 'home',
    address_id: 1002,
    delivery_service_id: 2,
  });
  await page.route('**/timeslot/list*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { days: { timeslots: { status: string }[] }[] } };
    for (const { timeslots } of answer.data.days.slice(-3)) for (const slot of timeslots) slot.status = 'full';
    await route.fulfill({ response, json: answer });
  });
  await page.goto(await addressOfPage('deliveryService', customer));
  await expect(page.locator('.tabs__tab--empty').last()).toBeAttached();
  await quiet();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
});
