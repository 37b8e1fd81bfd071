import { createSlices, type Slices } from './storage.ts';
import { createTabs, type Tabs } from './tabs.ts';

/** Everything of the outside world that core needs; tests give their own. */
export interface Browser {
  fetch: typeof globalThis.fetch;
  /** localStorage */
  local: Slices;
  /** sessionStorage */
  page: Slices;
  tabs: Tabs;
  now(): number;
  wait(ms: number): Promise<void>;
  random(): number;
  /** 32 hex digits. */
  uuid(): string;
  /** A prerendered page makes no session call until it is shown. */
  prerendering(): boolean;
  /** The page is shown: at once, after prerendering, and again from the back-forward cache (`again`). */
  onShown(listener: (again: boolean) => void): void;
  /** The page is left: last chance to send what is waiting. */
  onLeft(listener: () => void): void;
  onOnline(listener: () => void): void;
  go(url: string): void;
  reload(): void;
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const isAnswer = (name: string) => name.startsWith('answer:');

/** The real browser. */
export function createBrowser(window: Window & typeof globalThis, site: string): Browser {
  const document = window.document as Document & { prerendering?: boolean };
  return {
    fetch: (input, init) => window.fetch(input, init),
    local: createSlices(() => window.localStorage, site),
    page: createSlices(() => window.sessionStorage, site, isAnswer),
    tabs: createTabs(window, site),
    now: () => Date.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: () => Math.random(),
    uuid: () => hex(window.crypto.getRandomValues(new Uint8Array(16))),
    prerendering: () => document.prerendering === true,
    onShown(listener) {
      if (document.prerendering) document.addEventListener('prerenderingchange', () => listener(false), { once: true });
      else queueMicrotask(() => listener(false));
      window.addEventListener('pageshow', (event) => event.persisted && listener(true));
    },
    onLeft: (listener) => window.addEventListener('pagehide', listener),
    onOnline: (listener) => window.addEventListener('online', listener),
    go: (url) => window.location.assign(url),
    reload: () => window.location.reload(),
  };
}
