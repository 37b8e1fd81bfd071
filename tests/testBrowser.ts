import { vi } from 'vitest';
import type { Browser } from '../core/browser/browser.ts';
import { createSlices, type Slices } from '../core/browser/storage.ts';
import { lonelyTabs, type News, type Tabs } from '../core/browser/tabs.ts';
import { readConfig, type Config } from '../core/config.ts';
import { createSpesa, type Spesa } from '../core/spesa.ts';
import { now } from './moment.ts';

/** A Storage in memory, as a browser has one for each origin. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  };
  return new Proxy(methods as Storage, {
    get: (target, name) => (name === 'length' ? items.size : Reflect.get(target, name)),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      items.has(String(name)) ? { enumerable: true, configurable: true, value: items.get(String(name)) } : undefined,
  });
}

/** Two or more pages of one browser: shared local storage, one lock, one channel. */
export interface Device {
  local: Storage;
  listeners: Set<(from: object, news: News) => void>;
  lock: Promise<unknown>;
}
export const createDevice = (): Device => ({ local: memoryStorage(), listeners: new Set(), lock: Promise.resolve() });

function tabsOf(device: Device): Tabs {
  const self = {};
  return {
    exclusive(work) {
      const next = device.lock.then(work, work);
      device.lock = next.catch(() => {});
      return next;
    },
    tell: (news) => queueMicrotask(() => device.listeners.forEach((listener) => listener(self, structuredClone(news)))),
    onNews: (listener) => void device.listeners.add((from, news) => from !== self && listener(news)),
  };
}

export interface TestBrowser extends Browser {
  /** Moves this browser's clock, ms. */
  offset: number;
  leave(): void;
  online(): void;
  show(): void;
  went: string[];
  /** What was handed to the page, in order. */
  published: { name: string; detail: object }[];
}

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A browser without a window: real storage slices and queues, the network is the given fetch. */
function testBrowser(
  fetch: Fetch,
  { device, page = memoryStorage() }: { device?: Device; page?: Storage } = {},
): TestBrowser {
  const left: (() => void)[] = [];
  const back: (() => void)[] = [];
  const shown: ((again: boolean) => void)[] = [];
  const own = device?.local ?? memoryStorage();
  const local: Slices = createSlices(() => own, '1');
  const browser: TestBrowser = {
    fetch: ((input: RequestInfo | URL, init?: RequestInit) => fetch(input as string, init)) as typeof globalThis.fetch,
    local,
    page: createSlices(
      () => page,
      '1',
      (name) => name.startsWith('answer:'),
    ),
    tabs: device ? tabsOf(device) : lonelyTabs(),
    forgetful: false,
    offset: 0,
    went: [],
    published: [],
    now: () => (vi.getMockedSystemTime()?.getTime() ?? now()) + browser.offset,
    steady: () => performance.now(),
    wait: () => Promise.resolve(),
    random: () => 0.5,
    uuid: () => crypto.randomUUID().replaceAll('-', ''),
    prerendering: () => false,
    onShown: (listener) => void shown.push(listener),
    onLeft: (listener) => void left.push(listener),
    onOnline: (listener) => void back.push(listener),
    go: (url) => void browser.went.push(url),
    restart: () => Promise.resolve(browser.went.push('restart') > 0),
    publish: (name, detail) => void browser.published.push({ name, detail }),
    reload: () => void browser.went.push('reload'),
    leave: () => left.forEach((listener) => listener()),
    online: () => back.forEach((listener) => listener()),
    show: () => shown.forEach((listener) => listener(false)),
  };
  return browser;
}

const testConfig = (given: Partial<Config> = {}): Config => readConfig({ api: 'http://shop.test/ebsn/api', ...given });

/** A whole shop client over the given network. */
export function testSpesa(
  fetch: Fetch,
  options: { device?: Device; page?: Storage; config?: Partial<Config> } = {},
): { spesa: Spesa; browser: TestBrowser } {
  const browser = testBrowser(fetch, options);
  return { spesa: createSpesa(testConfig(options.config), browser), browser };
}
