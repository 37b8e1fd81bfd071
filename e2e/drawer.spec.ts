import { expect, phone, test } from './fixtures.ts';

const infos = {};

test('on a phone the drawer shows three whole lines between address, thresholds and total, and the cart’s page keeps its total in sight [spesa-cart-drawer] [spesa-cart-page] [GET /cart-giftcertificate/cart-threshold]', async ({
  page,
  customer,
  accessibility,
}) => {
  await page.setViewportSize({ width: phone.width, height: 844 });
  await customer.signIn('anna');
  const { products } = await customer.call<{ products: { productId: number }[] }>('GET', '/products', {
    q: 'passata',
    page_size: 6,
  });
  const items = products.map(({ productId }) => ({ productId, quantity: 1, infos }));
  await customer.call('POST', '/cart/add', { items });
  await page.goto('/search/?q=latte');
  await page.locator('spesa-cart-button a').click();
  const drawer = page.locator('dialog[open]');
  await expect(drawer.locator('.benefits__summary')).toBeVisible();
  const whole = await drawer.evaluate((dialog) => {
    const foot = dialog.querySelector('.dialog__foot')!.getBoundingClientRect();
    const lines = [...dialog.querySelectorAll('.cart-line')].map((line) => line.getBoundingClientRect());
    return lines.filter(({ top, bottom }) => top >= 0 && bottom <= foot.top).length;
  });
  expect(whole).toBeGreaterThanOrEqual(3);
  expect(await accessibility.breaches()).toEqual([]);
  await drawer.locator('.benefits__summary').click();
  await expect(drawer.locator('.benefit').nth(1)).toBeVisible();

  await page.goto('/cart/');
  const pay = page.getByRole('button', { name: 'Vai alla cassa' });
  await expect(pay).toBeInViewport();
  await expect(page.locator('.cart-page .cart-foot__total')).toBeInViewport();
  expect(await accessibility.breaches()).toEqual([]);

  const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
  await customer.call('POST', '/cart/close', { cart_id: cartId });
});
