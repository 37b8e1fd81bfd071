import { describe, expect, test } from 'vitest';
import { missingStep } from '../../core/rules/missingStep.ts';

const closed = { anonymousCart: false, bypassAddress: false, bypassTimeslot: false };
const user = { userId: 7 };
const address = { addressId: 3, autoAssigned: false };
const slot = { timeslotId: 9, autoAssigned: false };

describe('the next missing step (§4, rulings 13 and 24)', () => {
  test('login comes first, unless the site allows an anonymous cart', () => {
    expect(missingStep(null, closed)).toBe('login');
    expect(missingStep({ user: { userId: -1 } }, closed)).toBe('login');
    expect(missingStep({ user: { userId: -1 } }, { ...closed, anonymousCart: true })).toBeNull();
    expect(missingStep({ user }, { ...closed, anonymousCart: true })).toBe('address');
  });

  test('then the address, then the store if it is due, then the timeslot', () => {
    expect(missingStep({ user }, closed)).toBe('address');
    expect(missingStep({ user, shippingAddress: address, selectWarehouse: true }, closed)).toBe('store');
    expect(missingStep({ user, shippingAddress: address }, closed)).toBe('timeslot');
    expect(missingStep({ user, shippingAddress: address, timeslot: slot }, closed)).toBeNull();
    expect(missingStep({ user, shippingAddress: address, timeslot: slot, selectWarehouse: true }, closed)).toBeNull();
  });

  test('none chosen is -1 on the wire', () => {
    expect(missingStep({ user, shippingAddress: { addressId: -1 }, timeslot: slot }, closed)).toBe('address');
    expect(missingStep({ user, shippingAddress: address, timeslot: { timeslotId: -1 } }, closed)).toBe('timeslot');
  });

  test('SLOT-07 autoAssigned is read alike from true, "true", 1 and "1", and a set slot is never asked for again', () => {
    for (const flag of [true, 'true', 1, '1'] as unknown as boolean[]) {
      expect(missingStep({ user, shippingAddress: { ...address, autoAssigned: flag }, timeslot: slot }, closed)).toBe(
        'address',
      );
      expect(missingStep({ user, shippingAddress: address, timeslot: { ...slot, autoAssigned: flag } }, closed)).toBe(
        'timeslot',
      );
    }
    for (const flag of [false, 'false', 0, '0', undefined, null, ''] as unknown as boolean[]) {
      expect(
        missingStep(
          { user, shippingAddress: { ...address, autoAssigned: flag }, timeslot: { ...slot, autoAssigned: flag } },
          closed,
        ),
      ).toBeNull();
    }
  });

  test('the site may let an assigned address or timeslot count, one by one; where there is none it is asked for', () => {
    const assigned = {
      user,
      shippingAddress: { ...address, autoAssigned: true },
      timeslot: { ...slot, autoAssigned: true },
    };
    const bypassAddress = { ...closed, bypassAddress: true };
    const both = { ...bypassAddress, bypassTimeslot: true };
    expect(missingStep(assigned, closed)).toBe('address');
    expect(missingStep(assigned, bypassAddress)).toBe('timeslot');
    expect(missingStep(assigned, both)).toBeNull();
    expect(missingStep({ user }, both)).toBe('address');
    expect(missingStep({ user, shippingAddress: address }, both)).toBe('timeslot');
  });
});
