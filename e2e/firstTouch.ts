import { expect, type Page } from '@playwright/test';

/** Opens the home page whose loader arrives when the customer has already done something. */
export async function before(page: Page, act: () => Promise<void>): Promise<void> {
  let arrive = (): void => {};
  const acted = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/dist\/.*\/loader\.js/, async (route) => {
    await acted;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Reparti' })).toBeVisible();
  await act();
  arrive();
}
