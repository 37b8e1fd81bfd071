import type { Page } from '@playwright/test';
import { demoPassword } from '../demo/shop/customers.ts';
import { desktop, expect, test } from './fixtures.ts';
import { enter, tabTo } from './keys.ts';

test.use({ viewport: desktop });

const menu = (page: Page) => page.locator('spesa-user-menu').first();
const section = (page: Page, title: string) =>
  page.locator('.form-section', { has: page.getByRole('heading', { name: title, exact: true }) });

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(`${name}@example.it`);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** From the menu to the account and to what the customer has told of themselves, by links. */
async function toData(page: Page): Promise<void> {
  await menu(page).getByRole('button').click();
  await page.locator('.user-menu__panel').getByRole('link', { name: 'Il mio account' }).click();
  await page.getByRole('link', { name: 'I miei dati' }).click();
}

/** Changes the telephone number and finds it again on another page. */
async function changePhone(page: Page, number: string): Promise<void> {
  await toData(page);
  const phone = page.getByLabel('Telefono', { exact: false }).first();
  await phone.fill(number);
  await page.getByRole('button', { name: 'Salva' }).first().click();
  await expect(page.getByText('Salvato.')).toBeVisible();
  await toData(page);
  await expect(phone).toHaveValue(number);
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

test('STO-01 where a browser keeps no site data, one logs in, changes a number and leaves, from page to page of one tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: denied });
  });
  await signIn(page, 'anna');
  await expect(menu(page)).toContainText('Anna');
  await changePhone(page, '010 765432');
  await menu(page).getByRole('button').click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(menu(page)).toContainText('Accedi');
});

test('STO-02 with site data that are full to the brim, the same', async ({ page }) => {
  await page.goto('/version.json');
  await page.evaluate(() => {
    for (let size = 4 << 20, at = 0; size > 0; at++)
      try {
        localStorage.setItem(`other-${at}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
  });
  await signIn(page, 'anna');
  await expect(menu(page)).toContainText('Anna');
  await changePhone(page, '010 111222');
  await menu(page).getByRole('button').click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(menu(page)).toContainText('Accedi');
});

test('by keyboard alone: login, number, channels, the second step on and off, and out (account §2)', async ({
  page,
}) => {
  const type = async (label: string | RegExp, words: string, inside: ReturnType<typeof section> | Page = page) => {
    await tabTo(page, inside.getByLabel(label).first());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
  };
  await page.goto('/login');
  await type('E-mail', 'anna@example.it');
  await tabTo(page, page.locator('input[name=password]'));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/profile/update');
  const person = section(page, 'Chi sei');
  await type(/^Telefono/, '010 999888', person);
  await page.keyboard.press('Enter');
  await expect(person.getByText('Salvato.')).toBeVisible();

  await page.goto('/profile/contact-preferences');
  const channels = section(page, 'Come possiamo raggiungerti');
  await tabTo(page, channels.locator('[name=sms]'));
  await page.keyboard.press('Space');
  await enter(page, channels.getByRole('button', { name: 'Salva' }));
  await expect(channels.getByText('Salvato.')).toBeVisible();

  await page.goto('/profile/security');
  const steps = section(page, 'Accesso in due passaggi');
  await enter(page, steps.getByRole('button', { name: 'Attiva' }));
  await expect(steps.getByRole('status').first()).toHaveText('Attivo');
  await enter(page, steps.getByRole('button', { name: 'Disattiva' }));
  await expect(steps.getByRole('status').first()).toHaveText('Non attivo');

  await enter(page, menu(page).getByRole('button'));
  await enter(page, page.getByRole('button', { name: 'Esci', exact: true }));
  await expect(menu(page)).toContainText('Accedi');
});
