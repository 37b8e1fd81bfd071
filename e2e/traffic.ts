import { expect, type Page } from '@playwright/test';
import { now } from '../tests/moment.ts';
import { watchQuiet } from './quiet.ts';

interface Watched {
  /** Paths of the bundle's scripts and sheets that have come, and origins asked that are not the shop's. */
  seen: { code: string[]; others: string[] };
  /** Resolves when the page is quiet, also after a change of its width. */
  settled: () => Promise<void>;
  /** Resolves when the quiet page has fetched what a first touch needs. */
  readyForTouch: () => Promise<void>;
}

/** Paths of the files that the page's boot script names for a touch. */
const forTouch = (): string[] =>
  (document.querySelector<HTMLElement>('script[data-touch]')?.dataset['touch'] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((address) => new URL(address, location.href).pathname);

/** Watches what the page loads from now on. */
export async function watchTraffic(page: Page): Promise<Watched> {
  const seen: Watched['seen'] = { code: [], others: [] };
  const quiet = await watchQuiet(page);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      seen.others.push(origin);
  });
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/plugins\/spesa\/dist\/.*\.(?:js|css)$/.test(pathname)) seen.code.push(pathname);
  });
  return {
    seen,
    settled: quiet,
    readyForTouch: async () => {
      await quiet();
      const wanted = await page.evaluate(forTouch);
      expect(wanted.length, 'files for a touch').toBeGreaterThan(0);
      await expect.poll(() => seen.code, { timeout: 30_000 }).toEqual(expect.arrayContaining(wanted));
      await quiet();
    },
  };
}

/** Opens pages as if the answers printed into them were so many minutes old; they are good for fifteen. */
export async function printedAge(page: Page, minutes: number): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replaceAll(/"at":\d{13}/g, () => `"at":${now() - minutes * 60_000}`),
      });
    },
  );
}

/** Calls of the shop API from now on, but those of the cart. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ebsn/api/') && !pathname.includes('/cart/'))
      calls.push(pathname.replace('/ebsn/api', ''));
  });
  return calls;
}
