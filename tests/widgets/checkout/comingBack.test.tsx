import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(1);
let page: Stage;
let element: HTMLElement;
const user = userEvent.setup({ delay: null });

async function open(): Promise<void> {
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [{ productId: plain.id(0), quantity: 5 }],
    config: { paymentOrigins: ['http://provider.test'] },
  });
  element = await place('spesa-payment');
}

test('PAY-05 [spesa-payment] who comes back from the card’s page by the browser’s button pays in another way', async () => {
  await open();
  const order = () => within(element).getByRole('button', { name: /^Ordina con obbligo di pagare/ });
  await user.click(await within(element).findByRole('radio', { name: /nuova carta/ }));
  await user.click(order());
  await waitFor(() => expect(page.browser.went).toHaveLength(1));
  expect(page.browser.went[0]).toMatch(/^http:\/\/provider\.test\/pay\//);
  expect(order().hasAttribute('aria-busy')).toBe(true);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(order().hasAttribute('aria-busy')).toBe(false));
  await user.click(await within(element).findByRole('radio', { name: /alla consegna/ }));
  await user.click(order());
  await waitFor(() => expect(page.browser.went).toHaveLength(2));
  expect(page.browser.went[1]).toMatch(/\?new=1$/);
});

test('PAY-05 [spesa-payment] who comes back to an order that lapsed is told so, and offered to pay again', async () => {
  await open();
  const { data } = await page.spesa.client.call(checkout.buy, { payment_type_id: 12 });
  plain.shop.clock.offset += 31 * 60_000;
  await page.spesa.cart.load();
  history.replaceState(null, '', `/payment?order_id=${data.orderId}`);
  element = await place('spesa-payment');
  await within((await within(element).findByText('Il pagamento non è riuscito')).parentElement!).findByText(
    /non è più riservato/,
  );
  await user.click(await within(element).findByRole('radio', { name: /alla consegna/ }));
  await user.click(within(element).getByRole('button', { name: /^Ordina con/ }));
  await waitFor(() => expect(page.browser.went.at(-1)).toMatch(/\?new=1$/));
  plain.shop.clock.offset = 0;
  history.replaceState(null, '', '/');
});
