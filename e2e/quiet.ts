import { expect, type Page } from '@playwright/test';

interface Asked {
  url: string;
  frameId: string | undefined;
  loaderId: string;
}

/** Resolves when the page has had nothing better to do and has drawn it. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })), {
      timeout: 1_000,
    });
  });

/**
 * Network idle: the returned function resolves when the page is loaded, idle, and has no open request. It listens to the DevTools protocol,
 * which gives the document of each request. Playwright may never report the end of a request that began while its document was unloaded.
 */
export async function watchQuiet(page: Page): Promise<() => Promise<void>> {
  const open = new Map<string, Asked>();
  let begun = 0;
  const session = await page.context().newCDPSession(page);
  const drop = (isLeft: (asked: Asked) => boolean) => {
    for (const [id, asked] of open) if (isLeft(asked)) open.delete(id);
  };
  session.on('Network.requestWillBeSent', ({ requestId, frameId, loaderId, request: { url } }) => {
    // A worker's `blob:` script never reports its end to the page.
    if (!/^https?:/.test(url)) return;
    open.set(requestId, { url, frameId, loaderId });
    begun += 1;
  });
  session.on('Network.loadingFinished', ({ requestId }) => void open.delete(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  session.on('Page.frameNavigated', ({ frame: { id, loaderId } }) =>
    drop((asked) => asked.frameId === id && asked.loaderId !== loaderId),
  );
  session.on('Page.frameDetached', ({ frameId }) => drop((asked) => asked.frameId === frameId));
  await Promise.all([session.send('Network.enable'), session.send('Page.enable')]);
  return async () => {
    for (let before = -1; before !== begun;) {
      before = begun;
      await page.waitForLoadState('load');
      await expect
        .poll(() => [...open.values()].map(({ url }) => url), { intervals: [20], timeout: 30_000 })
        .toEqual([]);
      await page.evaluate(idle).catch((error: Error) => {
        if (!/navigation|destroyed/.test(error.message)) throw error;
        before = -1;
      });
    }
  };
}
