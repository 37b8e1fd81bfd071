import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from '../../fixtures.ts';
import { shoutAt, watchFor } from '../../hostile.ts';
import { freeSlot as free, openDay } from '../../slots.ts';

const PRODUCT = '/category/dispensa?sort=price+desc';

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const freeSlot = (page: Page): Locator => dialog(page).locator(free).first();

const lastDay = (page: Page): Locator => dialog(page).locator(openDay).last();

/** On the card's site: a card that asks for 3-D Secure, then its code. */
async function confirmChallenge(page: Page): Promise<void> {
  const code = await page.locator('.code b').innerText();
  await page.getByLabel('Codice di sei cifre').fill(code);
}

test.describe('by touch and mouse at 390 px', () => {
  test.use({ viewport: phone });

  test('PAY-11 PAY-20 from the home page to a paid order, by a newcomer with a new card, whatever other frames say, and whose number only the card’s site sees @react', async ({
    page,
    customer,
    problems,
  }) => {
    problems.allow(/photo/);
    await page.goto('/');
    await expect(page.locator('spesa-product-slider .product-card').first()).toBeVisible();

    await page.goto(PRODUCT);
    const card = page.locator('spesa-category-page .product-card').first();
    const name = await card.locator('.product-card__name').innerText();
    await card.locator('.product-card__name a, a.product-card__name').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim());

    await page.locator('spesa-product-page [data-press]').first().click();
    await expect(dialog(page).getByRole('heading', { name: 'Accedi' })).toBeVisible();
    await dialog(page)
      .getByLabel('E-mail')
      .fill(await customer.register());
    await dialog(page).getByLabel('Password', { exact: false }).first().fill('spesa-demo');
    await dialog(page).getByRole('button', { name: 'Entra', exact: true }).click();

    await expect(dialog(page).getByRole('heading', { name: 'Consegna o ritiro' })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    await dialog(page).getByLabel('Via o piazza').fill('Via Palestro');
    await dialog(page).getByLabel('Numero civico').fill('3');
    await dialog(page).getByLabel('CAP').fill('16122');
    await dialog(page).getByLabel('Città').fill('Genova');
    await dialog(page).getByLabel('Provincia').selectOption('GE');
    await dialog(page).getByLabel('Telefono per la consegna').fill('3331234567');
    await dialog(page).getByRole('button', { name: 'Salva e continua' }).click();

    await lastDay(page).click();
    await freeSlot(page).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);

    const quantity = page.locator('spesa-product-page input').first();
    await quantity.fill('9');
    await quantity.press('Enter');
    await page.locator('spesa-cart-button[data-mounted] a').first().click();
    await expect(dialog(page).locator('.cart-totals')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Vai alla cassa' }).click();

    await expect(page).toHaveURL(/\/checkout/);
    await expect(page.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible();
    await page.getByRole('link', { name: 'Vai al pagamento' }).click();

    await expect(page.getByRole('button', { name: 'Ordina con obbligo di pagare' })).toBeEnabled();
    await page.getByText('Una nuova carta').click();
    const watch = watchFor(page, '4000000000003220');
    const shown = await page.locator('spesa-payment').innerText();
    expect(await shoutAt(page)).toBeGreaterThan(2_000);
    expect(await page.locator('spesa-payment').innerText()).toBe(shown);
    await expect(page.locator('spesa-cart-button')).toContainText('€');
    expect(watch.requests).toEqual([]);
    expect(page.url()).toContain('/payment');
    await page.getByRole('button', { name: 'Ordina con obbligo di pagare' }).click();

    await page.getByLabel('Numero della carta').fill('4000 0000 0000 3220');
    const cardSite = new URL(page.url()).origin;
    await page.getByLabel('Scadenza (MM/AA)').fill('12/30');
    await page.getByLabel('Codice di sicurezza').fill('123');
    await page.getByLabel('Intestatario').fill('Bruno Rossi');
    await page.getByRole('button', { name: /^Autorizza/ }).click();
    await confirmChallenge(page);
    await page.getByRole('button', { name: 'Conferma' }).click();

    await expect(page.getByText('Il tuo ordine è confermato')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('spesa-order')).toContainText(name.trim());
    expect(await watch.leaks(cardSite)).toEqual([]);
    expect(await watch.leaks('nowhere')).toContain(cardSite);
    await page.getByRole('link', { name: 'Tutti gli ordini' }).click();
    await expect(page.locator('.order-list__item')).not.toHaveCount(0);
  });
});
