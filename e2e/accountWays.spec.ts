import type { Page } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';
import { desktop, expect, test } from './fixtures.ts';

test.use({ viewport: desktop });

const menu = (page: Page) => page.locator('spesa-user-menu').first();

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(`${name}@example.it`);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('SES-05 a login in one tab enters the other; what was begun there as nobody is not sent in the customer’s name', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const writes: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'POST' && /\/cart\/(add|update)/.test(request.url())) writes.push(request.url());
  });
  await other.goto('/category/frutta-e-verdura/');
  await other.locator('spesa-category-page [data-press^="add:"]').first().click();
  await expect(other.locator('dialog[open]').getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await signIn(page, 'anna');
  await expect(menu(other)).toContainText('Anna');
  await other.waitForTimeout(1_000);
  expect(writes).toEqual([]);
  await other.close();
});

test('SES-13 a page that comes back from the browser’s memory after a logout shows nothing of the customer', async ({
  page,
  customer,
  problems,
}) => {
  problems.allow(/419/);
  await customer.signIn('carla');
  await page.goto('/profile/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao, Carla');
  await customer.call('POST', '/auth/logout');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.getByText('Accedi per vedere il tuo account')).toBeVisible();
  await expect(menu(page)).toContainText('Accedi');
  await expect(page.locator('body')).not.toContainText('Carla');
});

test('SES-12 TIME-07 a page that nobody touches asks before it starts anew, and stays where one answers; over a half-filled form nothing happens, and what was typed stays', async ({
  page,
}) => {
  const minute = 60_000;
  let loads = 0;
  page.on('load', () => (loads += 1));
  const question = page.locator('dialog[open]').getByRole('heading', { name: 'Sei ancora qui?' });
  /** Lets minutes go by until this holds; how many it took. */
  async function pass(holds: () => Promise<boolean>): Promise<number> {
    for (let minutes = 0; minutes < 200; minutes++) {
      if (await holds()) return minutes;
      await page.clock.fastForward(minute);
    }
    throw new Error('it never comes');
  }
  const isAsked = (): Promise<boolean> => question.isVisible();

  await page.clock.install();
  await page.goto('/');
  await expect(menu(page)).toHaveAttribute('data-mounted', '');
  expect(await pass(isAsked)).toBeGreaterThanOrEqual(29);
  expect(loads).toBe(1);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.clock.fastForward(minute);
  expect(loads).toBe(1);
  expect(await pass(isAsked)).toBeGreaterThanOrEqual(28);
  await Promise.all([page.waitForEvent('load'), page.clock.fastForward(21_000)]);

  await page.goto('/registration-user');
  const name = page.locator('main [name=firstName]');
  await name.fill('Ada');
  let versions = 0;
  page.on('request', (request) => (versions += request.url().includes('version.json') ? 1 : 0));
  await pass(() => Promise.resolve(versions > 0));
  for (let hours = 0; hours < 3; hours++) await page.clock.fastForward(60 * minute);
  await expect(name).toHaveValue('Ada');
  await expect(question).toHaveCount(0);
  expect(loads).toBe(3);
});
