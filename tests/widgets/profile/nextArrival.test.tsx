import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { dayWords } from '../../../core/rules/dates.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1, { stock: 100 });

test('[spesa-account] [GET /order/list] the way to the orders says when the next one comes, and only when there is one; the list is asked for once', async () => {
  const orders = async () => {
    const page = await shopPage(plain.shop, { as: 'anna' });
    const element = await place('spesa-account');
    const title = await within(element).findByText('I tuoi ordini', { selector: '.account__title' });
    await waitFor(() => expect(page.asked('/order/list')).toHaveLength(1));
    return title.closest('a')!;
  };
  expect((await orders()).textContent).not.toContain('Arriva');
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  const { sel_date } = await chooseDelivery(plain.shop, me);
  await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me);
  const link = await orders();
  await waitFor(() => expect(link.textContent).toContain(`Arriva ${dayWords(sel_date)}, `));
});
