import { afterEach, describe, expect, test, vi } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { openTab } from '../../core/browser/tabStorage.ts';
import { createTabs } from '../../core/browser/tabs.ts';
import { contentLink, safeBack } from '../../core/rules/links.ts';
import { urlOf } from '../../core/rules/urlOf.ts';
import { network, settle } from '../network.ts';
import { testSpesa } from '../testBrowser.ts';

afterEach(() => vi.unstubAllGlobals());

/** Takes a static method away until the end of the test. */
function without(holder: object, name: string): void {
  const had = Object.getOwnPropertyDescriptor(holder, name)!;
  Reflect.deleteProperty(holder, name);
  restore.push(() => Object.defineProperty(holder, name, had));
}
const restore: (() => void)[] = [];
afterEach(() => restore.splice(0).forEach((give) => give()));

describe('Safari 16.4', () => {
  test('links are read without URL.parse and URL.canParse', () => {
    without(URL, 'parse');
    without(URL, 'canParse');
    expect(urlOf('/a', 'https://shop.test')?.href).toBe('https://shop.test/a');
    expect(urlOf('http://')).toBeNull();
    expect(safeBack('/cart?x=1', 'https://shop.test')).toBe('/cart?x=1');
    expect(contentLink('https://shop.test/shop/cart', 'https://shop.test', [])).toEqual({
      kind: 'internal',
      href: '/cart',
    });
  });

  test('STO-01 a tab without storage opens without URL.canParse', () => {
    without(URL, 'canParse');
    const window = Object.assign(new EventTarget(), {
      name: 'spesa:{"a":"1"}',
      location: { origin: 'https://shop.test', href: 'https://shop.test/' },
      document: { referrer: 'https://shop.test/cart' },
    });
    expect(openTab(window as unknown as Window).storage.getItem('a')).toBe('1');
  });

  test('NET-11 a read is given up without AbortSignal.any', async () => {
    without(AbortSignal, 'any');
    const net = network();
    const { spesa } = testSpesa(net.fetch);
    const leaving = new AbortController();
    const read = spesa.client.call(cart.view, {}, { signal: leaving.signal });
    const outcome = expect(read).rejects.toMatchObject({ reason: 'aborted' });
    await settle();
    expect(net.sent).toHaveLength(1);
    leaving.abort();
    await outcome;
  });
});

test('NET-05 an answer that breaks off as Firefox breaks it off when the page is left is an answer that did not come', async () => {
  const broken = new DOMException('The operation was aborted. ', 'AbortError');
  const { spesa } = testSpesa(
    network(() => new Response(new ReadableStream({ start: (stream) => stream.error(broken) }))).fetch,
  );
  await expect(spesa.client.call(cart.add, { items: [] })).rejects.toMatchObject({ reason: 'uncertain' });
});

test('without Web Locks and BroadcastChannel a tab does its work, alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const window = Object.assign(new EventTarget(), { navigator: {} }) as unknown as Window;
  const tabs = createTabs(window, '1');
  tabs.tell({ kind: 'left' });
  window.dispatchEvent(new Event('pageshow'));
  expect(await tabs.exclusive(() => Promise.resolve('done'))).toBe('done');
});
