import { allows } from '../../core/flows/consent.ts';
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

/** Asks who has not answered, unless another plugin of the site asks; the banner comes first for who goes by keyboard, and moves nothing. Every page leads to what was answered, also one that is not WordPress'. */
export async function askConsent(): Promise<void> {
  const { consentApi, pages } = spesa().config;
  if (pages.cookies && ![...document.links].some(({ pathname }) => pathname.startsWith(pages.cookies)))
    void import('./consentLink.ts').then(
      (later) => later.placeConsentLink(),
      () => {},
    );
  if (consentApi)
    void import('./siteConsent.ts').then(
      ({ shareConsent }) => shareConsent(),
      () => {},
    );
  const { visitReports = 0 } = spesa().config;
  if (spesa().browser.random() * 100 < visitReports)
    void import('./measureVisit.ts').then(
      (later) => later.measureVisit(),
      () => {},
    );
  if (consentApi === 'site' || allows(spesa(), 'analytics') !== undefined) return;
  await bannerSheet();
  const banner = document.createElement('spesa-cookie-preferences');
  banner.dataset.banner = '';
  document.body.prepend(banner);
}
