import { spesa } from '../element/context.ts';
import { whenIdle } from '../element/idle.ts';
import { beforeTouch } from '../element/touch.ts';
import { watchPresses } from './lastPress.ts';
import { placeShell } from './sheet.ts';

const PATIENCE = 400;
/** Nobody is idle before. */
const LATER_MS = 60_000;

/** One sign for all calls under way, shown when they take longer than 400 ms; controls say their own busyness to assistive technology. */
function showProgress(): void {
  const { session } = spesa();
  const sign = document.body.appendChild(
    Object.assign(document.createElement('div'), {
      className: 'spesa progress-sign',
      ariaHidden: 'true',
      hidden: true,
    }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  session.store.subscribe(({ pending }) => {
    if (pending === 0) {
      clearTimeout(timer);
      timer = undefined;
      sign.hidden = true;
    } else timer ??= setTimeout(() => (sign.hidden = false), PATIENCE);
  });
}

/** Where code of no touch cannot be had, as while the page is being left, the page goes on without it. */
const unmissed = (): void => {};

/** What a customer's page does when it is idle (forCustomers.ts), from the start or from the login on. */
function watchCustomer(): void {
  const { session } = spesa();
  const known = session.isLoggedIn();
  const check = () => {
    if (!session.isLoggedIn()) return;
    stop();
    whenIdle(
      () => void import('./forCustomers.ts').then((later) => later.serveCustomer(document, !known), unmissed),
      LATER_MS,
    );
  };
  const stop = session.store.subscribe(check);
  check();
}

/** Puts dialogs and toasts on the page when there is first something to show; the live regions are there from the start (A11Y-04). */
export function mountShell(): void {
  const shop = spesa();
  const { dialogs, toasts } = shop;
  showProgress();
  watchPresses(document);
  const live = document.createElement('div');
  live.className = 'spesa spesa-live';
  live.lang = shop.language;
  for (const role of ['status', 'alert'])
    live.append(Object.assign(document.createElement('div'), { className: 'hidden-text', role }));
  document.body.append(live);

  const check = () => {
    if (dialogs.store.getState().levels.length > 0) void placeShell('spesa-dialogs');
    if (toasts.store.getState().list.length > 0) void placeShell('spesa-toasts');
  };
  dialogs.store.subscribe(check);
  toasts.store.subscribe(check);
  check();
  if (shop.translated)
    void import('./translatePage.ts').then((later) => later.translatePage(document, shop.language), unmissed);
  if (shop.config.asksConsent) void import('./askConsent.ts').then(({ askConsent }) => askConsent(), unmissed);
  beforeTouch(() => void import('./atTouch.ts').then((later) => later.atTouch(document), unmissed));
  setTimeout(() => void import('./stayCurrent.ts').then((later) => later.stayCurrent(document), unmissed), LATER_MS);
}

/** Everything that a page has once, whatever elements it holds. */
export function startShell(): void {
  mountShell();
  watchCustomer();
}
