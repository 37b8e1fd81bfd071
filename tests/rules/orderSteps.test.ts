import { expect, test } from 'vitest';
import { isStillInShop, orderState } from '../../core/rules/orderStatus.ts';
import { orderSteps } from '../../core/rules/orderSteps.ts';

const date = '2027-01-20';
const dayBefore = Date.parse('2027-01-19T23:30:00+01:00');
const thatDay = Date.parse('2027-01-20T00:30:00+01:00');
const marks = { done: '✓', now: '>', next: ' ' };
const steps = (orderStatusId: number, now = thatDay, deliveryServiceId = 2) =>
  orderSteps(
    { orderStatusId, timeslot: { timeslotId: 1, date }, shippingAddress: { addressId: 1, deliveryServiceId } },
    now,
  ).map(({ label, state }) => marks[state] + label());

test('an order that waits, is picked, leaves and arrives takes four steps', () => {
  for (const id of [1, 2, 3]) expect(steps(id)[0]).toBe(`>${orderState(id).label()}`);
  expect(steps(3)).toEqual(['>Ordinato', ' In preparazione', ' In consegna', ' Consegnato']);
  for (const id of [5, 22]) expect(steps(id)).toEqual(['✓Ordinato', '>In preparazione', ' In consegna', ' Consegnato']);
  expect(steps(6)).toEqual(['✓Ordinato', '✓In preparazione', '>In consegna', ' Consegnato']);
  expect(steps(8)).toEqual(['✓Ordinato', '✓In preparazione', '✓In consegna', '✓Consegnato']);
  expect(steps(9).at(-1)).toBe('✓Consegnato in parte');
});

test('until the day of its slot a packed order is ready, not on its way', () => {
  expect(steps(6, dayBefore)).toEqual(['✓Ordinato', '>Pronto', ' In consegna', ' Consegnato']);
  expect(orderState(6, true).label()).toBe('Pronto');
  expect(orderState(6).label()).toBe('In consegna');
  expect(orderState(5, true)).toBe(orderState(5));
});

test('a packed order that no rider has taken is ready, not on its way', () => {
  const order = { orderStatusId: 6, timeslot: { timeslotId: 1, date }, awaitsRider: true };
  expect(orderSteps(order, thatDay)[1]).toMatchObject({ state: 'now' });
  expect(orderSteps(order, thatDay).map(({ label }) => label())).toContain('Pronto');
  expect(isStillInShop(order, thatDay)).toBe(true);
  expect(isStillInShop({ ...order, awaitsRider: undefined }, thatDay)).toBe(false);
});

test('an order that is fetched waits for its customer', () => {
  expect(steps(7, thatDay, 1)).toEqual(['✓Ordinato', '✓In preparazione', '>Pronto per il ritiro', ' Ritirato']);
  expect(steps(18)[2]).toBe('>Pronto nell’armadietto');
});

test.each([10, 11, 12, 13, 99, NaN])('an order of status %d takes no step', (id) => {
  expect(steps(id)).toEqual([]);
});
