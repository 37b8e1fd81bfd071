import type { Page } from '@playwright/test';
import { dearest } from '../../buying.ts';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { now } from '../../../tests/moment.ts';

test.use({ viewport: desktop });

const question = (page: Page) => page.locator('dialog[open]', { hasText: 'Sei ancora qui?' });
const news = (page: Page) => page.getByRole('region', { name: 'Avvisi' }).getByText('C’è una versione nuova');

/** Is it still the document that was marked? */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Lets the page that is open come to the minute in which the code for long stays arrives, and waits for it. */
async function staysOpen(page: Page, open: () => Promise<unknown>, quiet: () => Promise<void>): Promise<void> {
  const code = page.waitForResponse(/\/stayCurrent\.js/);
  await open();
  await quiet();
  await page.clock.fastForward('01:00');
  await code;
  await quiet();
  await mark(page);
}

/** Half an hour in two steps, so that the version is not being asked for when it ends. */
async function passHalf(page: Page, quiet: () => Promise<void>): Promise<void> {
  await pass(page, '29:30', quiet);
  await pass(page, '00:30', quiet);
}

/** Time goes by untouched; what falls due in it is drawn. */
async function pass(page: Page, time: string, quiet: () => Promise<void>): Promise<void> {
  await page.clock.fastForward(time);
  await quiet();
}

test.beforeEach(({ page }) => page.clock.install({ time: now() }));

test('TIME-07 SES-12 a page that nobody touches for 1,800,000 ms is loaded anew, 20 s after a question; who answers it or touches the page stays', async ({
  page,
  quiet,
}) => {
  test.setTimeout(240_000);
  await staysOpen(page, () => page.goto('/'), quiet);
  await pass(page, '29:25', quiet);
  await expect(question(page)).toHaveCount(0);
  await pass(page, '00:13', quiet);
  await expect(question(page)).toBeVisible();
  await expect(question(page)).toContainText('tra 20 secondi si ricarica');

  await test.step('an answer keeps the page for another half hour', async () => {
    await question(page).locator('.dialog__foot').getByRole('button').last().click();
    await expect(question(page)).toHaveCount(0);
    await pass(page, '29:25', quiet);
    await expect(question(page)).toHaveCount(0);
    expect(await isSame(page)).toBe(true);
  });

  await test.step('so does a touch beside it', async () => {
    await pass(page, '00:13', quiet);
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Shift');
    await pass(page, '00:21', quiet);
    await expect(question(page)).toHaveCount(0);
    expect(await isSame(page)).toBe(true);
  });

  await test.step('without either it is loaded anew, no sooner than 20 s after the question', async () => {
    await page.clock.fastForward('29:38');
    await expect(question(page)).toBeVisible();
    await pass(page, '00:15', quiet);
    expect(await isSame(page)).toBe(true);
    const left = page.waitForEvent('framenavigated');
    await page.clock.fastForward('00:05');
    await left;
    await quiet();
    expect(await isSame(page)).toBe(false);
  });
});

test('TIME-07 SES-12 over a half-filled form nothing is asked and nothing loaded anew; emptied, the page rests like any other', async ({
  page,
  quiet,
}) => {
  await staysOpen(page, () => page.goto('/registration-user'), quiet);
  const field = page.locator('main [name="firstName"]');
  await field.fill('Zoë');
  for (let half = 0; half < 4; half += 1) {
    await passHalf(page, quiet);
    await expect(question(page)).toHaveCount(0);
  }
  expect(await isSame(page)).toBe(true);
  await expect(field).toHaveValue('Zoë');
  await field.fill('');
  await passHalf(page, quiet);
  await expect(question(page)).toBeVisible();
});

test('TIME-07 SES-12 at checkout and payment nothing is ever loaded anew, nor is the version asked for', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  await page.goto(dearest);
  const card = page.locator('spesa-category-page .product-card').first();
  await card.locator('[data-press]').first().click();
  const quantity = card.locator('input').first();
  await quantity.fill('9');
  await quantity.press('Enter');
  await expect(page.locator('spesa-cart-button').first()).toContainText(/\d{3},\d\d/);
  await quiet();
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/version.json'))));
  const ways = [
    () => page.goto('/checkout/'),
    () =>
      page
        .getByRole('link', { name: 'Vai al pagamento' })
        .click()
        .then(() => page.waitForURL(/\/payment/)),
  ];
  for (const way of ways) {
    await staysOpen(page, way, quiet);
    for (let half = 0; half < 3; half += 1) await passHalf(page, quiet);
    await expect(question(page)).toHaveCount(0);
    expect([await isSame(page), asked]).toEqual([true, 0]);
  }
});

test('TIME-07 every 600,000 ms the page that is seen asks which version the shop serves; of another one it tells, and is loaded anew by a press alone', async ({
  page,
  quiet,
}) => {
  let asked = 0;
  let newer = false;
  await page.route('**/version.json', async (route) => {
    asked += 1;
    if (!newer) return route.continue();
    const answer = await route.fetch();
    const { version } = (await answer.json()) as { version: string };
    await route.fulfill({ response: answer, json: { version: `${version}0` } });
  });
  await staysOpen(page, () => page.goto('/'), quiet);
  await pass(page, '09:40', quiet);
  expect(asked).toBe(0);
  await pass(page, '00:30', quiet);
  expect(asked).toBe(1);
  await expect(news(page)).toHaveCount(0);

  newer = true;
  const see = (hidden: boolean) =>
    page.evaluate((gone) => Object.defineProperty(document, 'hidden', { configurable: true, get: () => gone }), hidden);
  await see(true);
  await pass(page, '10:00', quiet);
  expect(asked).toBe(1);
  await see(false);
  await pass(page, '10:00', quiet);
  expect(asked).toBe(2);
  await expect(news(page)).toBeVisible();
  expect(await isSame(page)).toBe(true);
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.getByRole('button', { name: 'Ricarica la pagina' }).click(),
  ]);
  await quiet();
  expect(await isSame(page)).toBe(false);
});
