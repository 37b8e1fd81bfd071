import { afterEach, expect, it, vi } from 'vitest';
import { isOnlyBundle } from '../../../widgets/element/onlyBundle.ts';

afterEach(() => vi.restoreAllMocks());

it('WP-09 of three bundles on a page the first is the one, and the page is told once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const page = Object.create(globalThis) as typeof globalThis;
  expect([isOnlyBundle(page), isOnlyBundle(page), isOnlyBundle(page)]).toEqual([true, false, false]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(isOnlyBundle(Object.create(globalThis) as typeof globalThis)).toBe(true);
});
