import { chromium, type CDPSession, type Page } from 'playwright';
import { findWholeChromium } from '../tests/run/system.ts';
import { installMarks } from './marks.ts';
import { sameClockInPages } from '../e2e/clock.ts';

/** One answer that the page got over the line; bytes as they were sent, headers included. */
export interface Sent {
  url: string;
  kind: string;
  http: number;
  bytes: number;
}

/** A slow phone with a page of its own: a browser process that has never seen the shop. */
export interface Phone {
  page: Page;
  devtools: CDPSession;
  /** What came over the line so far. */
  sent: () => Sent[];
  /** Ms since the last request began or ended; 0 while one is under way. */
  silentFor: () => number;
  close: () => Promise<void>;
}

/** 150 ms and 1.6 Mbit/s: what the marks of a slow telephone line are measured with; a processor four times slower. */
export const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const slowerBy = 4;
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--hide-scrollbars',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
];
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const userAgent =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const warmUp = 'data:text/html,<h1>Un momento</h1><p>Caratteri e motore si accendono prima che parta il tempo.</p>';

/** The browser to measure with. */
export function chromiumPath(): string {
  const found = process.env['CHROMIUM'] ?? findWholeChromium();
  if (!found) throw new Error('Per misurare serve Chromium: su Debian, apt-get install chromium.');
  return found;
}

/** Opens it with this in its local storage of `origin`; `wanted` is the element whose first frame is marked. */
export async function openPhone(origin: string, storage: Record<string, string>, wanted: string): Promise<Phone> {
  const browser = sameClockInPages(await chromium.launch({ executablePath: chromiumPath(), args: browserFlags }));
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...screen,
    userAgent,
    locale: 'it-IT',
    // The bench's own nginx has a certificate of its own making.
    ignoreHTTPSErrors: true,
    storageState: { cookies: [], origins: localStorage.length ? [{ origin, localStorage }] : [] },
  });
  const page = await context.newPage();
  await page.goto(warmUp);
  await page.waitForTimeout(1_000);
  await page.addInitScript(installMarks, wanted);
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  return { page, devtools, ...traffic, close: () => browser.close() };
}

async function watchTraffic(devtools: CDPSession): Promise<Pick<Phone, 'sent' | 'silentFor'>> {
  const answers = new Map<string, Sent>();
  const underWay = new Set<string>();
  let last = Date.now();
  const ended = (id: string) => {
    underWay.delete(id);
    last = Date.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(data|blob):/.test(request.url)) return;
    underWay.add(requestId);
    last = Date.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    answers.set(requestId, { url: response.url, kind: response.mimeType, http: response.status, bytes: 0 }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
    ended(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  await devtools.send('Network.enable');
  return { sent: () => [...answers.values()], silentFor: () => (underWay.size ? 0 : Date.now() - last) };
}
