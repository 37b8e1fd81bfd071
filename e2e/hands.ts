import type { Locator, Page } from '@playwright/test';
import { enter, tabTo } from './keys.ts';

/** How somebody fills forms in and presses buttons. */
export interface Hands {
  fill(field: Locator, words: string): Promise<void>;
  choose(list: Locator, option: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

/** With a pointer. */
export const pointer: Hands = {
  fill: (field, words) => field.fill(words),
  choose: async (list, option) => void (await list.selectOption(option)),
  tick: (box) => box.check(),
  press: (button) => button.click(),
};

/** With the keyboard alone, from one place of the page to the next by Tab. */
export const keyboard = (page: Page): Hands => ({
  async fill(field, words) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(words);
  },
  async choose(list, option) {
    await tabTo(page, list);
    await page.keyboard.type(option);
  },
  async tick(box) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
  press: (button) => enter(page, button),
});
