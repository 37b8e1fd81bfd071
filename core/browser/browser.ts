import { takingOver, type BegunPage } from './begunCall.ts';
import { reloadOnce } from './reloadOnce.ts';
import { createSlices, type Slices } from './storage.ts';
import { openTab } from './tabStorage.ts';
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
  /** Milliseconds since the page began, whatever happens to the device's clock. */
  steady(): number;
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
  /** Follows an address, by a form if there are values to send. */
  go(url: string, post?: Record<string, string>): void;
  reload(): void;
  /** Loads the page anew if the site answers, at most once a minute; false when it may not. */
  restart(): Promise<boolean>;
  /** Hands an event to the page: to a data layer, and as `spesa-analytics` of the document. */
  publish(name: string, detail: object): void;
  /** Tells the site's other plugins what the customer allows of its own cookies; there where the site has the WP Consent API. */
  tellConsent?(allowed: { analytics: boolean; profilation: boolean }): void;
  /** Site data is not kept: the shopping lasts as long as the tab. */
  forgetful: boolean;
}

/** Where tag managers read what happens on a page. */
type Layered = { dataLayer?: object[] };

/** A few hundred bytes: a session and who it belongs to. */
const ROOM = 'x'.repeat(400);

/** Is something of ours in it whose key ends so? */
const holds = (storage: Storage, end: string): boolean =>
  Object.keys(storage).some((key) => key.startsWith('spesa:') && key.endsWith(end));

/** Where site data are kept: in the tab's own storage where others have filled the site's to the brim and nothing of ours is in it (STO-02); nowhere where both are full, or the browser keeps none. */
function roomOf(window: Window): Storage | undefined {
  for (const [kind, end] of [
    ['localStorage', ''],
    ['sessionStorage', ':credentials'],
  ] as const) {
    let storage: Storage | undefined;
    try {
      storage = window[kind];
      storage.setItem('spesa:room', ROOM);
      storage.removeItem('spesa:room');
      return storage;
    } catch {
      if (storage && holds(storage, end)) return storage;
    }
  }
  return undefined;
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const isAnswer = (name: string) => name.startsWith('answer:');

function submit(document: Document, action: string, values: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
  for (const [name, value] of Object.entries(values))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
}

/** The real browser. */
export function createBrowser(window: Window & typeof globalThis, site: string): Browser {
  const document = window.document as Document & { prerendering?: boolean };
  const room = roomOf(window);
  const tab = room ? undefined : openTab(window);
  return {
    forgetful: tab !== undefined,
    fetch: takingOver(
      (input, init) => window.fetch(input, init),
      window as BegunPage,
      () => Date.now(),
    ),
    local: createSlices(() => room ?? tab!.storage, site),
    page: createSlices(() => window.sessionStorage, site, isAnswer),
    tabs: createTabs(window, site),
    now: () => Date.now(),
    steady: () => performance.now(),
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
    go(url, post) {
      tab?.leaveFor(url);
      if (post) submit(window.document, url, post);
      else window.location.assign(url);
    },
    restart: () => reloadOnce(window),
    publish(event, detail) {
      const layer = ((window as Layered).dataLayer ??= []);
      layer.push({ ecommerce: null }, { event, ecommerce: detail });
      document.dispatchEvent(new CustomEvent('spesa-analytics', { detail: { event, ...detail } }));
    },
    reload() {
      tab?.leaveFor(window.location.href);
      window.location.reload();
    },
  };
}
