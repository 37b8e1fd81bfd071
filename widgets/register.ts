import { isOnlyBundle } from './element/onlyBundle.ts';
import { keepPresses } from './element/presses.ts';
import { afterTouch, meantFor, whole, widgets } from './index.ts';

/** The loader: the only code that every page pays for. Finds our tags, now and later, and fetches what they need. */
const asked = new Set<string>();
let touched = false;
const { documentElement: root } = document;

const inCanvas = () => root.hasAttribute('data-spesa-no-shell');

async function define(tag: string) {
  const definition = widgets[tag as keyof typeof widgets];
  if (!definition || asked.has(tag)) return;
  if (asked.size === 0) shell();
  asked.add(tag);
  try {
    const [{ default: widget }, { createElement }] = await Promise.all([definition(), import('./element/createElement.tsx'), tag in meantFor && import('./shell/ownSheet.ts').then(({ bringSheet }) => bringSheet(tag))]);
    if (!customElements.get(tag)) customElements.define(tag, createElement(widget));
  } catch {
    void import('./missing.ts').then(({ recover }) => recover(tag));
  }
}

/** Is it for customers or for the native app, and neither is here? An editor sees everything. */
const forOthers = (tag: string) => tag in meantFor && !root.dataset[meantFor[tag]!] && !inCanvas();

/** May this element wait, if the server has printed it: for the first touch, or for ever; or for a customer? An editor sees everything. */
const waits = (element: Element) =>
  (element.firstElementChild !== null && (whole.has(element.localName) || (!touched && afterTouch.has(element.localName)))) || forOthers(element.localName);

function find(place: ParentNode) {
  for (const tag of Object.keys(widgets)) {
    if (!asked.has(tag) && [...place.querySelectorAll(tag)].some((element) => !waits(element))) void define(tag);
  }
}

function touch() {
  if (touched) return;
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
    for (const { type, addedNodes } of changes) {
      if (type === 'attributes') find(document);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.localName in widgets && !waits(node)) void define(node.localName);
        find(node);
      }
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-spesa-user'] });
}

if (isOnlyBundle(globalThis)) {
  keepPresses(document);
  if (root.dataset.spesaApp) void import('./shell/systemBrowser.ts').then(({ toSystemBrowser }) => toSystemBrowser(document));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}
