import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1);
const open = async () =>
  shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(0), quantity: 5 }] });

test('SLOT-10 while an order is being changed no element offers another address, and the page of the choice says why [spesa-delivery-service-view] [spesa-checkout]', async () => {
  const page = await open();
  await plain.shop.db.updateTable('cart').set({ order_id: 260001 }).execute();
  await page.spesa.cart.load();
  const view = await place('spesa-delivery-service-view');
  expect(await within(view).findByRole('button', { name: 'Cambia fascia oraria' })).toBeTruthy();
  expect(within(view).queryByRole('button', { name: 'Cambia indirizzo' })).toBeNull();
  expect(within(view).getByText(/il suo indirizzo non si può cambiare/)).toBeTruthy();
  const checkout = await place('spesa-checkout');
  expect(await within(checkout).findByRole('button', { name: 'Cambia fascia oraria' })).toBeTruthy();
  expect(within(checkout).queryByRole('button', { name: 'Cambia indirizzo o negozio' })).toBeNull();
  void page.spesa.dialogs.open('address', {});
  expect(await screen.findByText(/il suo indirizzo non si può cambiare/)).toBeTruthy();
});

test('SLOT-10 on the payment page neither address nor timeslot is offered, also when one has been lost [spesa-payment]', async () => {
  history.replaceState(null, '', '/payment');
  const page = await open();
  const payment = await place('spesa-payment');
  const drawer = await place('spesa-cart-page');
  await waitFor(() => expect(within(payment).getByRole('button', { name: /Ordina con obbligo/ })).toBeTruthy());
  expect(drawer.querySelector('.cart-delivery')!.querySelector('button')).toBeNull();
  await plain.shop.db.updateTable('cart').set({ timeslot_id: null, slot_date: null }).execute();
  await page.spesa.cart.load();
  await waitFor(() => expect(payment.querySelector('a')?.getAttribute('href')).toBe('/checkout'));
  expect(within(payment).queryByRole('button')).toBeNull();
  const picker = await place('spesa-timeslot-picker');
  expect(
    within(picker).getByText(/L’ordine aspetta il pagamento: .* fascia oraria non si possono cambiare/),
  ).toBeTruthy();
  history.replaceState(null, '', '/');
});

test('a cart that holds an order being changed says so, and can be left as the order was [spesa-cart-page]', async () => {
  const page = await open();
  await plain.shop.db.updateTable('cart').set({ order_id: 260001 }).execute();
  await page.spesa.cart.load();
  const cart = await place('spesa-cart-page');
  expect(await within(cart).findByText('Stai modificando l’ordine 260001')).toBeTruthy();
  within(cart).getByRole('button', { name: 'Lascia l’ordine com’era' }).click();
  await waitFor(() => expect(page.spesa.cart.current()?.cartStatusId).toBe(1));
  expect(within(cart).queryByText('Stai modificando l’ordine 260001')).toBeNull();
});
