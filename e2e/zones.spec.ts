import type { PageName } from '../core/config.ts';
import { addressOfPage } from './addresses.ts';
import { deviceIn, said, zones } from './devices.ts';
import { expect, test } from './fixtures.ts';

/** Pages that say days or hours: of orders, leaflets, opening, points, gifts. */
const dated: readonly PageName[] = [
  'orders',
  'order',
  'leaflets',
  'leaflet',
  'store',
  'notifications',
  'awards',
  'giftCodes',
];

test('TIME-01 days and hours are those of the shop, whatever the zone of the device [spesa-order-list] [spesa-order] [spesa-leaflets] [spesa-store-page]', async ({
  page,
  browser,
  customer,
  shop,
}) => {
  test.setTimeout(240_000);
  await customer.signIn('anna');
  const addresses: string[] = [];
  for (const name of dated) addresses.push(await addressOfPage(name, customer));
  const atHome = await deviceIn(browser, page, shop, 'Europe/Rome');
  const texts = new Map<string, string>();
  for (const address of addresses) texts.set(address, await said(atHome, address));
  expect([...texts.values()].join(), 'a date and an hour stand there').toMatch(
    /\d{1,2} \p{L}+ 20\d\d[^]*\d{1,2}[:.]\d\d/u,
  );
  await atHome.context().close();
  for (const zone of zones) {
    const away = await deviceIn(browser, page, shop, zone);
    for (const [address, text] of texts) expect(await said(away, address), `${zone} ${address}`).toBe(text);
    await away.context().close();
  }
});
