import { emptyCartToDeliver } from './deliveries.ts';
import { deviceIn, said, zones } from './devices.ts';
import { expect, test } from './fixtures.ts';

const pages = ['/cart', '/checkout', '/payment', '/delivery-service?back=/cart'];

/** How long a slot is still held goes by while one looks. */
const withoutCountdown = (text: string): string => text.replaceAll(/Il posto è tuo ancora per[^.]*\./g, '');

test('TIME-01 the slots, and the day and hours in cart, checkout and payment are those of the shop, whatever the zone of the device [spesa-timeslot-picker] [spesa-cart-page] [spesa-checkout]', async ({
  page,
  browser,
  customer,
  shop,
}) => {
  test.setTimeout(240_000);
  await customer.signIn('carla');
  await emptyCartToDeliver(customer);
  const { products } = await customer.call<{ products: { productId: number }[] }>('GET', '/products', {
    q: 'pasta',
    page_size: 1,
  });
  await customer.call('POST', '/cart/add', { items: [{ productId: products[0]!.productId, quantity: 20 }] });
  const atHome = await deviceIn(browser, page, shop, 'Europe/Rome');
  const texts = new Map<string, string>();
  for (const address of pages) texts.set(address, withoutCountdown(await said(atHome, address)));
  await atHome.context().close();
  for (const [address, text] of texts) expect(text, address).toMatch(/\d{1,2}[:.]\d\d/);
  expect(texts.get(pages[3]!), 'days to choose from').toMatch(/\d{1,2} \p{L}+/u);
  for (const zone of zones) {
    const away = await deviceIn(browser, page, shop, zone);
    for (const [address, text] of texts)
      expect(withoutCountdown(await said(away, address)), `${zone} ${address}`).toBe(text);
    await away.context().close();
  }
});
