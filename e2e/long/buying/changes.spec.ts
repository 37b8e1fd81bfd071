import type { Locator, Page } from '@playwright/test';
import { payWithNewCard } from '../../buying.ts';
import { fillCart } from '../../deliveries.ts';
import { desktop, expect, test } from '../../fixtures.ts';
import { enter, tabTo } from '../../keys.ts';
import { openWarehouse } from '../../warehouse.ts';

test.use({ viewport: desktop });

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const binding = 'Ordina con obbligo di pagare';

/** To an order that is paid with the customer's saved card; gives its number. */
async function order(page: Page): Promise<number> {
  await page.goto('/payment');
  const button = page.getByRole('button', { name: binding });
  await expect(button).toBeEnabled();
  await enter(page, button);
  await expect(page.getByText('Il tuo ordine è confermato')).toBeVisible({ timeout: 30_000 });
  return Number(/\/(\d+)\/?\?/.exec(page.url())![1]);
}

/** Orders what is in the cart, changes it, looks at the order meanwhile, and cancels what it has become. */
async function changeAndCancel(page: Page, shop: string): Promise<void> {
  const first = await order(page);
  await enter(page, page.getByRole('button', { name: 'Modifica l’ordine' }));
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.locator('spesa-cart-page')).toContainText(`${first}`);
  await page.goto(`${shop}/profile/orders/${first}`);
  await expect(page.getByText(/^Lo stai modificando nel carrello/)).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Continua la modifica' }));
  await expect(page).toHaveURL(/\/cart/);
  await enter(
    page,
    page
      .locator('spesa-cart-page')
      .getByRole('button', { name: /^Aumenta/ })
      .first(),
  );
  const second = await order(page);
  await expect(page.locator('spesa-order')).toContainText(`Sostituisce l’ordine ${first}`);
  await enter(page, page.getByRole('button', { name: 'Annulla l’ordine' }));
  await enter(page, dialog(page).getByRole('button', { name: 'Annulla l’ordine' }));
  await expect(page.locator('spesa-order .order__head')).toContainText('Annullato');
  await page.goto(`${shop}/profile/orders/${first}`);
  await expect(page.locator('spesa-order .order__head')).toContainText('Annullato');
  expect(second).toBeGreaterThan(first);
}

/** Opens the dialog of an addition and chooses the first product that these words find. */
async function chooseMore(page: Page, words: string): Promise<Locator> {
  await enter(page, page.getByRole('button', { name: 'Aggiungi qualcosa' }));
  const box = dialog(page);
  await expect(box.getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(page, box.getByRole('combobox'));
  await page.keyboard.type(words);
  await expect(box.getByRole('option').first()).toBeVisible();
  for (const option of await box.getByRole('option').all()) await expect(option).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box.locator('.addition__line')).not.toHaveCount(0);
  await expect(box.getByRole('button', { name: binding })).toBeEnabled();
  return box;
}

test('LAW-01 [spesa-order] by keyboard alone something is added to an order: with the card it was paid with, then with another on the card’s site, whose page is left half way and found again', async ({
  page,
  playwright,
  shop,
  customer,
  accessibility,
  problems,
}) => {
  problems.allow(/photo/);
  await customer.signIn('anna');
  await fillCart(customer);
  const orderId = await order(page);
  await page.goto(`/profile/orders/${orderId}`);
  const lines = page.locator('spesa-order .order__products li');
  await expect(lines).toHaveCount(3);

  const box = await chooseMore(page, 'latte');
  await tabTo(page, box.getByRole('button', { name: /^Aumenta/ }));
  await page.keyboard.press('Enter');
  await expect(box.locator('.addition__bill')).toContainText('riserviamo al massimo');
  expect(await accessibility.breaches(), 'the dialog').toEqual([]);
  await enter(page, box.getByRole('button', { name: binding }));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(lines).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Aggiungi qualcosa' })).toBeFocused();

  const another = await chooseMore(page, 'pasta');
  await tabTo(page, another.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await enter(page, another.getByRole('button', { name: binding }));
  await expect(page.getByLabel('Numero della carta')).toBeVisible();
  await page.goto(`${shop}/profile/orders/${orderId}`);
  await expect(page.getByText(/^Un’aggiunta di .* aspetta il pagamento$/)).toBeVisible();
  await expect(lines).toHaveCount(4);
  expect(await accessibility.breaches(), 'an addition that waits').toEqual([]);
  await enter(page, page.getByRole('button', { name: 'Vai alla pagina della banca' }));
  await payWithNewCard(page);
  await expect(page.getByText(/^Hai aggiunto prodotti per/)).toBeVisible();
  await expect(lines).toHaveCount(5);

  const late = await chooseMore(page, 'biscotti');
  const work = await openWarehouse(await playwright.request.newContext(), shop);
  await work.press(orderId, 'begin');
  expect(await work.lines(orderId)).toHaveLength(5);
  await enter(page, late.getByRole('button', { name: binding }));
  await expect(late.getByText(/abbiamo iniziato a prepararlo/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await work.pickAll(orderId);
  await work.press(orderId, 'pack');
  await page.reload();
  await expect(page.locator('.order__bill')).toContainText('Totale dopo la preparazione');
});

test('PAY-05 STK-09 [spesa-payment] [spesa-order] by keyboard alone the card’s page is closed half way and the order given up, then made anew, changed and cancelled', async ({
  page,
  context,
  customer,
  shop,
  problems,
}) => {
  problems.allow(/photo/);
  await customer.signIn('anna');
  await fillCart(customer);
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: binding })).toBeEnabled();
  await tabTo(page, page.locator('[name=payment]:checked'));
  for (let press = 0; press < 5 && !/new$/.test(await page.locator('[name=payment]:checked').inputValue()); press++)
    await page.keyboard.press('ArrowDown');
  await enter(page, page.getByRole('button', { name: binding }));
  await expect(page.getByLabel('Numero della carta')).toBeVisible();
  await page.close();

  const anew = await context.newPage();
  await anew.setViewportSize(desktop);
  await anew.goto(`${shop}/profile/orders`);
  const pending = anew.locator('.order-list__item').first();
  await expect(pending).toContainText('In verifica');
  await enter(anew, pending.getByRole('link').first());
  await enter(anew, anew.getByRole('button', { name: 'Rinuncia al pagamento' }));
  await enter(anew, dialog(anew).getByRole('button', { name: 'Annulla l’ordine' }));
  await expect(anew.locator('spesa-order .order__head')).toContainText('Annullato');

  await changeAndCancel(anew, shop);
});
