import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { now } from '../tests/moment.ts';
import { watchQuiet } from './quiet.ts';

export const kB = 1_024;

const sizes = new Map<string, number>();

/** Size in brotli, as it is sent; of what has been packed before it is known. */
export function size(body: Buffer | string): number {
  const key = createHash('sha256').update(body).digest('base64');
  const known = sizes.get(key) ?? brotliCompressSync(body).length;
  sizes.set(key, known);
  return known;
}

export interface Loaded {
  url: string;
  bytes: number;
}

/** What a page has asked for since it was watched: files of the bundle with their size in brotli, calls of the shop API, and origins that are not the shop's. */
export interface Traffic {
  scripts: Loaded[];
  sheets: Loaded[];
  calls: string[];
  others: string[];
}

/** Scripts that the page needed itself, and those that were fetched for a touch that may come. */
export interface Scripts {
  own: Loaded[];
  forTouch: Loaded[];
}

interface Watched {
  seen: Traffic;
  /** Resolves when the page is quiet, also after a change of its width, and what it loaded is counted. */
  settled: () => Promise<void>;
  /** Resolves when the quiet page has fetched what a first touch needs, and gives its scripts in two parts. */
  readyForTouch: () => Promise<Scripts>;
}

export const total = (files: readonly Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
export const listed = (files: readonly Loaded[]): string => files.map(({ url, bytes }) => `${url} ${bytes}`).join('\n');

/** Paths of the files that the page's boot script names for itself and for a touch. */
const named = (): { own: string[]; forTouch: string[] } => {
  const boot = document.querySelector<HTMLElement>('script[data-touch]');
  const paths = (addresses = ''): string[] =>
    addresses
      .split(' ')
      .filter(Boolean)
      .map((address) => new URL(address, location.href).pathname);
  const inHead = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]:not([fetchpriority=low])');
  return {
    own: [...paths(boot?.dataset['modules']), ...[...inHead].map(({ href }) => new URL(href).pathname)],
    forTouch: paths(boot?.dataset['touch']),
  };
};

/** Watches what the page loads from now on. */
export function watchTraffic(page: Page): Watched {
  const seen: Traffic = { scripts: [], sheets: [], calls: [], others: [] };
  const reading: Promise<void>[] = [];
  const quiet = watchQuiet(page);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      seen.others.push(origin);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/ebsn/api/')) seen.calls.push(pathname.replace('/ebsn/api', ''));
    const list = !/\/plugins\/spesa\/dist\//.test(pathname)
      ? undefined
      : pathname.endsWith('.js')
        ? seen.scripts
        : pathname.endsWith('.css')
          ? seen.sheets
          : undefined;
    if (!list) return;
    const counted = response.body().then((body) => void list.push({ url: pathname, bytes: size(body) }));
    // Whoever asks `settled` hears of a failure; a file that comes when the test is over is nobody's.
    counted.catch(() => undefined);
    reading.push(counted);
  });
  const settled = async (): Promise<void> => {
    await quiet();
    await Promise.all(reading);
  };
  return {
    seen,
    settled,
    readyForTouch: async () => {
      await settled();
      const { own, forTouch } = await page.evaluate(named);
      expect(forTouch.length, 'files for a touch').toBeGreaterThan(0);
      await expect
        .poll(() => seen.scripts.map(({ url }) => url), { timeout: 30_000 })
        .toEqual(expect.arrayContaining(forTouch));
      await settled();
      const early = forTouch.filter((url) => !own.includes(url));
      return {
        own: seen.scripts.filter(({ url }) => !early.includes(url)),
        forTouch: seen.scripts.filter(({ url }) => early.includes(url)),
      };
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
