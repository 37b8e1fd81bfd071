import { expect, type Page, type Request } from '@playwright/test';

/** Resolves when the page has had nothing better to do and has drawn it. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })), {
      timeout: 1_000,
    });
  });

/** Watches the page from now on; what it gives resolves when the page is loaded, idle, and has asked for nothing that is not answered. */
export function watchQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    begun += 1;
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return async () => {
    for (let before = -1; before !== begun;) {
      before = begun;
      await page.waitForLoadState('load');
      await expect
        .poll(() => [...open].map((request) => request.url()), { intervals: [20], timeout: 30_000 })
        .toEqual([]);
      await page.evaluate(idle).catch((error: Error) => {
        if (!/navigation|destroyed/.test(error.message)) throw error;
        begun += 1;
      });
    }
  };
}
