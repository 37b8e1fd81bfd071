import type { Customer } from '../../customer.ts';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { watchShifts } from '../../shifts.ts';

/** Anna, with an address, a slot that is held for her, and so many different products in her cart as far as the shop has them; gives the number of its lines. */
async function signInWith(customer: Customer, count: number): Promise<number> {
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  const { products } = await customer.call<{ products: { productId: number }[] }>('GET', '/products', {
    parent_category_id: 1,
    page_size: count,
  });
  const items = products.map(({ productId }) => ({ productId, quantity: 1 }));
  return (await customer.call<{ totalItems: number }>('POST', '/cart/add', { items })).totalItems;
}

async function emptyCart(customer: Customer): Promise<void> {
  const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
  await customer.call('POST', '/cart/close', { cart_id: cartId });
}

for (const viewport of [phone, { width: 1440, height: 900 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[spesa-cart-page] the cart is read before its code has come, and nothing moves when it does [GET /cart/view]', async ({
      page,
      customer,
    }) => {
      await signInWith(customer, 12);
      await page.goto('/');
      await page.waitForFunction(() => localStorage.getItem('spesa:1:client'));
      let send: () => void = () => {};
      const held = new Promise<void>((resolve) => (send = resolve));
      await page.route('**/dist/**/*.js*', async (route) => {
        await held;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto('/cart/', { waitUntil: 'commit' });
      const names = page.locator('spesa-cart-page .cart-line__name');
      const image = page.locator('spesa-cart-page .cart-line img').first();
      await expect(names).toHaveCount(8);
      await expect(image).toHaveJSProperty('complete', true);
      await expect(page.locator('spesa-cart-page')).not.toHaveAttribute('data-mounted');
      const places = () => names.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top));
      const before = await places();
      send();
      await expect(page.locator('spesa-cart-page')).toHaveAttribute('data-mounted', '');
      await expect(page.locator('spesa-cart-page .quantity__step').first()).toBeVisible();
      await expect(page.locator('.held-slot')).toContainText('Il posto è tuo');
      const after = await places();
      after.forEach((top, index) =>
        expect(Math.abs(top - (before[index] ?? 0)), `line ${index}`).toBeLessThanOrEqual(2),
      );
      expect(await shifts.sum(), await shifts.listed()).toBeLessThanOrEqual(0.02);
      await emptyCart(customer);
    });
  });

test('[spesa-cart-page] of a long cart all lines can be read, and the fields of those near the screen are there: also with the keyboard alone', async ({
  page,
  customer,
}) => {
  await page.setViewportSize(phone);
  const lines = await signInWith(customer, 40);
  await page.goto('/cart/');
  const all = page.locator('spesa-cart-page .cart-line');
  await expect(all).toHaveCount(lines);
  const last = all.last();
  await expect(last.locator('.cart-line__name')).not.toBeEmpty();
  expect(await page.locator('spesa-cart-page .quantity__input').count()).toBeLessThan(20);
  const row = last.locator('.quantity__row');
  await expect(row).toHaveText('1 pz');
  const height = await row.evaluate((one) => one.getBoundingClientRect().height);

  await all.nth(-2).locator('summary').focus();
  await expect(last.locator('.quantity__step'), 'the next line is ready before it is reached').toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(last.locator('.quantity__step').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last.locator('.quantity__input')).toBeFocused();
  expect(await row.evaluate((one) => one.getBoundingClientRect().height)).toBe(height);
  await emptyCart(customer);
});
