import { isOnlyBundle } from './element/onlyBundle.ts';
import { widgets } from './index.ts';
import { loading } from './loading.ts';

/** The loader: the only code that every page pays for. Finds our tags, now and later, and fetches what they need. */
const asked = new Set<string>();
let touched = false;
const { documentElement: root } = document;

/** The mark on the root element (boot.ts) without which the code of an element for customers or for the app is not fetched. */
const marks = { customer: 'spesaUser', app: 'spesaApp' };

const inCanvas = () => root.hasAttribute('data-spesa-no-shell');

async function define(tag: string) {
  if (asked.has(tag)) return;
  if (asked.size === 0) mountShell();
  asked.add(tag);
  try {
    const load = widgets[tag as keyof typeof widgets]!;
    const { loads, for: audience = 'everyone' } = loading[tag] ?? {};
    const [{ default: widget }, { createElement }] = await Promise.all([
      audience === 'everyone'
        ? load()
        : import('./element/audience.ts').then(({ forAudience }) => forAudience(tag, load, loads === 'visible')),
      import('./element/createElement.tsx'),
    ]);
    if (!customElements.get(tag)) customElements.define(tag, createElement(widget));
  } catch {
    void import('./missing.ts').then(({ recover }) => recover(tag));
  }
}

/** May the code of this element wait: for a customer, for the app, for the first touch, or for ever? An editor sees everything. */
function waits({ firstElementChild, localName }: Element): boolean {
  const { loads, for: audience = 'everyone' } = loading[localName] ?? {};
  if (audience !== 'everyone' && !root.dataset[marks[audience]] && !inCanvas()) return true;
  return firstElementChild !== null && (loads === 'never' || (loads === 'touch' && !touched));
}

const tags = Object.keys(widgets).join();

function visit(element: Element) {
  if (!waits(element)) void define(element.localName);
}

function find(place: ParentNode) {
  place.querySelectorAll(tags).forEach(visit);
}

/** An element that has come, with what stands in it. */
function meet(element: Element) {
  if (element.matches(tags)) visit(element);
  if (element.firstElementChild) find(element);
}

/** What the customer is about to use comes first, all else that waits for a touch when the page is idle again, or at once where nothing tells when that is. */
function touch({ target }: Event) {
  const host = target instanceof Element ? target.closest(tags) : null;
  if (host && loading[host.localName]?.loads === 'touch') void define(host.localName);
  if (touched) return;
  touched = true;
  (window.requestIdleCallback ?? setTimeout)(() => find(document));
}

/** The cart drawer, dialogs and toasts come once per page, with the first element, never in an editor's canvas. */
function mountShell() {
  if (inCanvas()) return;
  void import('./shell/mount.ts').then(({ startShell }) => startShell());
}

/** Elements are defined when their children are parsed: a module comes then, a plain script may come earlier. */
function start() {
  touched = document.querySelector('[data-spesa-pressed], [data-spesa-pressing], .spesa:focus-within') !== null;
  find(document);
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
    document.addEventListener(type, touch, { capture: true, passive: true });
  new MutationObserver((changes) => {
    let foreign = false;
    if (changes.some(({ type }) => type === 'attributes')) return find(document);
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) {
          meet(node);
          foreign ||= node.matches('.spesa font, .spesa .emoji');
        }
    if (foreign) void import('./element/keepTexts.ts').then(({ keepTexts }) => keepTexts(changes));
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-spesa-user'] });
  void import('./element/quiet.ts').then(({ fetchTouchCode }) => fetchTouchCode(document));
}

if (isOnlyBundle(globalThis)) {
  if (!document.querySelector('script[data-loader]'))
    void import('./element/presses.ts').then(({ keepPresses }) => keepPresses(document));
  if (root.dataset.spesaApp)
    void import('./shell/systemBrowser.ts').then(({ toSystemBrowser }) => toSystemBrowser(document));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
