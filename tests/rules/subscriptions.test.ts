import { describe, expect, test } from 'vitest';
import { isServiceProduct, subscriptionMonths } from '../../core/rules/productNature.ts';
import { lastDay, stateOn } from '../../core/rules/subscriptions.ts';

const infos = (productInfos: Record<string, string>) => ({ productInfos });

describe('subscriptions (account §4, ruling 31)', () => {
  test('a product is goods unless its nature is 2; only such a one runs for months', () => {
    expect(isServiceProduct(infos({}))).toBe(false);
    expect(isServiceProduct(infos({ PRODUCT_NATURE_ID: '1' }))).toBe(false);
    expect(isServiceProduct(infos({ PRODUCT_NATURE_ID: '2' }))).toBe(true);
    expect(subscriptionMonths(infos({ SUBSCRIPTION_MONTHS: '12' }))).toBe(0);
    expect(subscriptionMonths(infos({ PRODUCT_NATURE_ID: '2', SUBSCRIPTION_MONTHS: '12' }))).toBe(12);
    for (const months of ['', '0', '-3', '1.5', 'un anno'])
      expect(subscriptionMonths(infos({ PRODUCT_NATURE_ID: '2', SUBSCRIPTION_MONTHS: months }))).toBe(0);
  });

  test('TIME-01 it ends on the day before the same day of its last month, which may have no such day', () => {
    expect(lastDay('2026-03-10', 12)).toBe('2027-03-09');
    expect(lastDay('2026-01-31', 1)).toBe('2026-02-27');
    expect(lastDay('2024-02-29', 12)).toBe('2025-02-27');
    expect(lastDay('2026-11-30', 3)).toBe('2027-02-27');
    expect(lastDay('2026-12-01', 1)).toBe('2026-12-31');
  });

  test('it is ordered, active, expiring, renewable, expired, each from its own day on', () => {
    const term = { begins: '2026-01-01', ends: '2026-12-31' };
    const states = (isRenewed: boolean) =>
      [
        '2025-12-31',
        '2026-01-01',
        '2026-11-30',
        '2026-12-01',
        '2026-12-31',
        '2027-01-01',
        '2027-03-01',
        '2027-03-02',
      ].map((today) => stateOn(today, term, isRenewed));
    expect(states(false)).toEqual([
      'ordered',
      'active',
      'active',
      'expiring',
      'expiring',
      'renewable',
      'renewable',
      'expired',
    ]);
    expect(states(true)).toEqual(['ordered', 'active', 'active', 'active', 'active', 'expired', 'expired', 'expired']);
  });
});
