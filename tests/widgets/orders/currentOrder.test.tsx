import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { answerConsent } from '../../../core/flows/consent.ts';
import { payOrderAgain } from '../../../core/flows/payOrder.ts';
import { placeOrder } from '../../../core/flows/placeOrder.ts';
import { signOut } from '../../../core/flows/signIn.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { goodCard } from '../../demo/server/buying.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { createDevice } from '../../testBrowser.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { orderShown } from './orderShown.ts';

const plain = plainShop(1, { stock: 100 });
const thanks = /^Grazie, Anna/;

/** Anna has pressed the order button and stands before the card's page. */
async function leaveForCard() {
  const me = await logIn(plain.shop, 'anna');
  const { data: earlier } = await plain.shop.request(orders.list, {}, me);
  for (const { orderId, orderStatusId } of earlier.orders)
    if (orderStatusId === orderStatus.pending) await plain.shop.request(orders.delete, { order_id: orderId }, me);
  const page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [{ productId: plain.id(0), quantity: 5 }],
    config: { asksConsent: true },
    device: createDevice(),
  });
  answerConsent(page.spesa, { analytics: true });
  const { orderId, payment } = await placeOrder(
    page.spesa,
    { paymentTypeId: 12 },
    page.spesa.cart.current()!.grossTotal,
  );
  return { page, orderId, cardPage: payment.url! };
}

const pay = (cardPage: string, number = goodCard.number) =>
  plain.shop.provider(cardPage, {
    method: 'POST',
    body: new URLSearchParams({ ...goodCard, number }),
    redirect: 'manual',
  });

const purchases = ({ browser }: Stage) => browser.published.filter(({ name }) => name === 'purchase').length;

async function look(orderId: number): Promise<ReturnType<typeof within>> {
  document.querySelector('spesa-order')?.remove();
  const element = await place('spesa-order', { 'order-id': String(orderId) });
  await orderShown(element, orderId);
  return within(element);
}

describe('the current order id of the application state (§3)', () => {
  test('PAY-17 [spesa-order] an order that was paid, but from whose card page nobody came back, is thanked for and told to analytics when it is first seen, and never again', async () => {
    const { page, orderId, cardPage } = await leaveForCard();
    const { preferences } = page.spesa;
    expect(preferences.current().currentOrder).toBe(orderId);
    expect((await look(orderId)).queryByText(thanks)).toBeNull();
    expect(preferences.current().currentOrder).toBe(orderId);

    await pay(cardPage);
    const order = await look(orderId);
    expect(await order.findByText(thanks)).toBeTruthy();
    expect(preferences.current().currentOrder).toBeUndefined();
    await waitFor(() => expect(purchases(page)).toBe(1));
    expect((await look(orderId)).queryByText(thanks)).toBeNull();
    expect(purchases(page)).toBe(1);
  });

  test('one whose payment failed is not thanked for; paid again it is the current one anew', async () => {
    const { page, orderId, cardPage } = await leaveForCard();
    await pay(cardPage, '4000000000000002');
    expect((await look(orderId)).queryByText(thanks)).toBeNull();
    expect(purchases(page)).toBe(0);
    expect(page.spesa.preferences.current().currentOrder).toBeUndefined();
    await payOrderAgain(page.spesa, orderId);
    expect(page.spesa.preferences.current().currentOrder).toBe(orderId);
  });

  test('SES-06 a logout forgets it', async () => {
    const { page } = await leaveForCard();
    await signOut(page.spesa);
    expect(page.spesa.preferences.current().currentOrder).toBeUndefined();
  });
});
