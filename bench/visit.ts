import type { Browser } from 'playwright';

/** One cold visit, in ms. */
export interface Visit {
  firstCard: number;
  largestPaint: number;
  blocking: number;
  addResponse: number;
}

interface Marks {
  card: number;
  paint: number;
  fcp: number;
  long: [start: number, length: number][];
  pressed: number;
  answered: number;
}

const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const slowerBy = 4;
const quiet = 1_500;

/** Runs in the page before its scripts: marks what the visitor sees. */
function mark(): void {
  const marks: Marks = { card: 0, paint: 0, fcp: 0, long: [], pressed: 0, answered: 0 };
  Object.assign(window, { marks });
  const observe = (type: string, each: (entry: PerformanceEntry) => void) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => entry.name === 'first-contentful-paint' && (marks.fcp = entry.startTime));
  observe('largest-contentful-paint', (entry) => (marks.paint = entry.startTime));
  observe('longtask', (entry) => marks.long.push([entry.startTime, entry.duration]));
  const look = () => {
    const card = document.querySelector('.product-card__name');
    if (card && card.getBoundingClientRect().height > 0) marks.card = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-press^="add:"]') : null;
    const card = button?.closest('.product-card');
    if (!card || marks.pressed) return;
    marks.pressed = event.timeStamp;
    const wait = () => {
      if (card.querySelector('[aria-busy=true], .quantity--pending, .quantity__row') || document.querySelector('dialog[open]')) marks.answered = performance.now();
      else requestAnimationFrame(wait);
    };
    requestAnimationFrame(wait);
  }, { capture: true });
}

/** Opens a page in a fresh context on a slow phone, presses the first add button once it is quiet, and tells what took how long. */
export async function visit(browser: Browser, url: string, storage: Record<string, string>): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT', hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    await page.addInitScript((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), Object.entries(storage));
    await page.addInitScript(mark);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(quiet);
    const loaded = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
    const button = page.locator('[data-press^="add:"]').first();
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(quiet / 3);
    await button.tap();
    await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.answered > 0, undefined, { timeout: 30_000 });
    const { pressed, answered } = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
    const blocking = loaded.long.reduce((sum, [start, length]) => sum + (start + length > loaded.fcp ? Math.max(0, length - 50) : 0), 0);
    return { firstCard: loaded.card, largestPaint: loaded.paint, blocking, addResponse: answered - pressed };
  } finally {
    await context.close();
  }
}
