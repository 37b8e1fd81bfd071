import { expect, test } from 'vitest';
import { nextArrival } from '../../core/rules/nextArrival.ts';
import type { Order } from '../../core/schema/orders.ts';

const now = Date.parse('2027-01-20T09:00:00+01:00');
const order = (orderId: number, orderStatusId: number, date?: string, beginTime = '08:00') =>
  ({ orderId, orderStatusId, ...(date && { timeslot: { timeslotId: 1, date, beginTime } }) }) as Order;

test('the soonest order that is on its way comes next; past, delivered, cancelled and unpaid ones do not', () => {
  const orders = [
    order(1, 3, '2027-01-22'),
    order(2, 5, '2027-01-21', '16:00'),
    order(3, 3, '2027-01-21', '10:00'),
    order(4, 1, '2027-01-20'),
    order(5, 8, '2027-01-20'),
    order(6, 10, '2027-01-20'),
    order(7, 6, '2027-01-19'),
    order(8, 3),
  ];
  expect(nextArrival(orders, now)?.orderId).toBe(3);
  expect(nextArrival([...orders, order(9, 6, '2027-01-20')], now)?.orderId).toBe(9);
  expect(nextArrival(orders.slice(3), now)).toBeUndefined();
});
