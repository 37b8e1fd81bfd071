import { expect, phone, test } from './fixtures.ts';

const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.use({ viewport: phone });

test('NET-04 on a slow line the first press shows at once that it is being done, and the page does not jump', async ({ page, customer }) => {
  test.slow();
  await customer.signIn('anna');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await page.goto('/category/latte-e-formaggi', { timeout: 60_000 });
  const element = page.locator('spesa-category-page');
  const card = element.locator('.product-card').first();
  await expect(card).toBeVisible();
  await expect(element).toHaveAttribute('data-mounted', '', { timeout: 30_000 });
  const pressed = await card.locator('[data-press^="add:"]').evaluate(async (button: HTMLElement) => {
    const place = button.closest('.product-card');
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return place?.querySelector('[aria-busy=true], .quantity--pending, .quantity__row') !== null;
  });
  expect(pressed).toBe(true);
  await expect(card.locator('.quantity__row').or(page.locator('dialog[open]')).first()).toBeVisible({ timeout: 30_000 });
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.05);
});
