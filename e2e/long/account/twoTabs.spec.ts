import type { Page } from '@playwright/test';
import { desktop, expect, test } from '../../fixtures.ts';
import { nothingComes } from '../../../tests/waits.ts';

test.use({ viewport: desktop });

const menu = (page: Page) => page.locator('spesa-user-menu');
const count = (page: Page) => page.locator('spesa-cart-button .cart-button__count');
/** The moment at which a page shows nobody any more. */
const watchLeaving = (page: Page) =>
  page.evaluate(() => {
    const shows = () => document.querySelector('spesa-user-menu')?.textContent?.includes('Accedi');
    Reflect.set(
      window,
      'leftAt',
      new Promise<number>((resolve) =>
        new MutationObserver(() => shows() && resolve(performance.timeOrigin + performance.now())).observe(
          document.body,
          {
            childList: true,
            subtree: true,
            characterData: true,
          },
        ),
      ),
    );
  });
const leftAt = (page: Page) => page.evaluate(() => Reflect.get(window, 'leftAt') as Promise<number>);
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }).match(/"cartId":\d+/g) ?? []);

for (const online of [true, false])
  test(`SES-04 a logout ${online ? '' : 'whose call fails '}empties both tabs, the other within a second, and what was under way in the other brings nothing back`, async ({
    page,
    context,
    customer,
    problems,
  }) => {
    problems.allow(/419|net::ERR|Failed to load/);
    await customer.signIn('carla');
    const other = await context.newPage();
    await Promise.all([page.goto('/'), other.goto('/')]);
    await expect(menu(page)).toContainText('Carla');
    await expect(menu(other)).toContainText('Carla');

    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let reached = 0;
    await other.route('**/ebsn/api/cart/view*', async (route) => {
      reached += 1;
      await held;
      await route.continue().catch(() => {});
    });
    await other.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => reached).toBe(1);

    if (!online) await page.route('**/ebsn/api/auth/logout*', (route) => route.abort('internetdisconnected'));
    await menu(page).getByRole('button').click();
    await Promise.all([watchLeaving(page), watchLeaving(other)]);
    await menu(page).getByRole('button', { name: 'Esci' }).click();
    await expect(menu(page)).toContainText('Accedi');
    await expect(menu(other)).toContainText('Accedi');
    release();
    await nothingComes(500);
    await expect(menu(other)).toContainText('Accedi');
    await expect(count(other)).toHaveCount(0);
    expect([await kept(page), await kept(other)]).toEqual([[], []]);
    expect((await leftAt(other)) - (await leftAt(page))).toBeLessThan(1_000);
    await other.close();
  });
