import type { Locator, Page } from '@playwright/test';
import { desktop, expect, test } from '../../fixtures.ts';
import { createCustomer } from '../../customer.ts';
import { dearest, payWithNewCard } from '../../buying.ts';
import { closeCart, fillCart } from '../../deliveries.ts';
import { enter, tabTo } from '../../keys.ts';
import { newestMail, pinIn } from '../../mails.ts';
import { freeSlot, openDay } from '../../slots.ts';
import { watchShifts } from '../../shifts.ts';
import { openWarehouse } from '../../warehouse.ts';

test.use({ viewport: desktop });

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();

/** A visitor logs in as Anna on the page of the delivery, and chooses this service, its first place and a slot of its last day, or of its first. */
async function chooseService(page: Page, service: number, day: 'first' | 'last' = 'last'): Promise<void> {
  await page.goto('/delivery-service?back=/cart');
  const view = page.locator('spesa-delivery-service-view');
  await enter(page, view.getByRole('button', { name: 'Accedi' }));
  await tabTo(page, dialog(page).getByLabel('E-mail'));
  await page.keyboard.type('anna@example.it');
  await tabTo(page, dialog(page).locator('input[name=password]'));
  await page.keyboard.type('spesa-demo');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const radios = view.locator('[name=delivery-service]');
  await expect(radios.or(view.getByRole('button', { name: /^Cambia/ })).first()).toBeVisible();
  if ((await radios.count()) === 0) await enter(page, view.getByRole('button', { name: /^Cambia/ }).first());
  await tabTo(page, view.locator('[name=delivery-service]:checked'));
  for (let press = 0; press < 4; press++) {
    if ((await view.locator('[name=delivery-service]:checked').inputValue()) === String(service)) break;
    await page.keyboard.press('ArrowDown');
  }
  await enter(page, view.getByRole('button', { name: /^(Ritira|Consegna) qui: / }).first());
  await expect(view.getByRole('tab').first()).toBeVisible();
  const days = view.locator(openDay);
  await tabTo(page, view.getByRole('tab', { selected: true }));
  const [start, towards] = day === 'last' ? (['End', 'ArrowLeft'] as const) : (['Home', 'ArrowRight'] as const);
  await page.keyboard.press(start);
  for (let press = 0; press < 7 && (await days.and(view.locator('[aria-selected=true]')).count()) === 0; press++)
    await page.keyboard.press(towards);
  await enter(page, view.locator(freeSlot).first());
  await expect(view.getByText('È tutto pronto: puoi fare la spesa.')).toBeVisible();
}

