/**
 * Stands inline in the head, before the first paint (design §5.6): says on the root element whether this is the app's web view, who is
 * there, which store's prices are shown, whether an address is chosen and whether the cart is full; begins `cart/view` where there is
 * a session, and for a customer what the elements of the page begin with; keeps presses on what is printed; brings the modules once the
 * page has been painted, or at once where that is named `data-now`.
 */
import type { BegunCall, BegunPage } from '../core/browser/begunCall.ts';
import { keepPresses } from './element/presses.ts';

const { dataset } = document.documentElement;
const page = document as Document & { prerendering?: boolean };
/** Optimisers may take this script out of its element, and bring it before that of the configuration (WP-11). */
const config = () => document.querySelector<HTMLElement>('script[type="application/json"][data-spesa-config]');
const { nonce = '' } = document.currentScript ?? {};

/** What the client's library says of a body that is JSON. */
const asJson = { 'content-type': 'application/json', accept: 'application/json' };

interface Printed {
  site?: string;
  api?: string;
  version?: string;
  showSectors?: boolean;
  language?: string;
}

/** The first calls of core's client, as the client would send them; it takes the answers over (core/browser/begunCall.ts). */
function begin(printed: Printed, stored: (name: string) => unknown): void {
  const { session, account } = stored('credentials') as { session?: string; account?: string };
  const client = stored('client');
  if (!session || !printed.api || typeof client !== 'string') return;
  const headers = {
    'X-Ebsn-Session': session,
    ...(account ? { 'X-Ebsn-Account': account } : {}),
    'X-Ebsn-Client': dataset.spesaApp || 'site',
    'X-Ebsn-Version': printed.version ?? '',
    'X-Ebsn-Client-Uuid': client,
    'X-Ebsn-Language': printed.language ?? (stored('app') as { language?: string }).language ?? 'it',
  };
  const calls: BegunCall[] = [];
  const ask = (path: string, body?: string): void => {
    const url = printed.api + path;
    const sent = body ? { ...headers, ...asJson } : headers;
    const method = body ? 'POST' : 'GET';
    const answer = fetch(url, { method, body, headers: sent, credentials: 'same-origin', cache: 'no-store' });
    // An answer that nobody reads would keep its line busy.
    answer.then((given) => given.clone().text()).catch(() => {});
    calls.push({ url, body, headers: sent, at: Date.now(), answer });
  };
  ask(`/cart/view?show_sectors=${!!printed.showSectors}`);
  if (account)
    for (const [path, body] of JSON.parse(config()?.dataset.begins ?? '[]') as [string, string?][]) ask(path, body);
  (window as BegunPage)[Symbol.for('spesa.begun') as keyof BegunPage] = calls;
}

/** Fetches a module without running it, with the nonce that this script has been given. */
function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, nonce }));
}

let started = false;
/** An import needs neither nonce nor Trusted Types, as a script element would (XSS-16). Seen from the page: this script may have become a file. */
function loadModules({ loader, modules = '' }: DOMStringMap): void {
  if (started || !loader) return;
  started = true;
  if (modules) modules.split(' ').forEach(preload);
  import(new URL(loader, document.baseURI).href).catch((error: unknown) => {
    console.warn('[spesa]', error);
    letPresses();
    for (const button of document.querySelectorAll('[data-press][aria-busy]')) button.removeAttribute('aria-busy');
  });
}

/** The first paint, or the load of a page that is not painted (in the background, prerendered) or whose browser does not tell. */
function afterPaint(run: () => void): void {
  addEventListener('load', run);
  if (!('PerformanceObserver' in window)) return;
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length && run()).observe({
    type: 'paint',
    buffered: true,
  });
}

const load = () => loadModules({ ...config()?.dataset });
const letPresses = keepPresses(document);
dataset.spesaApp = navigator.userAgent.includes('SpesaApp/') ? 'app' : '';
try {
  const printed = JSON.parse(config()?.textContent ?? '{}') as Printed;
  const stored = (name: string): unknown =>
    JSON.parse(localStorage.getItem(`spesa:${printed.site ?? 1}:${name}`) ?? '{}');
  const shop = stored('shop') as { user?: string; warehouse?: string; place?: string; cart?: string };
  dataset.spesaUser = shop.user ?? '';
  dataset.spesaWarehouse = shop.warehouse ?? '';
  dataset.spesaPlace = shop.place ?? '';
  dataset.spesaCart = shop.cart ?? '';
  if (page.prerendering) page.addEventListener('prerenderingchange', () => begin(printed, stored), { once: true });
  else begin(printed, stored);
} catch {
  /* storage is blocked or broken: the page is a stranger's */
}
if (config()?.dataset.now) load();
else afterPaint(load);
