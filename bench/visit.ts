import type { Page } from 'playwright';
import { watchText, type Marks } from './marks.ts';
import { openPhone, type Phone, type Sent } from './phone.ts';

/** A page to open on a slow phone, and perhaps something to tap on it. */
export interface Scene {
  url: string;
  /** Local storage of the visitor. */
  storage?: Record<string, string>;
  /** The element whose first frame counts as content. */
  wanted?: string;
  tap?: Tap;
}

export interface Tap {
  /** Tapped first, without being measured: what opens the way to `on`. */
  first?: string;
  on: string;
  /** Where a changed text means that the tap has been answered. */
  watched: string;
}

/** One cold visit: ms since the navigation began, blocking time from the first paint until the page was quiet. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  visible: number;
  blocking: number;
  /** From the finger's lifting to the frame with the answer. */
  answered: number;
  sent: Sent[];
  /** Files that the first paint waited for. */
  renderBlocking: string[];
  /** What the tap asked for. */
  asked: string[];
}

const settled = 1_500;
const most = 60_000;
const longTask = 50;

/** Visits a page with a browser of its own. One plain question before warms the server, which is not what is measured. */
export async function visit({ url, storage = {}, wanted = '', tap }: Scene): Promise<Visit> {
  await (await fetch(url)).arrayBuffer();
  const phone = await openPhone(new URL(url).origin, storage, wanted);
  const { page } = phone;
  try {
    await page.goto(url, { waitUntil: 'load', timeout: most });
    const marks = await whenQuiet(phone, wanted !== '');
    const sent = phone.sent();
    const broken = sent.filter(({ http }) => http >= 400).map(({ http, url: of }) => `${http} ${of}`);
    if (broken.length > 0) throw new Error(`${url} lacks what it asks for: ${broken.join(', ')}`);
    const renderBlocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    const answered = tap ? await answerTo(phone, tap) : 0;
    return { ...timesOf(marks), answered, sent, renderBlocking, asked: urlsSince(phone, sent) };
  } finally {
    await phone.close();
  }
}

function timesOf({ firstPaint, largestPaint, visible, longTasks }: Marks) {
  const blocking = longTasks
    .filter(([start, length]) => start + length > firstPaint)
    .reduce((sum, [, length]) => sum + Math.max(0, length - longTask), 0);
  return { firstPaint, largestPaint, visible, blocking };
}

const urlsSince = (phone: Phone, sent: readonly Sent[]): string[] =>
  phone
    .sent()
    .slice(sent.length)
    .map(({ url }) => url);

/** Waits until for a second and a half nothing was asked for, nothing ran long, and the wanted element has been seen. */
async function whenQuiet({ page, silentFor }: Phone, isWanted: boolean): Promise<Marks> {
  for (const end = Date.now() + most; Date.now() < end;) {
    await page.waitForTimeout(100);
    if (silentFor() < settled) continue;
    const [marks, now] = await page.evaluate(() => [window.marks, performance.now()] as const);
    const lastTask = marks.longTasks.at(-1)?.reduce((start, length) => start + length) ?? 0;
    if (isWanted && !marks.visible) continue;
    if (now - Math.max(lastTask, marks.visible) >= settled) return marks;
  }
  throw new Error(`${page.url()} did not come to rest within ${most / 1000} s.`);
}

async function answerTo({ page, devtools, silentFor }: Phone, { first, on, watched }: Tap): Promise<number> {
  const touch = async (selector: string) => {
    const [x, y] = await middleOf(page, selector);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(60);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  if (first) {
    await touch(first);
    for (const end = Date.now() + settled; Date.now() < end || silentFor() < settled;) await page.waitForTimeout(100);
  }
  await middleOf(page, on);
  await page.waitForTimeout(700);
  await page.evaluate(watchText, watched);
  await touch(on);
  // Asking the page costs it time, which must not fall into what is measured.
  await page.waitForTimeout(settled);
  await page.waitForFunction(() => window.marks.shown > 0, undefined, { timeout: 20_000 });
  const { lifted, shown } = await page.evaluate(() => window.marks);
  return shown - lifted;
}

/** Where a finger would touch it, brought into the middle of the screen. */
async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  await page.waitForSelector(selector, { state: 'attached', timeout: 15_000 });
  return page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((one) => one.getBoundingClientRect().height > 0);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return [x + width / 2, y + height / 2];
  }, selector);
}