/** Nine of the dearest into the cart, to the checkout and to the order, paid with Anna's saved card; gives its number. */
async function order(page: Page): Promise<number> {
  await page.goto(dearest);
  const card = page.locator('spesa-category-page .product-card').first();
  await enter(page, card.locator('[data-press]').first());
  await tabTo(page, card.locator('input').first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await expect(page.locator('spesa-cart-button').first()).toContainText(/\d{3},\d\d/);
  await page.goto('/checkout');
  await enter(page, page.getByRole('link', { name: 'Vai al pagamento' }));
  return pay(page);
}

/** On the payment page: to the order, paid as the page proposes it; gives its number. */
async function pay(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Ordina con obbligo di pagare' });
  await expect(button).toBeEnabled();
  await enter(page, button);
  await expect(page.getByText('Il tuo ordine è confermato')).toBeVisible({ timeout: 30_000 });
  return Number(/\/(\d+)\/?\?/.exec(page.url())![1]);
}

test('[spesa-delivery-service-view] [spesa-order] pickup by keyboard alone, from a visitor to what was fetched', async ({
  page,
  playwright,
  request,
  shop,
  problems,
}) => {
  problems.allow(/photo/);
  await closeCart(request, shop, 'anna');
  await chooseService(page, 1);
  const orderId = await order(page);
  const work = await openWarehouse(await playwright.request.newContext(), shop);
  await work.press(orderId, 'begin');
  await work.pickAll(orderId);
  await work.press(orderId, 'pack');
  await page.reload();
  await expect(page.locator('spesa-order')).toContainText('Pronto per il ritiro');
  await enter(page, page.getByRole('button', { name: 'Sto arrivando' }));
  await expect(page.locator('.order__parking .notice--success')).toContainText('Ti aspettiamo al posto');
  await work.press(orderId, 'deliver', { early: '1' });
  await page.reload();
  await expect(page.locator('spesa-order .order__head')).toContainText('Consegnato');
});

/** What the employee does on the warehouse's page with the keyboard alone. */
async function atTheWarehouse(page: Page, shop: string, orderId: number) {
  await page.goto(`${shop}/magazzino`);
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type('magazzino@example.it');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type('spesa-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Codice di sei cifre')).toBeFocused();
  await page.keyboard.type(pinIn(await newestMail(page.request, shop, 'magazzino@example.it')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ordini', level: 1 })).toBeVisible();
  const open = (order: number) => page.goto(`${shop}/magazzino/${order}`);
  await open(orderId);
  /** The page that a form leads to has come. */
  const andComes = async (send: () => Promise<void>): Promise<void> => {
    const loaded = page.waitForEvent('load');
    await send();
    await loaded;
  };
  return {
    open,
    press: (name: string) => andComes(() => enter(page, page.getByRole('button', { name, exact: true }).first())),
    /** Says that the order is handed over before its day, and that it is sure. */
    async handOver() {
      await andComes(() => enter(page, page.getByRole('link', { name: 'Consegnato', exact: true })));
      await tabTo(page, page.getByLabel('Consegnato prima del giorno'));
      await page.keyboard.press('Space');
      await andComes(() => enter(page, page.getByRole('button', { name: 'Sì, consegnato' })));
    },
    /** Picks every line that has no substitute. */
    async pickAll() {
      const open = page.getByRole('listitem').filter({ hasText: 'da prelevare' });
      await expect(open.first()).toBeVisible();
      for (let left = await open.count(); left > 0; left--) {
        await enter(page, open.first().getByRole('button', { name: 'Preleva', exact: true }));
        await expect(open).toHaveCount(left - 1);
      }
    },
    /** Looks for a substitute of the first line, and takes the first that is near enough to its price. */
    async substitute(words: string) {
      await enter(page, page.getByRole('link', { name: 'Cerca un sostituto' }).first());
      await expect(page.getByText(/costa al massimo il 20 % in più o in meno/)).toBeVisible();
      await tabTo(page, page.getByRole('searchbox', { name: 'Nome del prodotto' }));
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await enter(page, page.getByRole('button', { name: /^Sostituisci con/ }).first());
      await expect(page.getByText(/sostituito con .*\(accettato\)/)).toHaveCount(1);
    },
    async refund(euro: string) {
      await tabTo(page, page.getByLabel(/^Euro da rimborsare/));
      await page.keyboard.type(euro);
      await andComes(() => page.keyboard.press('Enter'));
    },
  };
}

test('[spesa-rider-missions] fast delivery by keyboard alone, from a visitor over the rider’s mission to the door', async ({
  page,
  browser,
  playwright,
  request,
  shop,
  problems,
}) => {
  problems.allow(/photo/);
  await closeCart(request, shop, 'anna');
  await chooseService(page, 4, 'first');
  const orderId = await order(page);
  const theirs = await browser.newContext({ viewport: desktop, locale: 'it-IT' });
  const rider = await theirs.newPage();
  await createCustomer(rider, request, shop).signIn('rider');
  await rider.goto(`${shop}/rider`);
  const missions = rider.locator('spesa-rider-missions');
  await tabTo(rider, missions.getByRole('tab', { selected: true }));
  await rider.keyboard.press('ArrowRight');
  const mission = missions.locator('.mission', { hasText: `Ordine ${orderId}` });
  await enter(rider, mission.getByRole('button', { name: 'Prendi la consegna' }));
  await expect(mission.getByText('Il negozio la sta preparando.')).toBeVisible();
  const work = await openWarehouse(await playwright.request.newContext(), shop);
  await work.press(orderId, 'begin');
  await work.pickAll(orderId);
  await work.press(orderId, 'pack');
  await enter(rider, missions.getByRole('button', { name: 'Aggiorna' }));
  await enter(rider, mission.getByRole('button', { name: 'Consegnata' }));
  await enter(rider, dialog(rider).getByRole('button', { name: /^(Sì|Consegnata|Ho incassato)/ }));
  await expect(missions.getByText('Non hai consegne da fare.')).toBeVisible();
  await theirs.close();
  await page.reload();
  await expect(page.locator('spesa-order .order__head')).toContainText('Consegnato');
});

test('PAY-14 [spesa-order] [spesa-order-list] a shift at the warehouse, of whose orders one is substituted, one fetched by who is coming and one paid a second time after a refused card, and one paid back in part; no page of theirs moves', async ({
  page,
  browser,
  customer,
  problems,
  shop,
}) => {
  problems.allow(/photo/);
  await customer.signIn('anna');
  const shifts = await watchShifts(page);
  const stays = async (where: string) =>
    expect(await shifts.sum(), `${where}\n${await shifts.listed()}`).toBeLessThanOrEqual(0.02);
  const ordered = async (service: number) => {
    await fillCart(customer, service);
    await page.goto('/payment');
    return pay(page);
  };
  const [replaced, fetched] = [await ordered(2), await ordered(1)];

  await fillCart(customer);
  await page.goto('/payment');
  await expect(page.getByRole('button', { name: 'Ordina con obbligo di pagare' })).toBeEnabled();
  await page.getByText('Una nuova carta').click();
  await enter(page, page.getByRole('button', { name: 'Ordina con obbligo di pagare' }));
  await payWithNewCard(page, '4000 0000 0000 0002');
  await expect(page).toHaveURL(new RegExp(`^${shop}/`));
  await page.goto('/profile/orders');
  await expect(page.getByText('Da pagare', { exact: true })).toBeVisible();
  await enter(page, page.getByRole('link', { name: 'Vedi e paga' }).first());
  await expect(page.getByText('L’ordine non è ancora pagato')).toBeVisible();
  await stays('an order whose payment failed');
  await enter(page, page.getByRole('button', { name: 'Paga di nuovo con la carta' }));
  await payWithNewCard(page);
  await expect(page.getByText('Il tuo ordine è confermato')).toBeVisible({ timeout: 30_000 });
  await stays('an order paid a second time');
  const paidTwice = Number(/\/(\d+)\/?\?/.exec(page.url())![1]);

  const theirs = await browser.newContext({ viewport: desktop, locale: 'it-IT' });
  const staff = await theirs.newPage();
  const work = await atTheWarehouse(staff, shop, replaced);
  const head = page.locator('spesa-order .order__head');
  const shown = async (id: number, state: string) => {
    await page.goto(`/profile/orders/${id}`);
    await expect(head).toContainText(state);
    await stays(state);
  };
  await work.press('Inizia a prelevare');
  await work.substitute('olio');
  await shown(replaced, 'In preparazione, non più modificabile');
  await expect(page.getByRole('heading', { name: 'Le sostituzioni' })).toBeVisible();
  await stays('substitutions');
  for (const id of [replaced, fetched, paidTwice]) {
    await work.open(id);
    if (id !== replaced) await work.press('Inizia a prelevare');
    await work.pickAll();
    await work.press('È tutto pronto');
  }
  await shown(fetched, 'Pronto per il ritiro');
  await enter(page, page.getByRole('button', { name: 'Sto arrivando' }));
  await expect(page.locator('.order__parking .notice--success')).toContainText('Ti aspettiamo al posto');
  await stays('who is coming');
  await staff.goto(`${shop}/magazzino`);
  await expect(staff.getByRole('row').filter({ hasText: `Ordine ${fetched}` })).toContainText(
    /sta arrivando, posto \d/,
  );
  for (const id of [replaced, fetched, paidTwice]) {
    await work.open(id);
    await work.handOver();
    await shown(id, 'Consegnato');
  }
  await work.open(replaced);
  await work.refund('2,50');
  await theirs.close();
  await page.goto(`/profile/orders/${replaced}`);
  await expect(page.locator('.order__bill')).toContainText(/Già rimborsato\s*[-−]2,50/);
});
