import { defaultConfig } from '../../../core/config.ts';
import { begunAddress } from '../../../widgets/bundle/begins.ts';
import { widgets } from '../../../widgets/index.ts';
import { fillCart, orderHome } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

const definitions = await Promise.all(Object.values(widgets).map(async (load) => (await load()).default));

test('[spesa-order] [spesa-checkout] [spesa-payment] what a customer’s page begins with is asked before its code has come, and once [GET /order/view] [POST /checkout/prepare] [GET /payment-type/list-auth]', async ({
  page,
  customer,
}) => {
  await customer.signIn('anna');
  const orderId = await orderHome(customer);
  await fillCart(customer);
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('spesa:1:client'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/ebsn\/api(\/.*)$/.exec(request.url()) ?? [];
    if (path) asked.push(path);
  });
  let send: () => void = () => {};
  let held = Promise.resolve();
  await page.route('**/dist/**/*.js*', async (route) => {
    await held;
    await route.continue();
  });
  const pages = definitions.filter(({ begins = [] }) => begins.length > 0);
  expect(pages.length).toBeGreaterThanOrEqual(8);
  for (const { tag, page: name, begins = [] } of pages) {
    const calls = begins.map((begun) => begunAddress(begun)[0].replace('{id}', String(orderId)));
    const times = () => calls.map((call) => asked.filter((path) => path === call).length);
    const address = (name && defaultConfig.pages[name]) ?? '';
    held = new Promise((resolve) => (send = resolve));
    asked.length = 0;
    await page.goto(address.replace('{id}', String(orderId)), { waitUntil: 'commit' });
    await expect.poll(times, tag).toEqual(calls.map(() => 1));
    await expect(page.locator(tag)).not.toHaveAttribute('data-mounted');
    send();
    await expect(page.locator(tag)).toHaveAttribute('data-mounted', '');
    await expect(page.locator(`${tag} .skeleton:not([inert] *)`)).toHaveCount(0);
    expect(times(), `${tag}: ${asked.join(' ')}`).toEqual(calls.map(() => 1));
  }
});
