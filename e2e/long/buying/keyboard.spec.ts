import type { Locator, Page } from '@playwright/test';
import { desktop, expect, test } from '../../fixtures.ts';
import { enter, tabTo } from '../../keys.ts';
import { now } from '../../../tests/moment.ts';

test.use({ viewport: desktop });

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const closed = (page: Page): Promise<void> => expect(page.locator('dialog[open]')).toHaveCount(0);
const offered = (page: Page): Locator => page.locator('.toasts').getByRole('button', { name: 'Annulla' });
const undo = 'ControlOrMeta+z';

test.describe('by keyboard alone at 1440 px', () => {
  test('[spesa-search-box] [spesa-lists] [spesa-list] a search, a new list, its lines and back', async ({
    page,
    customer,
    problems,
  }) => {
    problems.allow(/photo/);
    const name = `Tastiera ${test.info().retry}`;
    await customer.signIn('anna');
    await page.goto('/');
    await tabTo(page, page.locator('spesa-search-box input').first());
    await page.keyboard.type('latte', { delay: 40 });
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const cards = page.locator('spesa-search-page .product-card');
    await expect(cards.first()).toBeVisible();
    const star = cards.first().getByRole('button', { name: /lista/i });
    await enter(page, star);
    await tabTo(page, dialog(page).getByLabel('Nome della lista'));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await closed(page);
    await expect(star).toBeFocused();

    await page.goto('/lists/');
    const card = page.locator('.list-card', { hasText: name });
    await enter(page, card.getByRole('button', { name: /^Rinomina/ }));
    await tabTo(page, card.getByLabel('Nome della lista'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${name} bis`);
    await page.keyboard.press('Enter');
    await enter(page, page.locator('.list-card', { hasText: `${name} bis` }).getByRole('link'));

    const line = page.locator('.list-line');
    await expect(line).toHaveCount(1);
    await tabTo(page, line.locator('input'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await enter(page, line.getByRole('button', { name: /^Togli .* dalla lista$/ }));
    await expect(line).toHaveCount(0);
    await expect(offered(page)).toBeVisible();
    await page.keyboard.press(undo);
    await expect(line.locator('input')).toHaveValue('3');

    await page.goto('/lists/');
    await enter(page, page.locator('.list-card', { hasText: `${name} bis` }).getByRole('button', { name: /^Elimina/ }));
    await enter(page, dialog(page).getByRole('button', { name: 'Elimina' }));
    await expect(page.locator('.list-card', { hasText: name })).toHaveCount(0);
  });

  test('CART-12 [spesa-cart-page] quantity, note, removal, emptying and both undone', async ({
    page,
    customer,
    problems,
  }) => {
    problems.allow(/photo/);
    await customer.signIn('anna');
    const { cartId } = await customer.call<{ cartId: number }>('GET', '/cart/view');
    if (cartId) await customer.call('POST', '/cart/close', { cart_id: cartId });
    await customer.call('POST', '/cart/add-all-from-wishlist', { list_id: 2002 });
    await page.goto('/cart/');
    const lines = page.locator('.cart-line');
    await expect(lines.nth(1)).toBeVisible();
    const count = await lines.count();
    const first = lines.first();
    const name = await first.locator('.cart-line__name').innerText();
    await enter(page, first.locator('summary'));
    await tabTo(page, first.getByLabel('Nota per chi prepara'));
    await page.keyboard.type('Scadenza lunga');
    await enter(page, first.getByRole('button', { name: 'Salva la nota' }));
    await expect(first.locator('.line-options__note')).toHaveText('“Scadenza lunga”');

    await page.goto('/cart/');
    await tabTo(page, first.locator('input').first());
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await enter(page, dialog(page).getByRole('button', { name: 'Rimuovi' }));
    await closed(page);
    await expect(lines).toHaveCount(count - 1);
    await expect(page.locator('.cart-line__name').first()).toBeFocused();
    await expect(offered(page)).toBeVisible();
    await page.keyboard.press(undo);
    await expect(lines).toHaveCount(count);
    await expect(page.locator('.cart-line', { hasText: name }).locator('.line-options__note')).toHaveText(
      '“Scadenza lunga”',
    );

    await page.clock.install({ time: now() });
    await enter(page, page.getByRole('button', { name: 'Svuota il carrello' }));
    await enter(page, dialog(page).getByRole('button', { name: 'Svuota' }));
    await expect(page.getByText('Il carrello è vuoto')).toBeVisible();
    await tabTo(page, offered(page));
    await page.clock.runFor(10_500);
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(count);
    await expect(page.locator('.cart-line__name').first()).toBeFocused();
  });
});
