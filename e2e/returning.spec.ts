import { buy } from './buying.ts';
import { emptyCartToDeliver } from './deliveries.ts';
import { expect, phone, test } from './fixtures.ts';

test.use({ viewport: phone });

test('PAY-17 on the page of thanks, loading it anew, going back and coming again make no second order', async ({
  page,
  customer,
  quiet,
}) => {
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  const count = async () => (await customer.call<{ orders: unknown[] }>('GET', '/order/list')).orders.length;
  const before = await count();
  await buy(page);
  await quiet();
  const thanks = page.url();
  expect(await count()).toBe(before + 1);
  for (const again of [() => page.reload(), () => page.goBack(), () => page.goto(thanks)]) {
    await again();
    await quiet();
  }
  await expect(page.locator('spesa-order')).toContainText(/Ordine \d+/);
  expect(await count()).toBe(before + 1);
});
