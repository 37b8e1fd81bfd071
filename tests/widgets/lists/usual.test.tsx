import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { createBuying } from '../../demo/server/buying.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(9, { stock: 100 });
const user = userEvent.setup({ delay: null });

test('[spesa-lists] what the customer usually buys comes into the cart with one press; what is not there now stands apart and stays out', async () => {
  const me = await logIn(plain.shop, 'anna');
  for (let twice = 0; twice < 2; twice += 1) {
    await put(plain.shop, me, ...plain.ids.slice(0, 8).map((productId) => ({ productId, quantity: 2 })));
    await chooseDelivery(plain.shop, me);
    expect((await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).errors).toEqual([]);
  }
  await createBuying(plain.shop, plain.id(8)).setStock(plain.id(0), 0);
  const page = await shopPage(plain.shop, { as: 'anna', ready: true });
  const element = await place('spesa-lists');
  const section = (await within(element).findByRole('heading', { name: 'Quello che compri di solito' })).parentElement!;
  const [there, gone] = within(section).getAllByRole('list');
  expect(within(there!).getAllByRole('listitem')).toHaveLength(6);
  expect(there!.textContent).toContain('2\u00a0pz · in 2 ordini');
  expect(within(gone!).getAllByRole('listitem')).toHaveLength(1);
  expect(gone!.previousElementSibling!.textContent).toBe('Ora non ci sono');
  await user.click(within(section).getByRole('button', { name: 'Mostra tutti i 7 prodotti' }));
  expect(within(there!).getAllByRole('listitem')).toHaveLength(7);
  await user.click(within(section).getByRole('button', { name: 'Metti nel carrello 7 prodotti' }));
  await waitFor(() =>
    expect(
      page.spesa.cart
        .current()
        ?.cartItems?.map(({ productId, quantity }) => [productId, quantity])
        .sort(),
    ).toEqual(plain.ids.slice(1, 8).map((id) => [id, 2])),
  );
  expect(page.asked('/cart/add')).toHaveLength(1);
});

test('[spesa-lists] without a habit nothing is said of it', async () => {
  await shopPage(plain.shop, { as: 'dario' });
  const element = await place('spesa-lists');
  await within(element).findByRole('heading', { name: /Nuova lista|Crea/ });
  expect(within(element).queryByText('Quello che compri di solito')).toBeNull();
});
