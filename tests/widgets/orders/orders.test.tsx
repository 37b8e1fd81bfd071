import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { createBuying, goodCard } from '../../demo/server/buying.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { orderShown } from './orderShown.ts';

const plain = plainShop(3, { stock: 100 });
const user = userEvent.setup({ delay: null });
let page: Stage;

/** Anna's new order, once she has given up those that wait for their payment and keep place and time (SLOT-10), as the shop has it; one by card is left at the card's page, or refused there. */
async function order(way: 'onDelivery' | 'unpaid' | 'refused' = 'onDelivery'): Promise<number> {
  const me = await logIn(plain.shop, 'anna');
  const { data: earlier } = await plain.shop.request(orders.list, {}, me);
  for (const { orderId, orderStatusId } of earlier.orders)
    if (orderStatusId === orderStatus.pending) await plain.shop.request(orders.delete, { order_id: orderId }, me);
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(plain.shop, me);
  const { data } = await plain.shop.request(checkout.buy, { payment_type_id: way === 'onDelivery' ? 22 : 12 }, me);
  if (way === 'refused')
    await plain.shop.provider(data.payment.url!, {
      method: 'POST',
      body: new URLSearchParams({ ...goodCard, number: '4000000000000002' }),
      redirect: 'manual',
    });
  return data.orderId;
}
async function open(id: number): Promise<HTMLElement> {
  page = await shopPage(plain.shop, { as: 'anna', config: { paymentOrigins: ['http://provider.test'] } });
  const element = await place('spesa-order', { 'order-id': String(id) });
  await orderShown(element, id);
  return element;
}
const button = (element: HTMLElement, name: string | RegExp) => within(element).queryByRole('button', { name });

