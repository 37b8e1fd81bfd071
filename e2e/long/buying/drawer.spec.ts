import type { Locator } from '@playwright/test';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';

const infos = {};

/** How many lines of the open drawer are seen from edge to edge. */
const wholeLines = (drawer: Locator): Promise<number> =>
  drawer.evaluate((dialog) => {
    const foot = dialog.querySelector('.dialog__foot')!.getBoundingClientRect();
    const lines = [...dialog.querySelectorAll('.cart-line')].map((line) => line.getBoundingClientRect());
    return lines.filter(({ top, bottom }) => top >= 0 && bottom <= foot.top).length;
  });

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
  await page.locator('spesa-cart-button[data-mounted] a').click();
  const drawer = page.locator('dialog[open]');
  await expect(drawer.locator('.benefits__summary')).toBeVisible();
  expect(await wholeLines(drawer)).toBeGreaterThanOrEqual(3);
  expect(await accessibility.breaches()).toEqual([]);
  await drawer.locator('.benefits__summary').click();
  await expect(drawer.locator('.benefit').nth(1)).toBeVisible();

  await page.goto('/cart/');
  const pay = page.getByRole('button', { name: 'Vai alla cassa' });
  await expect(pay).toBeInViewport();
  await expect(page.locator('.cart-page .cart-foot__total')).toBeInViewport();
  expect(await accessibility.breaches()).toEqual([]);
  await page
    .getByRole('button', { name: /^Aumenta la quantità/ })
    .first()
    .click();
  await expect(page.locator('.toast')).toBeVisible();
  const [toast, foot] = await Promise.all(
    ['.toasts__list', '.cart-page .cart-foot'].map((part) => page.locator(part).boundingBox()),
  );
  expect(toast!.y + toast!.height, 'a toast over the total').toBeLessThanOrEqual(foot!.y);

  const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
  await customer.call('POST', '/cart/close', { cart_id: cartId });
});

for (const words of ['passata', 'latte fresco', 'mele'])
  test(`the three lines are seen too while the order’s minimum is not reached, of somebody with address and slot who buys ${words} [spesa-cart-drawer]`, async ({
    page,
    customer,
    accessibility,
    quiet,
  }) => {
    await page.setViewportSize({ width: phone.width, height: 844 });
    await customer.signIn('anna');
    await emptyCartToDeliver(customer);
    const { products } = await customer.call<{
      products: { productId: number; productInfos: { WEIGHT_SELLING?: string } }[];
    }>('GET', '/products', { q: words, page_size: 6 });
    const items = products
      .slice(0, 4)
      .map(({ productId, productInfos }) => ({ productId, quantity: Number(productInfos.WEIGHT_SELLING ?? 1), infos }));
    await customer.call('POST', '/cart/add', { items });
    const arranged = await customer.call<{ minimumReached: boolean; totalItems: number }>('GET', '/cart/view');
    expect(arranged).toMatchObject({ minimumReached: false, totalItems: 4 });
    await page.goto('/search/?q=acqua');
    await quiet();
    await page.locator('spesa-cart-button[data-mounted] a').click();
    const drawer = page.locator('dialog[open]');
    await expect(drawer.locator('.cart-line')).toHaveCount(4);
    await expect(drawer.locator('.cart-foot__minimum')).toContainText('all’ordine minimo di');
    await expect(drawer.locator('.benefits__summary')).toBeVisible();
    expect(await wholeLines(drawer)).toBeGreaterThanOrEqual(3);
    expect(await accessibility.breaches()).toEqual([]);
    const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
    await customer.call('POST', '/cart/close', { cart_id: cartId });
  });

test('the quantity of what is weighed is read whole on its card and in the drawer of a phone [spesa-cart-drawer]', async ({
  page,
  customer,
}) => {
  await customer.signIn('anna');
  const before = await customer.call<{ cartId: number; totalItems: number }>('GET', '/cart/view');
  if (before.totalItems > 0) await customer.call('POST', '/cart/close', { cart_id: before.cartId });
  const { products } = await customer.call<{ products: { productId: number }[] }>('GET', '/products', {
    q: 'pane casereccio',
    page_size: 1,
  });
  await customer.call('POST', '/cart/add', {
    items: [{ productId: products[0]!.productId, quantity: 10.25, infos }],
  });
  for (const width of [320, 360, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto('/search/?q=pane casereccio');
    await expect(page.locator('spesa-search-page .product-card input').first()).toHaveValue('10,25');
    await page.locator('spesa-cart-button[data-mounted] a').click();
    await expect(page.locator('dialog[open] .cart-line input')).toHaveValue('10,25');
    const cut = await page
      .locator(':is(spesa-search-page .product-card, dialog[open] .cart-line) .quantity__input')
      .evaluateAll((inputs) => inputs.map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)));
    expect(cut, `${width} px`).toEqual(cut.map(() => 0));
  }
  const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
  await customer.call('POST', '/cart/close', { cart_id: cartId });
});
