import type { Page } from '@playwright/test';
import { buy } from './buying.ts';
import { emptyCartToDeliver } from './deliveries.ts';
import { expect, phone, test } from './fixtures.ts';

test.use({ viewport: phone });

/** Orders that this page has told analytics of. */
const purchases = (page: Page) =>
  page.evaluate(
    () =>
      ((Reflect.get(window, 'dataLayer') ?? []) as { event?: string }[]).filter(({ event }) => event === 'purchase')
        .length,
  );

test('PAY-17 on the page of thanks, loading it anew, going back and forth make no second order, and analytics hear of it once', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  const count = async () => (await customer.call<{ orders: unknown[] }>('GET', '/order/list')).orders.length;
  await page.goto('/cookie-preferences/');
  await page.getByRole('button', { name: 'Accetta tutti' }).first().click();
  const before = await count();
  await buy(page);
  await expect.poll(() => purchases(page)).toBe(1);
  await quiet();
  const thanks = page.url();
  expect(await count()).toBe(before + 1);
  await page.reload();
  await expect(page.locator('spesa-order')).toContainText(/Ordine \d+/);
  await quiet();
  expect(await purchases(page)).toBe(0);
  await page.goBack();
  await quiet();
  await page.goto(thanks);
  await expect(page.locator('spesa-order')).toContainText(/Ordine \d+/);
  await quiet();
  expect([await count(), await purchases(page)]).toEqual([before + 1, 0]);
});

test.describe('a page that nobody touches', () => {
  const asked = (page: Page) => page.getByRole('dialog', { name: 'Sei ancora qui?' });
  /** Is it still the page that was marked? */
  const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true).catch(() => false);
  const open = async (page: Page, address: string, quiet: () => Promise<void>) => {
    await page.clock.install();
    await page.goto(address);
    await quiet();
    await page.mouse.move(5, 5);
    await page.evaluate(() => Reflect.set(window, 'marked', true));
  };

  test('SES-12 TIME-07 after half an hour it asks, stays for whoever answers, and is loaded anew 20 s after nobody did', async ({
    page,
    quiet,
  }) => {
    await open(page, '/', quiet);
    await page.clock.fastForward('29:30');
    await expect(asked(page)).toHaveCount(0);
    await page.clock.fastForward('00:11');
    await expect(asked(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked(page)).toHaveCount(0);
    await page.clock.fastForward('25:00');
    await expect(asked(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await page.clock.fastForward('04:45');
    await expect(asked(page)).toBeVisible();
    await page.clock.fastForward('00:21');
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  test('SES-12 TIME-07 nothing is loaded anew over a half-filled form or at the checkout, and what was typed stays', async ({
    page,
    quiet,
  }) => {
    await open(page, '/registration-user/', quiet);
    const field = page.locator('spesa-registration input[type=text]:visible').first();
    await field.fill('Giuseppina');
    for (const half of [1, 2, 3]) {
      await page.clock.fastForward('31:00');
      await quiet();
      expect([half, await isMarked(page), await field.inputValue()]).toEqual([half, true, 'Giuseppina']);
    }
    await expect(asked(page)).toHaveCount(0);
    await page.goto('/checkout/');
    await page.evaluate(() => Reflect.set(window, 'marked', true));
    await quiet();
    await page.clock.fastForward('61:00');
    await quiet();
    await expect(asked(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });
});
