import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { brandAndSize } from '../../../core/rules/brandAndSize.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';
import { orderShown } from './orderShown.ts';

const plain = plainShop(1, { stock: 100 });

test('[spesa-order] what it costs and what can be done stand before the products, which are told by brand and size; its badge and its step say one word', async () => {
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(plain.shop, me);
  const { orderId } = (await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).data;
  const { data } = await plain.shop.request(orders.view, { order_id: orderId }, me);
  await shopPage(plain.shop, { as: 'anna' });
  const element = await place('spesa-order', { 'order-id': String(orderId) });
  await orderShown(element, orderId);
  const products = within(element).getByRole('heading', { name: 'Prodotti' });
  for (const early of [
    element.querySelector('.totals__line--total')!,
    within(element).getByRole('button', { name: 'Annulla l’ordine' }),
  ])
    expect(early.compareDocumentPosition(products)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const line = element.querySelector('.order__line')!;
  expect(line.textContent).toContain(brandAndSize(data.orderItems![0]!.product));
  expect(element.querySelector('[aria-current=step]')!.textContent).toBe(
    element.querySelector('.order-status')!.textContent,
  );
});