describe('[spesa-order] what its owner may do', () => {
  test('SEC-08 another’s order is as one that is not there, with the way to one’s own', async () => {
    const theirs = await order();
    page = await shopPage(plain.shop, { as: 'bruno' });
    const said: string[] = [];
    for (const id of [theirs, 999_999]) {
      const element = await place('spesa-order', { 'order-id': String(id) });
      expect(await within(element).findByText('Non troviamo questo ordine')).toBeTruthy();
      expect(within(element).getByRole('link').getAttribute('href')).toBe('/profile/orders');
      said.push(element.textContent.replace(`Ordine ${id}`, ''));
    }
    expect(said[0]).toBe(said[1]);
  });

  test('cancelling asks first, is shown at once, and gives the stock back', async () => {
    const { stockOf } = createBuying(plain.shop, plain.id(2));
    const before = await stockOf(plain.id(0));
    const element = await open(await order());
    expect(await stockOf(plain.id(0))).toBe(before! - 5000);
    await user.click(button(element, 'Annulla l’ordine')!);
    await answerDialog('Tieni l’ordine');
    expect(within(element).getByText('Ordinato', { selector: '.order-status' })).toBeTruthy();
    await user.click(button(element, 'Annulla l’ordine')!);
    await answerDialog('Annulla l’ordine');
    expect(await within(element).findByText('Annullato')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent, 'what it has come to').toBe('Annullato'));
    expect(button(element, 'Annulla l’ordine')).toBeNull();
    expect(button(element, 'Rimetti tutto nel carrello')).toBeTruthy();
    expect(await stockOf(plain.id(0))).toBe(before);
  });

  test('PAY-16 who is too late by the server’s clock reads why where the button is', async () => {
    const id = await order();
    const element = await open(id);
    expect(button(element, 'Annulla l’ordine')).toBeTruthy();
    plain.shop.clock.offset = 7 * 24 * 3_600_000;
    await user.click(button(element, 'Annulla l’ordine')!);
    await answerDialog('Annulla l’ordine');
    expect((await within(element).findByRole('alert')).textContent).toBe(
      `Il tempo per annullare l’ordine ${id} è finito.`,
    );
    plain.shop.clock.offset = 0;
  });

  test('an order whose payment failed says so, is paid again at the card’s page, or on delivery at once', async () => {
    const element = await open(await order('refused'));
    expect(within(element).getByText('L’ordine non è ancora pagato')).toBeTruthy();
    await user.click(button(element, 'Paga di nuovo con la carta')!);
    await waitFor(() => expect(page.browser.went.at(-1)).toMatch(/^http:\/\/provider\.test\/pay\//));
    const other = await open(await order('refused'));
    await user.click(button(other, 'Paga alla consegna')!);
    expect(await within(other).findByText('Ordinato', { selector: '.order-status' })).toBeTruthy();
    expect(button(other, 'Paga alla consegna')).toBeNull();
  });

  test('it is paid again with another of the customer’s saved cards, which the shop then has of it', async () => {
    const me = await logIn(plain.shop, 'anna');
    const { data } = await plain.shop.request(savedCards.list, { payment_type_id: 12 }, me);
    const { maskedCard } = data.auths[0]!;
    const id = await order('refused');
    const element = await open(id);
    const cards = await within(element).findByRole('group', { name: 'Con quale carta' });
    expect(within(cards).getByRole<HTMLInputElement>('radio', { name: /Una nuova carta/ }).checked).toBe(true);
    await user.click(within(cards).getByRole('radio', { name: new RegExp(maskedCard.slice(-4)) }));
    await user.click(button(element, 'Paga di nuovo con la carta')!);
    await waitFor(() => expect(page.browser.went.at(-1)).toBe(`/payment?order_id=${id}`));
    const { data: paid } = await plain.shop.request(orders.view, { order_id: id }, me);
    expect([paid.maskedCard, paid.orderStatusId]).toEqual([maskedCard, orderStatus.ordered]);
  });

  test('one that waits for its payment says so, and can be given up', async () => {
    const element = await open(await order('unpaid'));
    expect(within(element).getByText('Stiamo aspettando la conferma del pagamento.')).toBeTruthy();
    await user.click(button(element, 'Rinuncia al pagamento')!);
    await answerDialog('Annulla l’ordine');
    expect(await within(element).findByText('Annullato')).toBeTruthy();
  });

  test('notes are written, changed, and refused where they are typed', async () => {
    const element = await open(await order());
    const note = await within(element).findByRole('textbox', { name: 'La tua nota' });
    await user.click(button(element, 'Salva la nota')!);
    expect(within(element).getByText('Scrivi la nota prima di salvarla.')).toBeTruthy();
    await user.type(note, 'Suonare due volte');
    await user.click(button(element, 'Salva la nota')!);
    await user.click(await within(element).findByRole('button', { name: 'Modifica la nota «Suonare due volte»' }));
    await user.clear(note);
    await user.type(note, 'Citofono rotto{Enter}');
    expect(await within(element).findByText('Citofono rotto')).toBeTruthy();
    expect(within(element).queryByText('Suonare due volte')).toBeNull();
  });

  test('a note that another device has changed meanwhile is not overwritten: what it says now is shown, what is typed stays and is saved on request [POST /note/order/update]', async () => {
    const id = await order();
    const me = await logIn(plain.shop, 'anna');
    const { note: kept } = (await plain.shop.request(orders.addNote, { order_id: id, text: 'Piano terra' }, me)).data;
    const element = await open(id);
    await user.click(await within(element).findByRole('button', { name: 'Modifica la nota «Piano terra»' }));
    await plain.shop.request(orders.updateNote, { note_id: kept.noteId, text: 'Dal portiere' }, me);
    const note = await within(element).findByRole<HTMLInputElement>('textbox', { name: 'La tua nota' });
    await user.type(note, ', a sinistra');
    await user.click(button(element, 'Salva la nota')!);
    expect(await within(element).findByText(/è stata modificata mentre la scrivevi/)).toBeTruthy();
    expect(within(element).getByRole('button', { name: 'Modifica la nota «Dal portiere»' })).toBeTruthy();
    expect(note.value).toBe('Piano terra, a sinistra');
    await user.click(button(element, 'Salva la mia')!);
    expect(await within(element).findByText('Piano terra, a sinistra')).toBeTruthy();
    expect(note.value).toBe('');
  });

  test('what was weighed, left out or replaced stands beside what was ordered, with what is paid in the end', async () => {
    const id = await order();
    const { db } = plain.shop;
    const line = await db.selectFrom('order_item').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
    await db
      .updateTable('order_item')
      .set({ picked: 4000, final_total: 4000 })
      .where('order_item_id', '=', line.order_item_id)
      .execute();
    await db.updateTable('shop_order').set({ final_total: 4590, status: 6 }).where('order_id', '=', id).execute();
    const element = await open(id);
    expect(page.asked('/order/view')[0]!.searchParams.get('show_replaced')).toBe('true');
    expect(within(element).getByText('5 pz · preparati 4 pz')).toBeTruthy();
    expect(element.querySelector('.order__amount')!.textContent).toBe('50,00\u00a0€40,00\u00a0€');
    expect(element.querySelector('.totals__line--total')!.textContent).toContain('45,90\u00a0€');
    expect(within(element).getByText('Con questo ordine guadagni 45 punti.')).toBeTruthy();
    expect(button(element, 'Annulla l’ordine')).toBeNull();
  });

  test('one that was delivered says when, how it was paid and what was not there, and leads to the complaint of it', async () => {
    const id = await order();
    const { db } = plain.shop;
    await db.updateTable('order_item').set({ picked: 4000, final_total: 4000 }).where('order_id', '=', id).execute();
    await db
      .updateTable('shop_order')
      .set({ final_total: 4590, status: orderStatus.delivered, delivered_at: new Date('2026-12-01T10:30:00Z') })
      .where('order_id', '=', id)
      .execute();
    const element = await open(id);
    expect(within(element).getByText('Consegnato martedì 1 dicembre')).toBeTruthy();
    expect(within(element).getByText('Pagato alla consegna')).toBeTruthy();
    expect(await within(element).findByText('1 pezzo non c’era: non lo paghi.')).toBeTruthy();
    const link = within(element).getByRole('link', { name: 'Manda un reclamo' });
    expect(link.parentElement!.textContent).toBe('Qualcosa non andava? Manda un reclamo');
    expect(link.getAttribute('href')).toContain(`/reclamo/?order=${id}`);
    await waitFor(() => expect(element.textContent).toContain('Totale pagato'));
    expect(element.textContent).not.toContain('Paghi alla consegna');
  });

  test('what is weighed has an estimated price until it is picked', async () => {
    const id = await order();
    await plain.shop.db.updateTable('order_item').set({ variable: true }).where('order_id', '=', id).execute();
    const element = await open(id);
    expect(element.querySelector('.order__amount')!.textContent).toBe('circa 50,00\u00a0€');
  });

  test('one that is being changed in the cart says so, leads back there, and offers no addition meanwhile [POST /order/modify]', async () => {
    const id = await order();
    const element = await open(id);
    await within(element).findByRole('button', { name: 'Aggiungi qualcosa' });
    await user.click(button(element, 'Modifica l’ordine')!);
    await within(element).findByText(/^Lo stai modificando nel carrello/);
    expect(button(element, 'Aggiungi qualcosa')).toBeNull();
    expect(button(element, 'Modifica l’ordine')).toBeNull();
    page.browser.went.length = 0;
    await user.click(button(element, 'Continua la modifica')!);
    await waitFor(() => expect(page.browser.went).toEqual(['/cart']));
    await user.click(button(element, 'Annulla l’ordine')!);
    await answerDialog('Annulla l’ordine');
    expect(await within(element).findByText('Annullato')).toBeTruthy();
    await shopPage(plain.shop, { as: 'anna' });
  });
});

describe('[spesa-order-list] what narrows it', () => {
  test('filters that contradict themselves are refused where they are typed; the others narrow the list, and are taken off again', async () => {
    await order();
    page = await shopPage(plain.shop, { as: 'anna' });
    const element = await place('spesa-order-list');
    const items = () => element.querySelectorAll('.order-list__item').length;
    await waitFor(() => expect(items()).toBeGreaterThan(0));
    const all = items();
    const newest = element.querySelector('.order-list__item')!;
    expect(newest.textContent).toMatch(/1 prodotto · Consegna \S+ \d+ \S+ \d+:\d\d–\d+:\d\dOrdinato$/);
    expect(newest.querySelectorAll('.order-preview img')).toHaveLength(1);
    await user.click(within(element).getByText('Filtra gli ordini'));
    const [from, to] = ['Dal giorno', 'Al giorno'].map((name) =>
      within(element).getByLabelText<HTMLInputElement>(name),
    );
    await user.type(from!, '2026-03-02');
    await user.type(to!, '2026-03-01');
    await user.click(button(element, 'Mostra')!);
    expect(within(element).getByRole('alert').textContent).toBe('Il primo giorno viene dopo l’ultimo.');
    expect([from!.value, to!.value, items()]).toEqual(['2026-03-02', '2026-03-01', all]);
    await user.clear(from!);
    await waitFor(() => expect(within(element).queryByRole('alert')).toBeNull());
    await user.clear(to!);
    await user.type(within(element).getByLabelText('Totale da (€)'), '90');
    await user.type(within(element).getByLabelText('Totale fino a (€)'), '10{Enter}');
    expect(within(element).getByRole('alert').textContent).toBe('Il totale minimo è più alto di quello massimo.');
    expect(items()).toBe(all);
    await user.clear(within(element).getByLabelText('Totale fino a (€)'));
    await user.click(button(element, 'Mostra')!);
    await waitFor(() => expect(screen.getByText('Nessun ordine con questi filtri')).toBeTruthy());
    await user.click(button(element, 'Togli i filtri')!);
    await waitFor(() => expect(items()).toBe(all));
  });

  test('an order that waits to be paid again stands before all others, with the way to it', async () => {
    const id = await order('refused');
    page = await shopPage(plain.shop, { as: 'anna' });
    const element = await place('spesa-order-list');
    expect(await within(element).findByText(`L’ordine ${id} aspetta ancora il pagamento.`)).toBeTruthy();
    expect(within(element).getAllByRole('link', { name: 'Vedi e paga' })[0]!.getAttribute('href')).toBe(
      `/profile/orders/${id}`,
    );
    expect((await plain.shop.request(orders.listRetryPayment, {}, await logIn(plain.shop, 'anna'))).status).toBe(0);
  });
});

describe('[spesa-order-tracking] whoever has the link', () => {
  test('reads the order without a login, and nothing that is its owner’s; a wrong link says so', async () => {
    const element = await open(await order());
    const link = within(element).getByRole('link', { name: 'Collegamento per seguirlo senza accedere' });
    const href = link.getAttribute('href')!;
    expect(href).toMatch(/^\/order-tracking\/\d+\?token=\w{64}$/);
    page = await shopPage(plain.shop);
    history.replaceState(null, '', href);
    const tracked = await place('spesa-order-tracking');
    expect(await within(tracked).findByText('Ordinato', { selector: '.order-status' })).toBeTruthy();
    expect(tracked.querySelector('[aria-current=step]')?.textContent).toBe('Ordinato');
    expect(tracked.querySelector('.order-steps__when')?.textContent).toMatch(/^Arriva \S+ \d+ \S+, \d+:\d\d–\d+:\d\d$/);
    const withdraw = within(tracked).getByRole('button', { name: 'Recedere dal contratto qui' });
    expect(withdraw.className).toContain('ghost');
    expect([...tracked.querySelectorAll('.order__side :is(button, a, p)')].at(-1)).toBe(withdraw);
    expect(
      within(tracked)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Recedere dal contratto qui']);
    history.replaceState(null, '', href.replace(/.$/, ''));
    const wrong = await place('spesa-order-tracking');
    expect(await within(wrong).findByText('Non troviamo questo ordine')).toBeTruthy();
    history.replaceState(null, '', '/');
  });
});
