import type { Locator } from '@playwright/test';
import { expect, phone, test } from './fixtures.ts';

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
  await page.locator('spesa-cart-button a').click();
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

  const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
  await customer.call('POST', '/cart/close', { cart_id: cartId });
});

test('the three lines are seen too while the order’s minimum is not reached, of somebody with address and slot [spesa-cart-drawer]', async ({
  page,
  customer,
  accessibility,
}) => {
  await page.setViewportSize({ width: phone.width, height: 844 });
  await customer.signIn('anna');
  const before = await customer.call<{ cartId: number; totalItems: number }>('GET', '/cart/view');
  if (before.totalItems > 0) await customer.call('POST', '/cart/close', { cart_id: before.cartId });
  const { addresses } = await customer.call<{ addresses: { addressId: number }[] }>('GET', '/user-address/list', {
    address_type: 'home',
  });
  await customer.call('POST', '/user-address/select', {
    address_type: 'home',
    address_id: addresses[0]!.addressId,
    delivery_service_id: 2,
  });
  const { days } = await customer.call<{
    days: { dateIso: string; timeslots: { timeslotId: number; status: string }[] }[];
  }>('GET', '/timeslot/list');
  const [slot] = days
    .flatMap(({ dateIso, timeslots }) =>
      timeslots
        .filter(({ status }) => status === 'empty')
        .map(({ timeslotId }) => ({ sel_date: dateIso, timeslot_id: timeslotId })),
    )
    .slice(-1);
  await customer.call('GET', '/timeslot/select', slot);
  const { products } = await customer.call<{ products: { productId: number; name: string }[] }>('GET', '/products', {
    q: 'passata',
    page_size: 6,
  });
  const items = products.slice(0, 4).map(({ productId }) => ({ productId, quantity: 1, infos }));
  await customer.call('POST', '/cart/add', { items });
  await page.goto('/search/?q=latte');
  await page.locator('spesa-cart-button a').click();
  const drawer = page.locator('dialog[open]');
  await expect(drawer.locator('.cart-foot__minimum')).toContainText('L’ordine minimo è');
  await expect(drawer.locator('.benefits__summary')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('minimum.png') });
  expect(await wholeLines(drawer)).toBeGreaterThanOrEqual(3);
  expect(await accessibility.breaches()).toEqual([]);
  const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
  await customer.call('POST', '/cart/close', { cart_id: cartId });
});
