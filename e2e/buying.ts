import { expect, type Locator, type Page } from '@playwright/test';
import { enter, tabTo } from './keys.ts';

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();

/** The first card of the dearest products of a department. */
export const dearest = '/category/dispensa?sort=price+desc';

/** From a department to an order that is paid at the door, by a customer whose address and time are chosen. */
export async function buy(page: Page): Promise<void> {
  await page.goto(dearest);
  const card = page.locator('spesa-category-page .product-card').first();
  await card.locator('[data-press]').first().click();
  const quantity = card.locator('input').first();
  await quantity.fill('9');
  await quantity.press('Enter');
  await expect(page.locator('spesa-cart-button').first()).toContainText(/\d{3},\d\d/);
  await page.locator('spesa-cart-button[data-mounted] a').first().click();
  await dialog(page).getByRole('button', { name: 'Vai alla cassa' }).click();
  await page.getByRole('link', { name: 'Vai al pagamento' }).click();
  await page.getByText('Pagamento alla consegna').click();
  await page.getByRole('button', { name: 'Ordina con obbligo di pagare' }).click();
  await expect(page.getByText('Il tuo ordine è confermato')).toBeVisible({ timeout: 30_000 });
}

/** On the card's site, by keyboard: a card that pays at once, or one of another outcome. */
export async function payWithNewCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await tabTo(page, page.getByLabel('Numero della carta'));
  await page.keyboard.type(number);
  await tabTo(page, page.getByLabel('Scadenza (MM/AA)'));
  await page.keyboard.type('12/40');
  await tabTo(page, page.getByLabel('Codice di sicurezza'));
  await page.keyboard.type('123');
  await tabTo(page, page.getByLabel('Intestatario'));
  await page.keyboard.type('Anna Prada');
  await enter(page, page.getByRole('button', { name: /^Autorizza/ }));
}
