import { expect, test } from 'vitest';
import { differencesOf } from '../../core/rules/finalBill.ts';
import type { Order, OrderItem } from '../../core/schema/orders.ts';

const line = (over: Partial<OrderItem>): OrderItem =>
  ({ orderItemId: 1, product: { productId: 1, name: 'Pane' }, quantity: 2, grossTotal: 4, ...over }) as OrderItem;
const order = (over: Partial<Order>, ...orderItems: OrderItem[]): Order =>
  ({ orderId: 1, grossTotal: 10, orderItems, ...over }) as Order;
const brief = (of: Order, finalTotal: number) =>
  differencesOf(of, finalTotal).map(({ kind, amount }) => [kind, amount]);

const other = { productId: 2, name: 'Focaccia' } as OrderItem['product'];

test.each<[string, Order, number, [string, number][]]>([
  ['all came', order({}, line({ deliveredQuantity: 2, finalTotal: 4 })), 10, []],
  ['a line is missing', order({}, line({ deliveredQuantity: 0, finalTotal: 0 })), 6, [['missing', -400]]],
  [
    'a gift of no price is missing',
    order({}, line({ grossTotal: 0, deliveredQuantity: 0, finalTotal: 0 })),
    10,
    [['missing', 0]],
  ],
  ['fewer pieces came', order({}, line({ deliveredQuantity: 1, finalTotal: 2 })), 8, [['fewer', -200]]],
  ['a weight', order({}, line({ weight: 2, deliveredQuantity: 1.82, finalTotal: 3.64 })), 9.64, [['weighed', -36]]],
  [
    'a heavier weight',
    order({}, line({ weight: 2, deliveredQuantity: 2.1, finalTotal: 4.2 })),
    10.2,
    [['weighed', 20]],
  ],
  [
    'a cheaper substitute',
    order({}, line({ replacedBy: other, deliveredQuantity: 2, finalTotal: 3.96 })),
    9.96,
    [['replaced', -4]],
  ],
  [
    'a substitute of the same price',
    order({}, line({ replacedBy: other, deliveredQuantity: 2, finalTotal: 4 })),
    10,
    [['replaced', 0]],
  ],
  ['another price alone', order({}, line({ deliveredQuantity: 2, finalTotal: 3.5 })), 9.5, [['repriced', -50]]],
  ['fewer bags', order({ bags: { count: 3, unitPrice: 0.03 }, finalBags: 1 }), 9.94, [['bags', -6]]],
  ['as many bags', order({ bags: { count: 3, unitPrice: 0.03 }, finalBags: 3 }), 10, []],
  [
    'more than was held',
    order({ reservedAmount: 10 }, line({ weight: 2, deliveredQuantity: 2.5, finalTotal: 5 })),
    10,
    [
      ['weighed', 100],
      ['capped', -100],
    ],
  ],
  [
    'nothing came: no fees either',
    order({}, line({ deliveredQuantity: 0, finalTotal: 0 })),
    0,
    [
      ['missing', -400],
      ['feesDropped', -600],
    ],
  ],
  [
    'a voucher covers more than came',
    order({ grossTotal: 1 }, line({ deliveredQuantity: 0, finalTotal: 0 })),
    0,
    [
      ['missing', -400],
      ['discountLeft', 300],
    ],
  ],
  ['a server that gives no lines', order({}), 7.77, [['other', -223]]],
])('LAW-24 the final bill adds up to the cent: %s', (_what, of, finalTotal, wanted) => {
  expect(brief(of, finalTotal)).toEqual(wanted);
  const sum = differencesOf(of, finalTotal).reduce((cents, { amount }) => cents + amount, 0);
  expect(Math.round(of.grossTotal * 100) + sum).toBe(Math.round(finalTotal * 100));
});
