import type { Page, Request } from '@playwright/test';

/** What somebody else's frame may say to a page: how payment providers, social logins and developers' tools speak, and what is no message at all. */
const words = [
  { type: 'spesa-social', code: 'x', state: 'x' },
  { type: 'payment', status: 'ok', success: true, orderId: 1 },
  { event: '3ds-complete', transStatus: 'Y' },
  { kind: 'cart', cart: { cartId: 1 }, revision: 999_999 },
  { source: 'react-devtools-bridge', payload: { event: 'x' } },
  '{"__proto__":{"status":"ok"}}',
  'x'.repeat(1_000_000),
  null,
  [],
];

/** Puts a frame of another origin on the page that says all this, and a thousand messages more, and the page's own window too; resolves with how many arrived (PAY-11). */
export const shoutAt = (page: Page): Promise<number> =>
  page.evaluate(
    (said) =>
      new Promise<number>((resolve) => {
        const expected = (said.length + 1_000) * 2;
        let heard = 0;
        window.addEventListener('message', () => (heard += 1) === expected && resolve(heard));
        const all = `for (const word of ${JSON.stringify(said)}) parent.postMessage(word, '*');
          for (let n = 0; n < 1000; n += 1) parent.postMessage({ type: 'spesa-social', status: 'ok', n }, '*');`;
        const frame = document.createElement('iframe');
        frame.title = 'altro sito';
        frame.src = `data:text/html,${encodeURIComponent(`<script>${all}</script>`)}`;
        document.body.append(frame);
        for (const word of said) window.postMessage(word, location.origin);
        for (let n = 0; n < 1_000; n += 1) window.postMessage({ type: 'payment', status: 'ok', n }, location.origin);
      }),
    words,
  );

const digits = (text: string): string => text.replace(/[\s+-]|%20/g, '');

/** Watches for a text, such as a card's number, in whatever leaves a page for another origin than `allowed`, is written to its console, or is kept by it (PAY-20). */
export function watchFor(
  page: Page,
  number: string,
): { leaks(allowed: string): Promise<string[]>; requests: string[] } {
  const seen: { origin: string; text: string }[] = [];
  const requests: string[] = [];
  const note = (request: Request) => {
    const headers = JSON.stringify(request.headers());
    seen.push({
      origin: new URL(request.url()).origin,
      text: `${request.url()} ${headers} ${request.postData() ?? ''}`,
    });
    if (request.method() !== 'GET') requests.push(request.url());
  };
  page.on('request', note);
  page.on('console', (message) => seen.push({ origin: 'console', text: message.text() }));
  return {
    requests,
    async leaks(allowed) {
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      const all = [...seen, { origin: 'storage', text: kept }, { origin: 'page', text: await page.content() }];
      return all
        .filter(({ origin, text }) => origin !== allowed && digits(text).includes(number))
        .map(({ origin }) => origin);
    },
  };
}
