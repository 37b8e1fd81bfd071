import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from '../../fixtures.ts';
import { freeSlot, openDay } from '../../slots.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const toast = (page: Page): Locator => page.locator('.toast');

test('from a search for latte to a list, to the basket, to the checkout, as a newcomer on the phone', async ({
  page,
  problems,
}) => {
  problems.allow(/photo/);
  const list = `Colazione ${test.info().retry}`;
  await page.goto('/');
  const search = page.locator('spesa-search-box input').first();
  await search.tap();
  await search.pressSequentially('latte', { delay: 40 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await search.press('Enter');
  const cards = page.locator('spesa-search-page .product-card');
  await expect(cards.first()).toBeVisible();

  const star = (index: number): Locator => cards.nth(index).getByRole('button', { name: /lista/i });
  await star(0).tap();
  await dialog(page).getByLabel('E-mail').fill('dario@example.it');
  await dialog(page).locator('input[name=password]').fill('spesa-demo');
  await dialog(page).getByRole('button', { name: 'Entra', exact: true }).tap();
  await expect(toast(page).last()).toContainText('Nei tuoi Preferiti');
  await toast(page).last().getByRole('button', { name: 'Cambia lista' }).tap();
  await dialog(page).getByLabel('Nome della lista').fill(list);
  await dialog(page).getByRole('button', { name: 'Crea e aggiungi' }).tap();
  await expect(toast(page).last()).toContainText(list);
  await star(1).tap();
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${list}`) })
    .tap();
  await toast(page).last().getByRole('button', { name: 'Vedi la lista' }).tap();

  await expect(page.locator('.list__title')).toHaveText(list);
  await expect(page.locator('.list-line')).toHaveCount(2);
  await page.getByRole('button', { name: 'Metti tutto nel carrello' }).tap();
  await dialog(page)
    .getByRole('button', { name: /^Consegna qui: / })
    .first()
    .tap();
  await dialog(page).locator(openDay).last().tap();
  await dialog(page).locator(freeSlot).first().tap();
  await toast(page).last().getByRole('button', { name: 'Vedi' }).tap();

  const lines = dialog(page).locator('.cart-line');
  await expect(lines).toHaveCount(2);
  for (const index of [0, 1]) {
    const amount = lines.nth(index).locator('input').first();
    await amount.fill('60');
    await amount.press('Enter');
    await expect(lines.nth(index).locator('.cart-line__price')).not.toHaveAttribute('aria-busy', 'true');
  }
  await expect(dialog(page).locator('.cart-foot__minimum')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Vai alla cassa' }).tap();

  await expect(page.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible();
});

test('from a recipe that the search found to its basket and to the checkout, on the phone [spesa-recipe]', async ({
  page,
  problems,
  accessibility,
}) => {
  problems.allow(/photo/);
  await page.goto('/');
  const search = page.locator('spesa-search-box input').first();
  await search.tap();
  await search.pressSequentially('pesto', { delay: 40 });
  await search.press('Enter');
  const found = page.locator('spesa-search-page').getByRole('link', { name: 'Trofie al pesto', exact: true });
  await expect(found).toBeVisible();
  expect(await accessibility.breaches()).toEqual([]);
  await found.tap();

  const recipe = page.locator('spesa-recipe');
  await recipe.getByRole('button', { name: 'Una persona in più' }).tap();
  await expect(recipe.getByRole('status').first()).toHaveText('Dosi per 5 persone');
  expect(await accessibility.breaches()).toEqual([]);
  await recipe.getByRole('button', { name: /^Metti nel carrello quello che ti manca/ }).tap();
  await dialog(page).getByLabel('E-mail').fill('giulia@example.it');
  await dialog(page).locator('input[name=password]').fill('spesa-demo');
  await dialog(page).getByRole('button', { name: 'Entra', exact: true }).tap();
  await dialog(page)
    .getByRole('button', { name: /^Consegna qui: / })
    .first()
    .tap();
  await dialog(page).locator(openDay).last().tap();
  await dialog(page).locator(freeSlot).first().tap();
  await expect(recipe.getByRole('button', { name: 'Hai già tutto nel carrello' })).toBeDisabled();
  expect(await accessibility.breaches()).toEqual([]);

  await page.locator('spesa-cart-button[data-mounted] a').first().tap();
  const lines = dialog(page).locator('.cart-line');
  await expect(lines).not.toHaveCount(0);
  const names = await lines.locator('.cart-line__name').allInnerTexts();
  const amount = lines.first().locator('input').first();
  await amount.fill('40');
  await amount.press('Enter');
  await expect(dialog(page).locator('.cart-foot__minimum')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Vai alla cassa' }).tap();
  await expect(page.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible();
  for (const name of names) await expect(page.locator('spesa-checkout')).toContainText(name.trim());
});
