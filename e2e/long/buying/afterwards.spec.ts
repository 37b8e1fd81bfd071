import type { Page } from '@playwright/test';
import type { Customer } from '../../customer.ts';
import { emptyCartToDeliver } from '../../deliveries.ts';
import { expect, phone, test } from '../../fixtures.ts';
import { openWarehouse } from '../../warehouse.ts';

test.use({ viewport: phone });

interface Found {
  productId: number;
  name: string;
  available?: number;
  selectOptions?: unknown[];
  productInfos: Record<string, string>;
  priceDisplay: number;
}

/** Goods that neither perish nor ask for a choice, by their price; the first two cost nearly the same. */
async function larder({ call }: Customer): Promise<Found[]> {
  const { products } = await call<{ products: Found[] }>('GET', '/products', {
    q: 'olio',
    sort: 'price desc',
    page_size: 24,
  });
  const goods = products
    .filter(
      ({ available = 0, selectOptions = [], productInfos }) =>
        available > 30 && selectOptions.length === 0 && productInfos['PERISHABLE'] !== 'true',
    )
    .sort((a, b) => b.priceDisplay - a.priceDisplay);
  const at = goods.findIndex(({ priceDisplay }, index) => (goods[index + 1]?.priceDisplay ?? 0) > priceDisplay * 0.9);
  return [...goods.slice(at, at + 2), ...goods.slice(0, at), ...goods.slice(at + 2)];
}

async function payAndOrder(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Vai al pagamento' }).click();
  await page.getByRole('button', { name: 'Ordina con obbligo di pagare' }).click();
  await expect(page.getByText('Il tuo ordine è confermato')).toBeVisible({ timeout: 30_000 });
  return Number(/\/(\d+)\/?\?/.exec(page.url())![1]);
}

test('LAW-10 LAW-17 LAW-24 [spesa-checkout] [spesa-order] [spesa-order-tracking] an invoice, the wallet, a changed order, substitutes asked for and answered, the documents, a refund and a withdrawal without a login', async ({
  page,
  browser,
  customer,
  playwright,
  shop,
  accessibility,
  problems,
}) => {
  problems.allow(/photo/);
  const checked = async (where: string) => expect(await accessibility.breaches(), where).toEqual([]);
  await customer.signIn('anna');
  await emptyCartToDeliver(customer);
  const goods = await larder(customer);
  expect(goods.length).toBeGreaterThan(4);
  const [first, other, second, third, another] = goods;
  await customer.call('POST', '/cart/add', {
    items: [first!, second!, third!].map(({ productId }) => ({
      productId,
      quantity: 6,
      infos: { accept_alternatives: 'true' },
    })),
  });

  await page.goto('/checkout');
  const review = page.locator('spesa-checkout');
  await expect(review.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible();
  await review.getByRole('heading', { name: 'Fattura' }).click();
  await review.getByText('Voglio la fattura').click();
  const dialog = page.locator('dialog[open]').last();
  await dialog.getByLabel('Nome e cognome o ragione sociale').fill('Anna Prada');
  await dialog.getByLabel('Codice fiscale').fill('PRDNNA84B69D969F');
  await dialog.getByLabel('Via o piazza').fill('Via Roma');
  await dialog.getByLabel('Numero civico').fill('7');
  await dialog.getByLabel('CAP').fill('16121');
  await dialog.getByLabel('Città').fill('Genova');
  await dialog.getByLabel('Provincia').selectOption('GE');
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(review.getByText('Intestata a Anna Prada, PRDNNA84B69D969F')).toBeVisible();
  await review.getByRole('heading', { name: 'Borsellino' }).click();
  await review.getByText(/^Usa il borsellino/).click();
  await expect(review.locator('dt', { hasText: 'Borsellino' })).toBeVisible();
  await review.getByRole('heading', { name: 'Consegna e scontrino' }).click();
  await review.getByText('Telefonami poco prima della consegna').click();
  await expect(review.getByText('Salvato: ti telefoniamo prima di arrivare.')).toBeVisible();
  await checked('checkout');
  const before = await payAndOrder(page);
  await expect(page.locator('.order__files')).toContainText('arriva con la consegna');

  await page.getByRole('button', { name: 'Modifica l’ordine' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.locator('spesa-cart-page')).toContainText(`${before}`);
  await page.goto('/checkout');
  const orderId = await payAndOrder(page);
  await expect(page.locator('spesa-order')).toContainText(`Sostituisce l’ordine ${before}`);

  const work = await openWarehouse(await playwright.request.newContext(), shop);
  expect(await work.press(orderId, 'begin')).toContain('telefonata prima della consegna');
  const [missing, bad] = await work.lines(orderId);
  await work.press(orderId, 'substitute', {
    item: missing!.item,
    product: String(other!.productId),
    reason: 'missing',
  });
  await work.press(orderId, 'ask', { item: bad!.item, product: String(another!.productId), reason: 'quality' });
  await page.goto(`/profile/orders/${orderId}`);
  const centre = page.locator('section', { has: page.getByRole('heading', { name: 'Le sostituzioni' }) });
  await expect(centre.getByRole('listitem')).toHaveCount(2);
  await expect(centre).toContainText('aspetta una tua risposta entro');
  await checked('substitution centre');
  await centre
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Rifiuta/ })
    .click();
  await expect(centre).toContainText('La rifiuti: non la paghi');

  for (const line of await work.lines(orderId))
    if (line.item !== missing!.item && line.item !== bad!.item) await work.press(orderId, 'pick', line);
  await work.press(orderId, 'pack');
  await work.press(orderId, 'deliver', { early: '1' });
  await work.press(orderId, 'refund', { amount: '1,00', before: '0' });
  await page.reload();
  await expect(page.locator('spesa-order .order__head')).toContainText('Consegnato');
  await expect(page.locator('.order__bill')).toContainText('Già rimborsato');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica la fattura (PDF)' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByText('Che cosa paghi sulla carta').click();
  await checked('delivered order');

  const link = await page.getByRole('link', { name: 'Collegamento per seguirlo senza accedere' }).getAttribute('href');
  const someone = await browser.newContext({ viewport: phone, locale: 'it-IT' });
  const tracking = await someone.newPage();
  await tracking.goto(new URL(link!, shop).href);
  const tracked = tracking.locator('spesa-order-tracking');
  await tracked.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
  await tracked.getByRole('checkbox').first().check();
  await tracked.getByLabel('Nome e cognome').fill('Anna Prada');
  await tracked.getByLabel('E-mail a cui mandare la ricevuta').fill('anna@example.it');
  await tracked.getByRole('button', { name: 'Continua' }).click();
  await tracked.getByRole('button', { name: 'Conferma recesso' }).click();
  await expect(tracked.getByText(/^Abbiamo ricevuto il tuo recesso il /)).toBeVisible();
  await someone.close();
  expect(await work.press(orderId, 'refund', { amount: '1,00', before: '100' })).toContain('Recesso di Anna Prada');
});
