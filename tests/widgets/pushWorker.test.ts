import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface Shown {
  title: string;
  options: { body: string; tag: string; data: unknown };
}

let shown: Shown[];
let opened: string[];
let focused: string[];
let windows: string[];
let listeners: Map<string, (event: object) => void>;
let asked: string[];

/** What a browser runs the worker in. */
async function start(address = 'https://shop.test/?spesa-worker=1'): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('registration', {
    showNotification: (title: string, options: Shown['options']) => Promise.resolve(shown.push({ title, options })),
  });
  vi.stubGlobal('clients', {
    matchAll: () => Promise.resolve(windows.map((url) => ({ url, focus: () => Promise.resolve(focused.push(url)) }))),
    openWindow: (url: string) => Promise.resolve(opened.push(url)),
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  vi.stubGlobal('fetch', (input: string) => asked.push(input));
  await import('../../widgets/pushWorker.ts');
}

async function tell(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = [];
  listeners.get(type)!({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) });
  await Promise.all(works);
}
const push = (message: unknown) => tell('push', { data: { json: () => message } });
const press = (data: unknown) => {
  const close = vi.fn();
  return tell('notificationclick', { notification: { data, close } }).then(() => close);
};

beforeEach(() => {
  [shown, opened, focused, windows, asked] = [[], [], [], [], []];
  listeners = new Map();
});
afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  test('shows what was pushed, and of one page the latest alone', async () => {
    await start();
    await push({
      aps: { alert: { title: 'L’ordine 7 è pronto', body: 'Lo aspetti oggi.' } },
      nav_to: '/profile/orders/7',
    });
    expect(shown).toEqual([
      {
        title: 'L’ordine 7 è pronto',
        options: { body: 'Lo aspetti oggi.', tag: '/profile/orders/7', data: '/profile/orders/7', lang: 'it' },
      },
    ]);
  });

  test.each([
    ['nothing', { data: null }],
    [
      'what is no JSON',
      {
        data: {
          json() {
            throw new SyntaxError('no');
          },
        },
      },
    ],
    ['a message without words', { data: { json: () => ({ nav_to: 'https://evil.test' }) } }],
  ])('shows the shop’s name for %s: a browser wants something to be shown', async (_, event) => {
    await start();
    await tell('push', event);
    expect(shown).toMatchObject([{ title: 'shop.test', options: { data: '/' } }]);
  });

  test('a press brings the page to the front where it is open, and leads nobody away from another', async () => {
    await start();
    windows = ['https://shop.test/checkout/', 'https://shop.test/profile/orders/7/'];
    expect(await press('/profile/orders/7')).toHaveBeenCalledOnce();
    expect([focused, opened]).toEqual([['https://shop.test/profile/orders/7/'], []]);
    await press('/profile/orders/8');
    expect(opened).toEqual(['https://shop.test/profile/orders/8']);
  });

  test('a site below another path opens its own pages, and a target elsewhere none', async () => {
    await start('https://shop.test/negozio/?spesa-worker=1');
    await push({ title: 'x', nav_to: '/profile/orders/7' });
    await push({ title: 'x', nav_to: 'https://evil.test/' });
    expect(shown.map(({ options }) => options.data)).toEqual(['/negozio/profile/orders/7', '/negozio/']);
    await press(undefined);
    expect(opened).toEqual(['https://shop.test/negozio/']);
  });

  test('keeps nothing and answers no request', async () => {
    await start();
    expect([...listeners.keys()].sort()).toEqual(['notificationclick', 'push']);
    await push({ title: 'x' });
    expect(asked).toEqual([]);
  });
});
