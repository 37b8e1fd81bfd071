import { expect, test } from 'vitest';
import { deliveryLocks } from '../../core/rules/deliveryLocks.ts';
import { addressTypeName, isService, placeTypeIds, serviceRule } from '../../core/rules/services.ts';

test('account §3: service 5 is the workplace and its lockers, wherever it is asked for', () => {
  expect([1, 2, 4, 5].map((id) => serviceRule(id).addressType)).toEqual(['drive', 'home', 'home', 'work']);
  expect([2, 3, 4, 5].map(addressTypeName)).toEqual(['home', 'drive', 'work', 'locker']);
  expect(['drive', 'work', 'locker', 'home', 'constructor', undefined].map(placeTypeIds)).toEqual([
    [3],
    [4, 5],
    [5],
    undefined,
    undefined,
    undefined,
  ]);
  expect([1, 3, 5, null, undefined, NaN].map(isService)).toEqual([true, false, true, false, false, false]);
  expect(serviceRule(99)).toBe(serviceRule(2));
});

test('SLOT-10 status 7 locks the address, the payment page address and timeslot', () => {
  expect(deliveryLocks({ cartStatusId: 1 }, false)).toEqual({ address: false, timeslot: false });
  expect(deliveryLocks({ cartStatusId: 7 }, false)).toEqual({ address: true, timeslot: false });
  expect(deliveryLocks({ cartStatusId: 1 }, true)).toEqual({ address: true, timeslot: true });
  expect(deliveryLocks(null, false)).toEqual({ address: false, timeslot: false });
});
