import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders, wholeOrder } from '../../../core/api/endpoints/orders.ts';
import { ApiError } from '../../../core/api/error.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';
import { orderShown } from './orderShown.ts';

const plain = plainShop(1, { stock: 100 });
const user = userEvent.setup({ delay: null });
let page: Stage;
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** Anna's order, and its page. */
async function open(
  how: { status: number; delivery_service_id: number },
  store?: { latitude: number; longitude: number },
): Promise<HTMLElement> {
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(plain.shop, me);
  const { orderId } = (await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).data;
  await plain.shop.db.updateTable('shop_order').set(how).where('order_id', '=', orderId).execute();
  page = await shopPage(plain.shop, { as: 'anna' });
  if (store) {
    const { data } = await plain.shop.request(orders.view, wholeOrder(orderId), { ...me });
    const elsewhere = { ...data, shippingAddress: { ...data.shippingAddress, ...store } };
    page.intercept((url) => (url.pathname.endsWith('/order/view') ? answer(elsewhere) : undefined));
  }
  const element = await place('spesa-order', { 'order-id': String(orderId) });
  await orderShown(element, orderId);
  if (how === ready) await within(element).findByRole('button', { name: 'Sto arrivando' });
  return element;
}
const ready = { status: orderStatus.readyInStore, delivery_service_id: 1 };
const coming = (element: HTMLElement) => within(element).getByRole('button', { name: 'Sto arrivando' });

/** A device that says where it is, or does not. */
function positioned(coords: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = vi.fn((found: (at: unknown) => void, not: () => void) =>
    coords ? found({ coords }) : not(),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

describe('[spesa-order] Sto arrivando', () => {
  test('is there for an order that is ready at the store alone', async () => {
    await open(ready);
    const element = await open({ ...ready, status: orderStatus.ordered });
    expect(within(element).queryByRole('button', { name: 'Sto arrivando' })).toBeNull();
    const home = await open({ ...ready, delivery_service_id: 2 });
    expect(within(home).queryByRole('button', { name: 'Sto arrivando' })).toBeNull();
  });

  test('it reserves without asking the device where it is, and says which place it is', async () => {
    const asked = positioned({ latitude: 44.4, longitude: 8.9 });
    const element = await open(ready);
    await user.type(within(element).getByLabelText(/Con che auto/), 'Panda bianca');
    await user.click(coming(element));
    expect((await within(element).findAllByText(/Ti aspettiamo al posto \d/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.getAllByText(/Ti aspettiamo al posto \d/).length).toBeGreaterThan(1));
    expect(asked).not.toHaveBeenCalled();
    expect(within(element).getByRole('button', { name: 'Aggiorna' })).toBeTruthy();
  });

  test('with consent the distance goes along, and never the position; a device that tells none can do without', async () => {
    positioned(null);
    const element = await open(ready);
    await user.click(within(element).getByRole('checkbox', { name: /quanto sono lontano/ }));
    await user.click(coming(element));
    expect(await within(element).findByText(/Il telefono non ci dà la posizione/)).toBeTruthy();
    expect(page.asked('/order/reserve')).toEqual([]);
    positioned({ latitude: 44.41, longitude: 8.94 });
    await user.click(coming(element));
    await within(element).findByText(/Ti aspettiamo al posto \d/);
    const row = await plain.shop.db
      .selectFrom('parking_reservation')
      .selectAll()
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(row.distance).toBeGreaterThan(300);
    expect(row.distance).toBeLessThan(600);
  });

  test('0/0 is no place: a device that says so has told none, and at a store of such a place nobody is asked how far they are', async () => {
    positioned({ latitude: 0, longitude: 0 });
    const element = await open(ready);
    await user.click(within(element).getByRole('checkbox', { name: /quanto sono lontano/ }));
    await user.click(coming(element));
    expect(await within(element).findByText(/Il telefono non ci dà la posizione/)).toBeTruthy();
    expect(page.asked('/order/reserve')).toEqual([]);
    const nowhere = await open(ready, { latitude: 0, longitude: 0 });
    expect(within(nowhere).queryByRole('checkbox')).toBeNull();
  });

  test('who is too far reads the server’s own words, and an unexpected error is called one', async () => {
    positioned({ latitude: 45.46, longitude: 9.19 });
    const element = await open(ready);
    await user.click(within(element).getByRole('checkbox', { name: /quanto sono lontano/ }));
    await user.click(coming(element));
    expect((await within(element).findByRole('alert')).textContent).toContain('Sei ancora lontano');
    vi.spyOn(page.spesa.client, 'call').mockRejectedValue(new ApiError('rejected', '/order/reserve'));
    await user.click(coming(element));
    expect(await within(element).findByText(/Si è verificato un errore imprevisto/)).toBeTruthy();
  });
});
