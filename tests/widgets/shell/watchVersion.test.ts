// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../../core/config.ts';
import { provideSpesa } from '../../../widgets/element/context.ts';
import { watchVersion } from '../../../widgets/shell/watchVersion.ts';
import { testSpesa } from '../../testBrowser.ts';

const TEN_MINUTES = 600_000;

function open(answer: () => Response, config: Partial<Config> = {}) {
  const asked: string[] = [];
  const { spesa, browser } = testSpesa(
    (input) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return Promise.resolve(answer());
    },
    { config },
  );
  provideSpesa(spesa);
  watchVersion(document);
  return { asked, went: browser.went, told: () => spesa.toasts.store.getState().list };
}
const served = (version: string) => () => Response.json({ version });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<script type="application/json" data-spesa-config data-loader="/dist/preact/loader.js?ver=abc"></script>';
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

test('every ten minutes the site is asked which version it serves; the same one says nothing', async () => {
  const { asked, told } = open(served('abc'));
  await vi.advanceTimersByTimeAsync(TEN_MINUTES - 1);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * TEN_MINUTES + 1);
  expect(asked.map((url) => new URL(url, 'http://shop').pathname)).toEqual(Array(3).fill('/version.json'));
  expect(told()).toEqual([]);
});

test('WP-07 a site in a folder is asked there', async () => {
  const { asked } = open(served('abc'), { folder: '/negozio' });
  await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  expect(asked.map((url) => new URL(url, 'http://shop').pathname)).toEqual(['/negozio/version.json']);
});

test('TIME-07 a page that nobody sees does not ask, and asks again when it is seen', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { asked } = open(served('abc'));
  await vi.advanceTimersByTimeAsync(3 * TEN_MINUTES);
  expect(asked).toEqual([]);
  hidden.mockRestore();
  await vi.advanceTimersByTimeAsync(TEN_MINUTES);
  expect(asked).toHaveLength(1);
});

test('of a new version the customer is told once, and loads the page anew with a press', async () => {
  const { asked, told, went } = open(served('def'));
  await vi.advanceTimersByTimeAsync(3 * TEN_MINUTES);
  expect(asked).toHaveLength(1);
  expect(told().map(({ text, ms }) => [text, ms])).toEqual([
    ['C’è una versione nuova del negozio. Il carrello resta com’è.', 0],
  ]);
  expect(went).toEqual([]);
  told()[0]!.action!.run();
  expect(went).toEqual(['restart']);
});

test('NET-01 a site without the file, or out of reach, is asked again and says nothing; at the checkout nobody asks', async () => {
  const without = open(() => new Response('<h1>404</h1>', { status: 404 }));
  window.history.replaceState(null, '', '/checkout/');
  const checkout = open(served('def'));
  await vi.advanceTimersByTimeAsync(2 * TEN_MINUTES);
  expect([without.asked.length, without.told(), checkout.asked.length]).toEqual([2, [], 0]);
});
