import { createBrowser } from '../../core/browser/browser.ts';
import { readConfig, type Config } from '../../core/config.ts';
import { createSpesa, type Spesa } from '../../core/spesa.ts';

const mark = Symbol.for('spesa.shop');
const { dataset } = document.documentElement;
type Page = typeof globalThis & { [mark]?: Spesa };

/** The configuration that the plugin printed: the first JSON script that bears the mark, never a global or an attribute (XSS-06, 07). */
export function pageConfig(document: Document): Config {
  const script = document.querySelector('script[type="application/json"][data-spesa-config]');
  try {
    return readConfig(script instanceof HTMLScriptElement ? JSON.parse(script.textContent) : undefined);
  } catch {
    return readConfig(undefined);
  }
}

/** Keeps the mark that boot.ts has set on the root element: styles and the loader go by it. */
function tellWho({ userId }: { userId: number }): void {
  const user = userId > -1 ? 'known' : '';
  if (dataset.spesaUser !== user) dataset.spesaUser = user;
}

/** The one shop of this page, also for a second bundle on it (CART-18). */
export function spesa(): Spesa {
  const page = globalThis as Page;
  if (!page[mark]) {
    const config = pageConfig(document);
    config.app = dataset.spesaApp;
    const shop = createSpesa(config, createBrowser(window, config.site));
    page[mark] = shop;
    tellWho(shop.session.store.getState());
    shop.session.store.subscribe(tellWho);
  }
  return page[mark];
}

/** Puts another shop in its place; for tests and the gallery. */
export function provideSpesa(shop: Spesa | undefined): void {
  const page = globalThis as Page;
  if (shop) page[mark] = shop;
  else delete page[mark];
}
