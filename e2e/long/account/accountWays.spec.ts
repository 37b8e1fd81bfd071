import type { Page } from '@playwright/test';
import { demoPassword } from '../../../demo/shop/customers.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { nothingComes } from '../../../tests/waits.ts';

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
  await nothingComes(1_000);
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

test('SES-10 with a server that finds the customer and does not, in turn, pages are restarted once for a login, and never in a loop', async ({
  page,
  customer,
  problems,
  quiet,
}) => {
  problems.allow(/419/);
  await customer.signIn('anna');
  const session = await page.evaluate(() => localStorage.getItem('spesa:1:credentials')!);
  const visits = 6;
  let visit = 0;
  let checks = 0;
  await page.route('**/auth/test*', (route) => {
    const headers = route.request().headers();
    checks += 1;
    return route.continue({ headers: checks % 2 ? headers : { ...headers, 'x-ebsn-session': 'x'.repeat(43) } });
  });
  await page.route('**/cart/view*', async (route) => {
    await expect.poll(() => checks, { timeout: 10_000 }).toBeGreaterThan(visit);
    await route.continue();
  });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  for (; visit < visits; visit += 1) {
    await page.evaluate((held) => {
      localStorage.setItem('spesa:1:credentials', held);
      localStorage.setItem('spesa:1:user', JSON.stringify({ userId: 102 }));
    }, session);
    await page.goto(visit % 2 ? '/profile/update' : '/profile/dashboard');
    await quiet();
    await nothingComes(1_000);
  }
  expect(checks).toBeGreaterThanOrEqual(visits);
  expect(documents - visits).toBe(1);
});
