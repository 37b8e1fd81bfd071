import type { Browser, Page } from '@playwright/test';
import { desktop, expect } from './fixtures.ts';
import { watchQuiet } from './quiet.ts';

const isLong = process.env['SPESA_LONG'] === '1';
/** Hours behind Rome, and so far ahead that it is tomorrow there; in the long run the others of the case too. */
export const zones = ['America/New_York', 'Pacific/Apia', ...(isLong ? ['Europe/London', 'Asia/Tokyo', 'UTC'] : [])];

/** A page of the same customer on a device that keeps the time of another zone. */
export async function deviceIn(browser: Browser, page: Page, baseURL: string, timezoneId: string): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, timezoneId, locale: 'it-IT', viewport: desktop });
  return context.newPage();
}

/** Elements on the screen whose view has not taken over what was printed. */
const notAlive = (main: Element): string[] =>
  [...main.querySelectorAll(':not([data-mounted])')].flatMap((element) => {
    const { top, height } = element.getBoundingClientRect();
    return element.localName.startsWith('spesa-') && height > 0 && top < innerHeight ? [element.localName] : [];
  });

/** What stands on a page of the shop, once its elements are alive and have what they asked for. */
export async function said(page: Page, address: string): Promise<string> {
  const quiet = watchQuiet(page);
  await page.goto(address);
  await quiet();
  const main = page.locator('main');
  await expect.poll(() => main.evaluate(notAlive), { timeout: 30_000 }).toEqual([]);
  await quiet();
  await expect(main).not.toContainText('Caricamento in corso');
  return main.innerText();
}
