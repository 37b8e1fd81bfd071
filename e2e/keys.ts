import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab (or another key) until this has the focus; nothing else can reach it in these tests. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 250; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not reach it');
}

/** Reaches it and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
