import type { Locator, Page } from '@playwright/test';
import { before } from '../../firstTouch.ts';
import { expect, phone, test } from '../../fixtures.ts';

test.use({ viewport: phone });

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();

test('what is pressed or focused before the code has come is not lost [spesa-category-menu] [spesa-search-box]', async ({
  page,
}) => {
  await before(page, () => page.locator('spesa-category-menu').getByRole('button', { name: 'Reparti' }).click());
  await expect(dialog(page).locator('summary').first()).toBeVisible();
  await before(page, () => page.locator('spesa-search-box input').focus());
  await expect(page.getByRole('combobox', { name: 'Cerca', exact: true })).toBeFocused();
});

test('a button that is held down while its element is taken over does what it says [spesa-category-menu]', async ({
  page,
  quiet,
}) => {
  await before(page, async () => {
    const box = (await page.getByRole('button', { name: 'Reparti' }).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
  });
  await page.waitForFunction(() => customElements.get('spesa-category-menu'));
  await quiet();
  await expect(page.locator('spesa-category-menu')).not.toHaveAttribute('data-mounted');
  await page.mouse.up();
  await expect(dialog(page).locator('summary').first()).toBeVisible();
});
