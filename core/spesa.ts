import { createClient, type Client } from './api/client.ts';
import { ApiError } from './api/error.ts';
import type { Browser } from './browser/browser.ts';
import { createCredentials } from './browser/credentials.ts';
import { languageOf } from './browser/language.ts';
import { createServerClock } from './browser/serverClock.ts';
import type { Tabs } from './browser/tabs.ts';
import type { Config } from './config.ts';
import { usualLanguage } from './rules/language.ts';
import { atCheckoutOrPayment } from './rules/atCheckoutOrPayment.ts';
import { sessionExpired } from './flows/sessionExpired.ts';
import * as commonTexts from './labels/it/common.ts';
import * as errorTexts from './labels/it/errors.ts';
import { overlay } from './labels/text.ts';
import { textsSchema } from './schema/stored.ts';
import { tolerant } from './schema/tolerant.ts';
import { createCart, type CartStore } from './stores/cart.ts';
import { createDialogs, type Dialogs } from './stores/dialogs.ts';
import { createPreferences, type Preferences } from './stores/preferences.ts';
import { createQuery, type Query } from './stores/query.ts';
import { createSession, type Session } from './stores/session.ts';
import { createToasts, type Toasts } from './stores/toasts.ts';

/** One shop on the page: one session, one cart, one answer cache for all elements. */
export interface Spesa {
  config: Config;
  browser: Browser;
  tabs: Tabs;
  client: Client;
  /** Two letters: the language the elements are displayed in, constant until the page reloads. */
  language: string;
  /** Has the customer chosen another language than the page is printed in? */
  translated: boolean;
  /** ms since 1970 by the server's clock, to compare its moments with (TIME-06). */
  serverNow(): number;
  session: Session;
  cart: CartStore;
  query: Query;
  dialogs: Dialogs;
  toasts: Toasts;
  preferences: Preferences;
}

/** The composition root: makes the stores and lets them know of each other's changes. */
export function createSpesa(config: Config, browser: Browser): Spesa {
  /** Label overrides: of the site, and on an Italian page the cached translations of the chosen language. */
  const chosen = config.language ? undefined : browser.local.read('labels', tolerant(textsSchema));
  const printedIn = config.language ?? usualLanguage;
  const language = chosen ? languageOf(browser.local, config) : printedIn;
  overlay({ ...config.labels, ...chosen });
  const credentials = createCredentials(browser.local, config, browser.now, browser.uuid);
  const clock = createServerClock(browser.now, browser.steady);
  let cart: CartStore | undefined;
  const hash = () => cart?.hash() ?? 'w0d0t0';
  const captcha = config.captchaKey
    ? async (path: string, input: object) =>
        (await import('./browser/captcha.ts')).captchaQuery(path, input, config, browser.fetch)
    : undefined;
  const client = createClient(
    { config, credentials, clock, fetch: browser.fetch, hash, captcha },
    {
      kept: browser.page,
      shared: browser.local,
      now: browser.now,
      steady: browser.steady,
      scope: () => `${credentials.epoch()}|${hash()}|${languageOf(browser.local, config)}`,
    },
    browser,
  );
  const session = createSession(client, credentials, browser.local);
  cart = createCart(client, browser, credentials);
  const query = createQuery(client);
  const dialogs = createDialogs();
  const toasts = createToasts();
  const preferences = createPreferences(browser.local, browser.now);
  const spesa: Spesa = {
    config,
    browser,
    tabs: browser.tabs,
    client,
    language,
    translated: language !== printedIn,
    serverNow: clock.now,
    session,
    cart,
    query,
    dialogs,
    toasts,
    preferences,
  };

  let expiring: Promise<void> | undefined;
  client.onExpired(() => {
    expiring ??= sessionExpired(spesa).finally(() => (expiring = undefined));
  });
  cart.onContext(() => {
    session.become(cart.current()?.user.userId ?? -1);
    if (!atCheckoutOrPayment(config)) query.refresh();
  });
  const loadCart = () =>
    void cart.load().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (session.isLoggedIn() && error.reason !== 'expired')
        toasts.show({ kind: 'error', text: errorTexts.errorLoadingCart() });
    });
  let epoch = credentials.epoch();
  /** A browser may hand the news to this tab before what the other one has stored: it is waited for, a second at most. */
  const follow = async (): Promise<void> => {
    for (let tries = 0; tries < 20 && credentials.epoch() === epoch; tries++) await browser.wait(50);
    epoch = credentials.epoch();
    loadCart();
  };
  browser.tabs.onNews(({ kind }) => {
    if (kind === 'entered' || kind === 'acting') void follow();
    if (kind !== 'left') return;
    session.forget();
    cart.clear();
    browser.page.remove('drafts');
  });
  browser.onOnline(() => query.retry());
  browser.onShown((again) => {
    preferences.started();
    if (!credentials.known()) return again ? cart.clear() : undefined;
    loadCart();
  });
  if (browser.forgetful) toasts.show({ kind: 'notice', text: commonTexts.noStorage(), ms: 0 });
  return spesa;
}
