import { checkLogin } from '../../core/flows/checkLogin.ts';
import { hasDiet } from '../../core/flows/hasDiet.ts';
import { atCheckoutOrPayment } from '../../core/rules/atCheckoutOrPayment.ts';
import { isPage } from '../../core/rules/links.ts';
import { isActedFor } from '../../core/rules/acting.ts';
import { usualLanguage } from '../../core/rules/language.ts';
import { personalPages } from '../../core/rules/personalPages.ts';
import { markSchema } from '../../core/schema/stored.ts';
import { tolerant } from '../../core/schema/tolerant.ts';
import { spesa } from '../element/context.ts';
import { fetchForTouch } from '../element/touch.ts';
import { showChosenStore } from './chosenStore.ts';
import { placeShell } from './sheet.ts';

/** What only the pages that follow will show, such as a text that the shop has changed, is asked for after this, in ms; so is what waits for a touch that may not come. */
const RESTED_MS = 10_000;

/** Is this address the page, or one of its pages where it has an id in it? */
function isAt(page: string, pathname: string): boolean {
  const [start = '', ...rest] = page.split('{');
  return rest.length > 0 && start !== '' && pathname.startsWith(start);
}

/** The words above the page come when there is first somebody to act for. */
function watchActing(document: Document): void {
  const { store } = spesa().cart;
  const look = (): void => {
    if (!isActedFor(store.getState().cart?.user)) return;
    stop();
    void import('./actingBanner.ts').then(({ showActingBanner }) => showActingBanner(document));
  };
  const stop = store.subscribe(look);
  look();
}

/** What follows a login, on the page where it was or on the one that the login or the confirmation led to. */
async function afterLogin(justLoggedIn: boolean): Promise<void> {
  const shop = spesa();
  const { page } = shop.browser;
  const entered = page.read('entered', tolerant(markSchema));
  page.remove('entered');
  if (!entered && !justLoggedIn) return;
  if (shop.browser.local.read('push', Object))
    void import('../hooks/renewPush.ts').then(({ renewPush }) => renewPush(shop));
  if (entered) await (await import('../../core/flows/goOn.ts')).goOn(shop);
  const { askDisclaimers } = await import('../../core/flows/askDisclaimers.ts');
  await askDisclaimers(shop);
}

/** Another tab has chosen a language: this one follows, unless somebody has begun to type. */
async function startAnew(document: Document): Promise<void> {
  const { halfFilled } = await import('./halfFilled.ts');
  if (!halfFilled(document)) spesa().browser.reload();
}

/** While the finger is still down on what opens a dialog, what shows it is put on the page. */
function prepareDialogs(document: Document): void {
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('[aria-haspopup=dialog]')) void placeShell('spesa-dialogs');
  });
}

/** What an idle page does for a customer: the server is asked who is there after a login and on personal pages (§4), the page speaks of the customer's store, and says for whom the back office acts. */
export function serveCustomer(document: Document, justLoggedIn: boolean): void {
  const shop = spesa();
  const { pages } = shop.config;
  const { pathname } = location;
  const page = personalPages.find((name) => isPage(pages, name, pathname) || isAt(pages[name], pathname));
  const checked = page || justLoggedIn ? checkLogin(shop, page ?? 'login') : Promise.resolve(true);
  const isWayIn = isPage(pages, 'login', pathname) || isPage(pages, 'confirm', pathname);
  if (!isWayIn) void checked.then((there) => afterLogin(justLoggedIn && there));
  if (document.querySelector('[data-spesa-store]')) showChosenStore(document);
  watchActing(document);
  prepareDialogs(document);
  // Whoever has a screen reader go through the page, or prints it, touches nothing: what marks allergens comes all the same, and where they are chosen (LAW-15).
  if (hasDiet(shop)) fetchForTouch();
  else if (page === 'profile') setTimeout(fetchForTouch, RESTED_MS);
  if (shop.config.app) void import('./appMessages.ts').then(({ hearMessages }) => hearMessages());
  shop.tabs.onNews(({ kind }) => {
    if (kind === 'language' && !atCheckoutOrPayment(shop.config)) void startAnew(document);
  });
  const { language = usualLanguage } = shop.preferences.current();
  if (shop.config.language) return;
  setTimeout(
    () => void import('./freshTexts.ts').then(({ freshTexts }) => freshTexts()),
    language === usualLanguage ? RESTED_MS : 0,
  );
}
