import { expect, phone, test } from './fixtures.ts';
import { watchShifts } from './shifts.ts';

const lines = 12;

for (const viewport of [phone, { width: 1440, height: 900 }])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('[spesa-cart-page] the cart is read before its code has come, and nothing moves when it does [GET /cart/view]', async ({
      page,
      customer,
    }) => {
      await customer.signIn('anna');
      const { products } = await customer.call<{ products: { productId: number; available: number }[] }>(
        'GET',
        '/products',
        { parent_category_id: 1, page_size: lines },
      );
      const items = products.map(({ productId }) => ({ productId, quantity: 1 }));
      await customer.call('POST', '/cart/add', { items });
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
      await page.screenshot({ path: `test-results/early-${viewport.width}.png` });
      send();
      await expect(page.locator('spesa-cart-page')).toHaveAttribute('data-mounted', '');
      await expect(page.locator('spesa-cart-page .quantity__step').first()).toBeVisible();
      const after = await places();
      await page.screenshot({ path: `test-results/whole-${viewport.width}.png` });
      after.forEach((top, index) =>
        expect(Math.abs(top - (before[index] ?? 0)), `line ${index}`).toBeLessThanOrEqual(2),
      );
      expect(await shifts.sum(), await shifts.listed()).toBeLessThanOrEqual(0.02);
      await customer.call('POST', '/cart/close', {
        cart_id: (await customer.call<{ cartId: number }>('GET', '/cart/view')).cartId,
      });
    });
  });
