import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export const kB = 1_024;

/** Size in brotli, as it is sent. */
export const size = (body: Buffer | string): number => brotliCompressSync(body).length;

export interface Loaded {
  url: string;
  bytes: number;
}

/** What a page has asked for since it was watched: files of the bundle with their size in brotli, and calls of the shop API. */
export interface Traffic {
  scripts: Loaded[];
  sheets: Loaded[];
  calls: string[];
}

export const total = (files: readonly Loaded[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
export const listed = (files: readonly Loaded[]): string => files.map(({ url, bytes }) => `${url} ${bytes}`).join('\n');

const QUIET = 400;

/** Watches from now on; `settled` resolves when the page has loaded and has asked for nothing for a while, also after a change of its width. */
export function watchTraffic(page: Page): { seen: Traffic; settled: () => Promise<void> } {
  const seen: Traffic = { scripts: [], sheets: [], calls: [] };
  const reading: Promise<void>[] = [];
  let last = 0;
  const heard = () => void (last = Date.now());
  page.on('request', heard).on('requestfinished', heard).on('requestfailed', heard);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/ebsn/api/')) seen.calls.push(pathname.replace('/ebsn/api', ''));
    const list = !/\/plugins\/spesa\/dist\//.test(pathname) ? undefined : pathname.endsWith('.js') ? seen.scripts : pathname.endsWith('.css') ? seen.sheets : undefined;
    if (list) reading.push(response.body().then((body) => void list.push({ url: pathname, bytes: size(body) })));
  });
  return {
    seen,
    settled: async () => {
      await page.waitForLoadState('networkidle');
      while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET / 4);
      await Promise.all(reading);
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
      await route.fulfill({ response, body: html.replaceAll(/"at":\d{13}/g, () => `"at":${Date.now() - minutes * 60_000}`) });
    },
  );
}
