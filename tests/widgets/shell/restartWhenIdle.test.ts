// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideSpesa } from '../../../widgets/element/context.ts';
import { restartWhenIdle } from '../../../widgets/shell/restartWhenIdle.ts';
import { testSpesa } from '../../testBrowser.ts';
import type { Config } from '../../../core/config.ts';

const MINUTE = 60_000;

function open(config: Partial<Config> = {}) {
  const { spesa, browser } = testSpesa(() => Promise.reject(new TypeError('Failed to fetch')), { config });
  provideSpesa(spesa);
  restartWhenIdle(document);
  return { dialogs: spesa.dialogs, went: browser.went };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<form><input name="city"><input type="search"><input readonly hidden value="anna@example.it"></form>';
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('TIME-07 SES-12 after half an hour without a touch the customer is asked, and 20 s later the page is loaded anew', async () => {
  const { dialogs, went } = open();
  await vi.advanceTimersByTimeAsync(30 * MINUTE - 20_001);
  expect(dialogs.isOpen('warning')).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(dialogs.isOpen('warning')).toBe(true);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(went).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(went).toEqual(['restart']);
});

test('SES-12 whoever closes the question or touches the page stays, for another half hour', async () => {
  const { dialogs, went } = open();
  await vi.advanceTimersByTimeAsync(30 * MINUTE - 20_000);
  dialogs.answer(dialogs.store.getState().levels[0]!.id, undefined);
  await vi.advanceTimersByTimeAsync(25 * MINUTE);
  expect([went.length, dialogs.isOpen('warning')]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 20_000);
  expect(dialogs.isOpen('warning')).toBe(true);
  document.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([went.length, dialogs.isOpen('warning')]).toEqual([0, false]);
});

test('TIME-07 a slider that moves by itself is no touch', async () => {
  const { dialogs } = open();
  const track = document.body.appendChild(document.createElement('ul'));
  await vi.advanceTimersByTimeAsync(15 * MINUTE);
  track.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 20_000);
  expect(dialogs.isOpen('warning')).toBe(true);
});

test('TIME-07 nothing happens over a half-filled form, at the checkout, or where a site has switched it off', async () => {
  window.history.replaceState(null, '', '/checkout/');
  const shops = [open()];
  window.history.replaceState(null, '', '/');
  shops.push(open({ idleRestartMs: 0 }), open());
  const field = document.querySelector('input')!;
  field.value = 'Genova';
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  expect(shops.map(({ dialogs }) => dialogs.isOpen('warning'))).toEqual([false, false, false]);
  expect(shops.flatMap(({ went }) => went)).toEqual([]);
  field.value = '';
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(shops[2]!.went[0]).toBe('restart');
});
