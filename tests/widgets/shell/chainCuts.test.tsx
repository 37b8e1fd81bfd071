import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { addToCart } from '../../../core/flows/addToCart.ts';
import { aProduct } from '../../carts.ts';
import { annasHome, lateSlot, plainProducts } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { createDevice, testSpesa, type Device } from '../../testBrowser.ts';
import { dialogPart, freeSlot, offeredDay, shopPage, topDialog } from '../shop.ts';
import type { Stage } from '../stage.ts';

let shop: Shop;
let productId: number;
let page: Stage;
let device: Device;
let added: Promise<boolean>;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  [productId] = (await plainProducts(shop, 1)) as [number];
});
afterAll(() => shop.close());

const title = () => topDialog()?.querySelector('.dialog__title')?.textContent;
const levels = () => document.querySelectorAll('dialog[open]').length;
const held = () => page.spesa.cart.current()?.cartItems?.map((line) => [line.productId, line.quantity]);
const chooseHome = async () =>
  user.click(within(await dialogPart('.place-list')).getByRole('button', { name: 'Consegna qui: Casa' }));
const slots = async () => {
  await user.click(offeredDay(await dialogPart('[role=tablist]')));
  return dialogPart(freeSlot);
};
const atSlots = () => waitFor(() => expect(title()).toBe('Giorno e fascia oraria'));
const closed = () =>
  waitFor(() => expect([levels(), document.querySelector('[inert], [aria-busy=true]')]).toEqual([0, null]));

/** Anna is logged in, nothing is chosen, and she has asked for a product. */
beforeEach(async () => {
  device = createDevice();
  page = await shopPage(shop, { as: 'anna', device });
  added = addToCart(page.spesa, aProduct({ productId, available: 100 })).catch(() => false);
  await chooseHome();
  await atSlots();
});

describe('[spesa-dialogs] CART-14 a chain that is cut', () => {
  test('CART-14 by a slot that fills meanwhile: said, listed anew, and another one ends it with one add', async () => {
    const free = await slots();
    const fill = (slotId: number) =>
      shop.db.updateTable('timeslot').set({ capacity: 0 }).where('timeslot_id', '=', slotId).execute();
    let first = true;
    page.intercept((url, init) => {
      if (!first || !url.pathname.endsWith('/timeslot/select')) return undefined;
      first = false;
      return fill(Number(url.searchParams.get('timeslot_id'))).then(() => shop.fetch(url.href, init));
    });
    await user.click(free);
    await waitFor(() => expect(topDialog().querySelector('.notice--error')).not.toBeNull());
    expect(title()).toBe('Giorno e fascia oraria');
    await waitFor(() => expect(topDialog().contains(free) && free.matches(freeSlot)).toBe(false));
    await user.click(await slots());
    expect(await added).toBe(true);
    await closed();
    expect(held()).toEqual([[productId, 1]]);
  });

  test('CART-14 by a session that ends: the login stands above, then the chain goes on where it was', async () => {
    const free = await slots();
    await shop.db.deleteFrom('session').execute();
    await user.click(free);
    await waitFor(() => expect(title()).toBe('Accedi'));
    expect(levels()).toBe(2);
    const form = within(await dialogPart('.login-form'));
    await user.type(form.getByLabelText(/^E-mail/), 'anna@example.it');
    await user.type(form.getByLabelText(/^Password/), 'spesa-demo');
    await user.click(form.getByRole('button', { name: 'Entra' }));
    await atSlots();
    await waitFor(() => expect(levels()).toBe(1));
    await user.click(await slots());
    expect(await added).toBe(true);
    await closed();
    expect(held()).toEqual([[productId, 1]]);
    expect(page.asked('/cart/add')).toHaveLength(1);
  });

  test('CART-14 by a session that ends and a customer who leaves: nothing is added, nothing stays open', async () => {
    const free = await slots();
    await shop.db.deleteFrom('session').execute();
    await user.click(free);
    await waitFor(() => expect(title()).toBe('Accedi'));
    const cancel = () => fireEvent(topDialog(), new Event('cancel', { cancelable: true }));
    cancel();
    await waitFor(() => expect(levels()).toBe(1));
    cancel();
    expect(await added).toBe(false);
    await closed();
    expect(page.spesa.session.isLoggedIn()).toBe(false);
    expect(page.asked('/cart/add')).toHaveLength(0);
  });

  test('CART-14 by a reload: no dialog comes back, what was chosen stays, and the next add goes on at the slot', async () => {
    page = await shopPage(shop, { device });
    await page.spesa.cart.load();
    expect(levels()).toBe(0);
    expect(page.spesa.cart.current()?.shippingAddress?.addressId).toBe(annasHome.address_id);
    added = addToCart(page.spesa, aProduct({ productId, available: 100 }));
    await atSlots();
    await user.click(await slots());
    expect(await added).toBe(true);
    await closed();
  });

  test('CART-14 by another tab that finishes it: the dialog goes by itself and the product is added once', async () => {
    const other = testSpesa(shop.fetch, { device }).spesa;
    await other.cart.load();
    const { data } = await other.client.call(delivery.timeslots, {});
    await other.cart.run(delivery.selectTimeslot, lateSlot(data.days));
    expect(await added).toBe(true);
    await closed();
    expect(held()).toEqual([[productId, 1]]);
    expect(page.asked('/cart/add')).toHaveLength(1);
  });
});
