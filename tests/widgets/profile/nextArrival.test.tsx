import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1, { stock: 100 });

test('[spesa-account] [GET /order/list] the next delivery stands before all, with the way to its order, and only when there is one; the list is asked for once', async () => {
  const firstOf = async () => {
    const page = await shopPage(plain.shop, { as: 'anna' });
    const element = await place('spesa-account');
    await within(element).findByText('La tua opinione', { selector: '.account__title' });
    await waitFor(() => expect(page.asked('/order/list')).toHaveLength(1));
    return element.querySelector<HTMLAnchorElement>('.account__page')!;
  };
  expect((await firstOf()).pathname).toBe('/profile/orders');
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  const { sel_date } = await chooseDelivery(plain.shop, me);
  const { orderId } = (await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).data;
  const card = await firstOf();
  expect(card.pathname).toBe(`/profile/orders/${orderId}`);
  expect(card.textContent).toContain(`Arriva ${dayWords(sel_date)}, `);
  expect(card.textContent).toContain(`Ordine ${orderId} · Ordinato`);
});
