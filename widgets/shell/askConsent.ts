import { allows, onConsent } from '../../core/flows/consent.ts';
import { spesa } from '../element/context.ts';
import { addressOnPage } from './sheet.ts';

const LONGEST_WAIT = 3_000;

/** The banner's sheet lies beside that of dialogs and toasts; a page that does not hold the element has not printed it. */
async function bannerSheet(): Promise<void> {
  const href = addressOnPage([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')])?.replace(
    '/shell.css',
    '/spesa-cookie-preferences.css',
  );
  if (!href) return;
  await new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = resolve;
    setTimeout(resolve, LONGEST_WAIT);
    document.head.append(link);
  });
}

/** So long after its load nobody waits for anything more of a page, ms; where the browser tells, it is asked as well. */
const QUIET_MS = 2_000;

/** What every page loads is not made longer for this: it has an idle moment of its own. */
function onceQuiet(run: () => void): void {
  const soon = () =>
    setTimeout(() => (typeof requestIdleCallback === 'undefined' ? run() : requestIdleCallback(run)), QUIET_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Has this visit measured if it is one of those that the site wants to hear of: after the customer's yes, which may come later or from another tab, and once the page is quiet. */
function measureVisit(): void {
  const shop = spesa();
  const { visitReports = 0 } = shop.config;
  if (shop.browser.random() * 100 >= visitReports) return;
  const begin = (): void => {
    if (!allows(shop, 'analytics')) return;
    stop();
    onceQuiet(
      () =>
        void (begun ??= import('./visitReport.ts').then(
          (later) => later.reportVisit(document),
          () => {},
        )),
    );
  };
  let begun: Promise<void> | undefined;
  const stop = onConsent(begin);
  shop.tabs.onNews(({ kind }) => kind === 'consent' && begin());
  begin();
}

/** Asks who has not answered, unless another plugin of the site asks; the banner comes first for who goes by keyboard, and moves nothing. */
export async function askConsent(): Promise<void> {
  const { consentApi } = spesa().config;
  if (consentApi)
    void import('./siteConsent.ts').then(
      ({ shareConsent }) => shareConsent(),
      () => {},
    );
  measureVisit();
  if (consentApi === 'site' || allows(spesa(), 'analytics') !== undefined) return;
  await bannerSheet();
  const banner = document.createElement('spesa-cookie-preferences');
  banner.dataset.banner = '';
  document.body.prepend(banner);
}
