import { isOnlyBundle } from './element/onlyBundle.ts';
import { keepPresses } from './element/presses.ts';
import { afterTouch, meantFor, whole, widgets } from './index.ts';

/** The loader: the only code that every page pays for. Finds our tags, now and later, and fetches what they need. */
const asked = new Set<string>();
let touched = false;
const { documentElement: root } = document;

const inCanvas = () => root.hasAttribute('data-spesa-no-shell');

async function define(tag: string) {
  if (asked.has(tag)) return;
  if (asked.size === 0) shell();
  asked.add(tag);
  try {
    const definition = widgets[tag as keyof typeof widgets]!;
    const [{ default: widget }, { createElement }] = await Promise.all([tag in meantFor ? import('./shell/forSome.ts').then(({ bring }) => bring(tag, definition)) : definition(), import('./element/createElement.tsx')]);
    if (!customElements.get(tag)) customElements.define(tag, createElement(widget));
  } catch {
    void import('./missing.ts').then(({ recover }) => recover(tag));
  }
}

/** Is it for customers or for the native app, and neither is here? An editor sees everything. */
const forOthers = (tag: string) => tag in meantFor && !root.dataset[meantFor[tag]!] && !inCanvas();

/** May this element wait, if the server has printed it: for the first touch, or for ever; or for a customer? An editor sees everything. */
const waits = ({ firstElementChild, localName }: Element) => (firstElementChild && (whole.has(localName) || (!touched && afterTouch.has(localName)))) || forOthers(localName);

const tags = Object.keys(widgets).join();

function find(place: ParentNode) {
  for (const element of place.querySelectorAll(tags)) if (!waits(element)) void define(element.localName);
}

function touch() {
  touched = true;
  find(document);
}

/** The cart drawer, dialogs and toasts come once per page, with the first element, never in an editor's canvas. */
function shell() {
  if (inCanvas()) return;
  void import('./shell/mount.ts').then(({ mountShell }) => mountShell());
}

/** Elements are defined when their children are parsed: a module comes then, a plain script may come earlier. */
function start() {
  find(document);
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin']) document.addEventListener(type, touch, { once: true, capture: true, passive: true });
  new MutationObserver((changes) => {
    for (const place of new Set(changes.map(({ target }) => target as Element))) find(place);
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-spesa-user'] });
}

if (isOnlyBundle(globalThis)) {
  keepPresses(document);
  if (root.dataset.spesaApp) void import('./shell/systemBrowser.ts').then(({ toSystemBrowser }) => toSystemBrowser(document));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
