import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { passes } from '../../../demo/shop/passes.ts';
import { LONGEST_MS } from '../../../widgets/checkout/summary/Packaging.tsx';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(3);
let page: Stage;
let element: HTMLElement;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  await plain.infos(0, { PERISHABLE: 'true' });
  await plain.infos(1, { ADULTS_ONLY: 'true' });
});

afterEach(() => void vi.restoreAllMocks());

const lines = () => [...element.querySelectorAll<HTMLElement>('.checkout__line')];
const onward = () => within(element).findByRole('link', { name: 'Vai al pagamento' });

/** Mocks the timeout of the packaging read; returns a function that fires it. */
function holdPatience(): () => void {
  const { setTimeout: real } = globalThis;
  const waiting: (() => void)[] = [];
  const held = (run: () => void, ms?: number): unknown => (ms === LONGEST_MS ? waiting.push(run) : real(run, ms));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout);
  return () => waiting.forEach((run) => run());
}

async function open(tag: 'spesa-checkout' | 'spesa-payment', ...wanted: number[]): Promise<void> {
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: wanted.map((index) => ({ productId: plain.id(index), quantity: 5 })),
    config: { paymentOrigins: ['http://provider.test'] },
  });
  element = await place(tag);
}

test('[spesa-checkout] [spesa-payment] what is missing is what is asked for, under the page’s own title alone', async () => {
  page = await shopPage(plain.shop, { as: 'anna', lines: [{ productId: plain.id(0), quantity: 5 }] });
  element = await place('spesa-checkout');
  await within(element).findByText('Scegli dove ricevere la spesa');
  await open('spesa-checkout', 0);
  await onward();
  expect(within(element).queryByText('Controlla la spesa')).toBeNull();
  await plain.shop.db.updateTable('cart').set({ timeslot_id: null, slot_date: null }).execute();
  await page.spesa.cart.load();
  await within(element).findByText('Scegli la fascia oraria');
  element = await place('spesa-payment');
  await within(element).findByText('Scegli la fascia oraria');
});

test('[spesa-checkout] ruling 31 a subscription says beside its price that the shopper’s 50 euro are in it, as a third party’s service, and nothing else does (account §9)', async () => {
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [
      { productId: plain.id(2), quantity: 5 },
      { productId: passes.year.productId, quantity: 1 },
    ],
  });
  element = await place('spesa-checkout');
  await waitFor(() => expect(lines()).toHaveLength(2));
  const told = lines().map(({ textContent }) =>
    /Servizio di terzi: .*compenso, 50,00\s€, è compreso/.test(textContent!),
  );
  const isPass = lines().map(({ textContent }) => textContent!.includes('Abbonamento consegna a casa'));
  expect(told).toEqual(isPass);
  expect(told.filter(Boolean)).toHaveLength(1);
});

test('[spesa-checkout] LAW-18 [GET /packaging-type/list] what the shopping is packed in, and what the bags cost, is said before the payment', async () => {
  await open('spesa-checkout', 2);
  const packaging = async () => {
    const title = await within(element).findByRole('heading', { name: 'Confezione' });
    return title.parentElement!.textContent;
  };
  expect(await packaging()).toContain('Cassette riutilizzabili');
  expect(await packaging()).not.toContain('Sacchetti');
  await plain.infos(2, { BAG: 'true' });
  await open('spesa-checkout', 2);
  expect(await packaging()).toMatch(/Sacchetti per l’ortofrutta 0,03\s€/);
  await plain.infos(2, {});
});

test('[spesa-checkout] the way to the payment is the same link while the cart is prepared anew: a press in that moment is not lost', async () => {
  await open('spesa-checkout', 2);
  const link = await onward();
  const gone: Node[] = [];
  const watch = new MutationObserver((changes) => gone.push(...changes.flatMap((change) => [...change.removedNodes])));
  watch.observe(element, { childList: true, subtree: true });
  const prepared = vi.spyOn(page.spesa.client, 'call');
  await page.spesa.cart.run(cart.add, { items: [{ productId: plain.id(2), quantity: 1 }] });
  await waitFor(() => expect(prepared.mock.calls.map(([row]) => row.path)).toContain('/checkout/prepare'));
  await Promise.allSettled(prepared.mock.results.map(({ value }) => value as Promise<unknown>));
  await waitFor(() => expect(element.querySelector('.checkout__amount')!.textContent).toBe('60,00\u00a0€'));
  watch.disconnect();
  expect(gone).not.toContain(link);
  expect(await onward()).toBe(link);
});

