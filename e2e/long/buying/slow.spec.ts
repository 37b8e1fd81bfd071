import { expect, phone, test } from '../../fixtures.ts';
import { watchShifts } from '../../shifts.ts';

const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.use({ viewport: phone });

test('NET-04 on a slow line the first press shows at once that it is being done, and the page does not jump', async ({
  page,
  customer,
}) => {
  test.slow();
  await customer.signIn('anna');
  const shifts = await watchShifts(page);
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
    const busy = () => place?.querySelector('[aria-busy=true], .quantity--pending, .quantity__row') !== null;
    button.click();
    for (let frame = 0; frame < 6 && !busy(); frame++) await new Promise(requestAnimationFrame);
    return busy();
  });
  expect(pressed).toBe(true);
  await expect(card.locator('.quantity__row').or(page.locator('dialog[open]')).first()).toBeVisible({
    timeout: 30_000,
  });
  expect(await shifts.sum(), await shifts.listed()).toBeLessThanOrEqual(0.05);
});
