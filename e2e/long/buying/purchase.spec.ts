import type { Locator, Page } from '@playwright/test';
import { desktop, expect, test } from '../../fixtures.ts';
import { tabTo } from '../../keys.ts';
import { freeSlot as free } from '../../slots.ts';

const PRODUCT = '/category/dispensa?sort=price+desc';

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const freeSlot = (page: Page): Locator => dialog(page).locator(free).first();

test.describe('by keyboard alone at 1440 px', () => {
  test.use({ viewport: desktop });

  test('A11Y-01 A11Y-02 from the home page to an order confirmed by 3-D Secure, without a mouse and without a breach at any step', async ({
    page,
    accessibility,
    problems,
  }) => {
    test.setTimeout(240_000);
    const checked = async (where: string): Promise<void> => expect(await accessibility.breaches(), where).toEqual([]);
    problems.allow(/photo/);
    await page.goto('/');
    await expect(page.locator('spesa-product-slider .product-card').first()).toBeVisible();
    await page.goto(PRODUCT);
    const card = page.locator('spesa-category-page .product-card').nth(1);
    await tabTo(page, card.locator('[data-press]'));
    await page.keyboard.press('Enter');

    await expect(dialog(page).getByRole('heading', { name: 'Accedi' })).toBeVisible();
    await checked('login');
    await tabTo(page, dialog(page).getByLabel('E-mail'));
    await page.keyboard.type('carla@example.it');
    await tabTo(page, dialog(page).locator('input[name=password]'));
    await page.keyboard.type('spesa-demo');
    await page.keyboard.press('Enter');

    await expect(dialog(page).getByRole('heading', { name: 'Consegna o ritiro' })).toBeVisible();
    await checked('address');
    await tabTo(
      page,
      dialog(page)
        .getByRole('button', { name: /^Consegna qui: / })
        .first(),
    );
    await page.keyboard.press('Enter');
    await tabTo(page, dialog(page).getByRole('tab', { selected: true }));
    await page.keyboard.press('End');
    await expect(dialog(page).getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    for (const chosen = dialog(page).locator('.tabs__tab--empty[aria-selected=true]'); await chosen.isVisible();)
      await page.keyboard.press('ArrowLeft');
    await checked('slots');
    await tabTo(page, freeSlot(page));
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    const quantity = card.locator('input');
    await tabTo(page, quantity);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expect(page.locator('spesa-cart-button')).toContainText('€');
    await page.keyboard.press('Control+Home');
    await tabTo(page, page.locator('spesa-cart-button').locator('button, a').first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await checked('cart');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Vai alla cassa' }));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/checkout/);
    await checked('checkout');
    await tabTo(page, page.getByRole('link', { name: 'Vai al pagamento' }));
    await page.keyboard.press('Enter');
    const order = page.getByRole('button', { name: 'Ordina con obbligo di pagare' });
    await expect(order).toBeEnabled();
    await checked('payment');
    await tabTo(page, order);
    await page.keyboard.press('Enter');

    await expect(page.getByLabel('Codice di sei cifre')).toBeVisible();
    await tabTo(page, page.getByLabel('Codice di sei cifre'));
    await page.keyboard.type(await page.locator('.code b').innerText());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Il tuo ordine è confermato')).toBeVisible({ timeout: 30_000 });
    await checked('order');
  });
});