test('[spesa-checkout] the way to the payment opens when nothing above it is still to come: it does not move away under the finger', async () => {
  page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(2), quantity: 5 }] });
  let answer = () => {};
  const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  page.intercept((url) =>
    url.pathname.endsWith('/packaging-type/list') ? (held as unknown as Promise<Response>) : undefined,
  );
  const came: string[] = [];
  let isOpen = false;
  const watch = new MutationObserver((changes) => {
    if (isOpen)
      for (const { addedNodes } of changes)
        came.push(...[...addedNodes].map((node) => node.parentElement?.className + ' > ' + node.textContent));
    isOpen ||= within(document.body).queryByRole('link', { name: 'Vai al pagamento' }) !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  holdPatience();
  element = await place('spesa-checkout');
  await within(element).findByText(/^Accettiamo: /);
  await within(element).findByRole('heading', { name: 'Buoni e codici' });
  expect(isOpen).toBe(false);
  answer();
  await onward();
  await within(element).findByRole('heading', { name: 'Confezione' });
  watch.disconnect();
  expect(came).toEqual([]);
});

test('[spesa-checkout] packaging that is never answered keeps nobody from paying', async () => {
  page = await shopPage(plain.shop, { as: 'anna', ready: true, lines: [{ productId: plain.id(2), quantity: 5 }] });
  page.intercept((url) => (url.pathname.endsWith('/packaging-type/list') ? new Promise(() => {}) : undefined));
  const goOn = holdPatience();
  element = await place('spesa-checkout');
  await within(element).findByText(/^Accettiamo: /);
  expect(within(element).queryByRole('link', { name: 'Vai al pagamento' })).toBeNull();
  goOn();
  await onward();
});

describe('[spesa-checkout] what the law wants said before the payment', () => {
  test('LAW-09 each line says what is bought, and which cannot be returned; how to withdraw stands below', async () => {
    await open('spesa-checkout', 0, 2);
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines().map(({ textContent }) => textContent!.includes('Recesso escluso: deperibile'))).toEqual([
      true,
      false,
    ]);
    const { name, description } = page.spesa.cart.current()!.cartItems![0]!.product;
    expect(lines()[0]!.textContent!.toLowerCase()).toContain(name.toLowerCase());
    expect(lines()[0]!.querySelector('.checkout__facts')!.textContent).toContain(description);
    expect(lines()[0]!.querySelector('.checkout__facts')!.textContent).toMatch(/€\/(kg|l|pz)/);
    expect(lines()[0]!.querySelector('.checkout__amount')!.textContent).toBe('50,00\u00a0€');
    expect(element.querySelector('.withdrawal')!.textContent).toContain('Hai 14 giorni dalla consegna per recedere');
    expect(element.querySelector('.withdrawal details')!.textContent).toContain('Con la presente notifico il recesso');
    expect(await onward()).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /18 anni/ })).toBeNull();
  });

  test('LAW-16 alcohol: going on brings the customer to the box with the reason beside it, and the box opens the way', async () => {
    await open('spesa-checkout', 1, 2);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Dichiaro di avere almeno 18 anni/ });
    const go = () => within(element).getByRole('button', { name: 'Vai al pagamento' });
    await waitFor(() => expect(go().hasAttribute('aria-busy')).toBe(false));
    expect(box.required).toBe(true);
    expect(within(element).queryByRole('link', { name: 'Vai al pagamento' })).toBeNull();
    expect(within(element).queryByRole('alert')).toBeNull();
    go().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(document.getElementById(box.getAttribute('aria-describedby')!)!.textContent).toBe(
      'Per comprare alcolici dichiara di avere almeno 18 anni.',
    );
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard(' ');
    expect((await onward()).getAttribute('href')).toBe('/payment');
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-invalid')).toBeNull();
    expect((await page.spesa.cart.load())!.cartInfos).toMatchObject({ adult_declaration: 'true' });
    await user.click(box);
    await waitFor(() => expect(go()).toBeTruthy());
    expect(within(element).queryByRole('link', { name: 'Vai al pagamento' })).toBeNull();
  });

  test('LAW-16 what else stands in the way is said at once, and the box alone does not open it', async () => {
    await open('spesa-checkout', 1, 2);
    const box = await screen.findByRole('checkbox', { name: /18 anni/ });
    await plain.shop.db.updateTable('stock').set({ available: 0 }).where('product_id', '=', plain.id(2)).execute();
    await page.spesa.cart.load();
    await user.click(box);
    expect((await within(element).findByRole('alert')).textContent).not.toContain('18 anni');
    expect(within(element).getByRole<HTMLButtonElement>('button', { name: 'Vai al pagamento' }).disabled).toBe(true);
    await plain.shop.db.updateTable('stock').set({ available: null }).where('product_id', '=', plain.id(2)).execute();
    await user.click(within(element).getByRole('button', { name: 'Riprova' }));
    await onward();
  });
});

describe('what the server refuses is told in its section', () => {
  const refusal = (after: string, text: string) =>
    waitFor(() => {
      const alert = element.querySelector(after)!.previousElementSibling!;
      expect([alert.getAttribute('role'), alert.textContent]).toEqual(['alert', expect.stringContaining(text)]);
    });

  test('[spesa-checkout] the slot at the place, the goods at the lines, each with a way to try again; neither opens the way', async () => {
    await open('spesa-checkout', 0, 2);
    await onward();
    await plain.shop.db.updateTable('stock').set({ available: 0 }).where('product_id', '=', plain.id(2)).execute();
    const slots = await plain.shop.db.selectFrom('timeslot').select(['timeslot_id', 'capacity']).execute();
    await plain.shop.db.updateTable('timeslot').set({ capacity: 0 }).execute();
    await page.spesa.cart.load();
    element = await place('spesa-checkout');
    await refusal('.place', 'La fascia oraria che avevi scelto');
    await refusal('.fold', 'non è più disponibile');
    expect(within(element).getByRole<HTMLButtonElement>('button', { name: 'Vai al pagamento' }).disabled).toBe(true);
    for (const { timeslot_id, capacity } of slots)
      await plain.shop.db.updateTable('timeslot').set({ capacity }).where('timeslot_id', '=', timeslot_id).execute();
    await plain.shop.db.updateTable('stock').set({ available: null }).where('product_id', '=', plain.id(2)).execute();
    await user.click(within(element).getAllByRole('button', { name: 'Riprova' })[0]!);
    await onward();
    expect(within(element).queryByRole('alert')).toBeNull();
  });

  test('[spesa-payment] a price that changed stands over the bill alone', async () => {
    await open('spesa-payment', 2);
    await user.click(await within(element).findByRole('radio', { name: /alla consegna/ }));
    await plain.shop.db
      .updateTable('price')
      .set({ list: 1933, paid: 1933 })
      .where('product_id', '=', plain.id(2))
      .execute();
    await user.click(within(element).getByRole('button', { name: 'Ordina con obbligo di pagare' }));
    await refusal('.bill', 'Il carrello è cambiato');
    expect(within(element).getAllByRole('alert')).toHaveLength(1);
  });
});

test('LAW-21 [spesa-checkout] [spesa-payment] the two steps are said, and every part leads back to where it is corrected', async () => {
  const leads = (name: string) => within(element).getByRole('link', { name }).getAttribute('href');
  const current = () => element.querySelector('.steps [aria-current=step]')!.textContent;
  await open('spesa-checkout', 0, 2);
  await onward();
  expect(current()).toContain('Controlla');
  expect(within(element).getByRole('navigation', { name: 'Passi dell’ordine' })).toBeTruthy();
  expect(leads('Modifica i prodotti')).toBe('/cart');
  await open('spesa-payment', 0, 2);
  await within(element).findByRole('button', { name: 'Ordina con obbligo di pagare' });
  expect(current()).toContain('Paga');
  expect(leads('Controlla')).toBe('/checkout');
  expect(leads('Modifica i prodotti')).toBe('/cart');
});

test('LAW-02 [spesa-payment] the lines stand above the bill, and nothing between the bill and the order button', async () => {
  await open('spesa-payment', 0, 2);
  const order = await within(element).findByRole('button', { name: 'Ordina con obbligo di pagare' });
  expect(lines().map(({ textContent }) => textContent!.includes('Recesso escluso: deperibile'))).toEqual([true, false]);
  expect(lines().at(-1)!.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(order.closest('.checkout__foot')!.previousElementSibling!.lastElementChild!.className).toBe('bill');
  expect(within(element).queryByRole('checkbox')).toBeNull();
});

test('PAY-04 [spesa-payment] a price that changed while the page was open is said and shown, and only the next press orders it', async () => {
  await open('spesa-payment', 0);
  const total = () => element.querySelector('.bill')!.textContent!;
  const order = () => within(element).findByRole<HTMLButtonElement>('button', { name: 'Ordina con obbligo di pagare' });
  await user.click(await within(element).findByRole('radio', { name: /alla consegna/ }));
  expect(total()).toContain('50,00\u00a0€');
  await plain.shop.db
    .updateTable('price')
    .set({ list: 1833, paid: 1833 })
    .where('product_id', '=', plain.id(0))
    .execute();
  await user.click(await order());
  expect((await within(element).findByRole('alert')).textContent).toContain('Il carrello è cambiato');
  expect(total()).toContain('91,65\u00a0€');
  expect(page.browser.went).toEqual([]);
  await waitFor(async () => expect((await order()).hasAttribute('aria-busy')).toBe(false));
  await user.click(await order());
  await waitFor(() => expect(page.browser.went).toHaveLength(1));
});
