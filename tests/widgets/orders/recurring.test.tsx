import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { cardExpiry } from '../../../demo/shop/validity.ts';
import { makeRecurringOrders } from '../../../demo/server/jobs/recurringOrders.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { pagesOf } from '../../../demo/server/http/shopPages.ts';
import { answerDialog, shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';
import { now } from '../../moment.ts';

const plain = plainShop(2, { stock: 100 });
const user = userEvent.setup({ delay: null });
const day = 24 * 3_600_000;
let page: Stage;

beforeEach(async () => {
  plain.shop.clock.offset = 0;
  await plain.shop.db.updateTable('recurrent_order').set({ active: false }).execute();
});

async function open(): Promise<HTMLElement> {
  page = await shopPage(plain.shop, { as: 'anna' });
  const element = await place('spesa-recurring-orders');
  await within(element).findByRole('button', { name: 'Aggiungi una spesa ricorrente' });
  return element;
}
async function orderOnce(): Promise<void> {
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(plain.shop, me);
  await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me);
}
const press = async (element: HTMLElement, name: string | RegExp) =>
  user.click(await within(element).findByRole('button', { name }));

async function fill(element: HTMLElement): Promise<void> {
  const more = within(element).queryByRole('button', { name: 'Aggiungi una spesa ricorrente' });
  if (more) await user.click(more);
  await within(element).findByRole('button', { name: 'Attiva la spesa ricorrente' });
  const choose = async (name: string) => {
    const list = within(element).getByRole<HTMLSelectElement>('combobox', { name: new RegExp(name) });
    await waitFor(() => expect(list.options.length).toBeGreaterThan(1));
    await user.selectOptions(list, list.options[1]!.value);
  };
  await choose('In quale giorno');
  await choose('A che ora');
}

describe('[spesa-recurring-orders] weekly orders', () => {
  test('nothing is asked of the shop without day, hour and consent; with them it is there, with its first delivery', async () => {
    await orderOnce();
    const element = await open();
    const none = within(element).getByText('Non hai ancora una spesa ricorrente').parentElement!;
    expect(within(none).getByRole('button', { name: 'Aggiungi una spesa ricorrente' })).toBeTruthy();
    expect(within(none).getAllByRole('listitem')).toHaveLength(3);
    await press(element, 'Aggiungi una spesa ricorrente');
    await press(element, 'Attiva la spesa ricorrente');
    expect(within(element).getByText('Scegli indirizzo, giorno e ora.')).toBeTruthy();
    expect(within(element).getByText('Senza il tuo consenso non possiamo ordinare per te.')).toBeTruthy();
    expect(page.asked('/recurrent-order/subscribe')).toEqual([]);
    await fill(element);
    expect(within(element).getByRole('link', { name: /^Ripete l’ordine \d+$/ })).toBeTruthy();
    expect(within(element).getByText(/^1 prodotto, \d+,\d\d\s€ l’ultima volta$/)).toBeTruthy();
    expect(within(element).getByText(/^Si paga con la carta .* 4242$/)).toBeTruthy();
    const first = within(element)
      .getByText(/^La prima consegna è \S+ \d+ \S+\.$/)
      .textContent.slice('La prima consegna è '.length, -1);
    await user.click(within(element).getByRole('checkbox'));
    await press(element, 'Attiva la spesa ricorrente');
    expect(await within(element).findByRole('heading', { name: /^Ogni \S+, \d/ })).toBeTruthy();
    expect(within(element).getByText(`Prossima consegna: ${first}`)).toBeTruthy();
    expect(within(element).getByText(/^Puoi cambiarla o annullarla entro le \S+ di \S+ \d+ \S+\.$/)).toBeTruthy();
    expect(
      within(element)
        .getByText(/L’ordine parte/)
        .closest('details')?.open,
    ).toBe(false);
    expect(within(element).getByText(/^1 prodotto, \d+,\d\d\s€ l’ultima volta$/)).toBeTruthy();
    expect(element.querySelectorAll('.order-preview img')).toHaveLength(1);
    await press(element, 'Aggiungi una spesa ricorrente');
    const days = await within(element).findByRole<HTMLSelectElement>('combobox', { name: /In quale giorno/ });
    await waitFor(() => expect(days.options.length).toBeGreaterThan(1));
    const [, other] = days.options;
    expect(within(element).getByRole('heading', { name: /^Ogni/ }).textContent).not.toContain(other!.text);
  });

  test('how it is paid is changed to what the server has checked; a lapsed card is refused where it was chosen', async () => {
    await orderOnce();
    const element = await open();
    await fill(element);
    await user.click(within(element).getByRole('checkbox'));
    await press(element, 'Attiva la spesa ricorrente');
    await press(element, 'Cambia come si paga');
    await user.click(await within(element).findByRole('radio', { name: /Alla consegna/ }));
    await press(element, 'Usa questo modo di pagare');
    expect(await within(element).findByText('Si paga con contanti o carta alla consegna')).toBeTruthy();
    await plain.shop.db.updateTable('payment_auth').set({ expire_date: '01/2020' }).execute();
    await press(element, 'Cambia come si paga');
    const [card] = await within(element).findAllByRole('radio', { name: /Carta/ });
    await user.click(card!);
    await press(element, 'Usa questo modo di pagare');
    expect((await within(element).findByRole('alert')).textContent).toContain('è scaduta');
    await plain.shop.db.updateTable('payment_auth').set({ expire_date: cardExpiry }).execute();
    await press(element, 'Usa questo modo di pagare');
    expect(await within(element).findByText(/^Si paga con la carta \*/)).toBeTruthy();
  });

  test('orders that were made stand below it; stopping asks first', async () => {
    await orderOnce();
    const first = await open();
    await fill(first);
    await user.click(within(first).getByRole('checkbox'));
    await press(first, 'Attiva la spesa ricorrente');
    await within(first).findByText(/^Prossima consegna: /);
    const { shop } = plain;
    const row = await shop.db
      .selectFrom('recurrent_order')
      .select('next_date')
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    shop.clock.offset = Date.parse(`${row.next_date}T06:00:00Z`) - 2 * day - now();
    const places = { ...pagesOf('http://shop.test'), shop: 'http://shop.test', self: 'http://shop.test/ebsn/api' };
    expect(await makeRecurringOrders({ ...shop.payments, places })).toBe(1);
    const element = await open();
    expect(await within(element).findByRole('link', { name: /^Ordine \d+$/ })).toBeTruthy();
    await press(element, /^Ferma la spesa di ogni/);
    await answerDialog('Continua ogni settimana');
    expect(within(element).queryByText('Non hai ancora una spesa ricorrente')).toBeNull();
    await press(element, /^Ferma la spesa di ogni/);
    await answerDialog('Ferma la spesa');
    expect(await within(element).findByText('Non hai ancora una spesa ricorrente')).toBeTruthy();
  });

  test('a visitor is asked to log in, and nothing is read', async () => {
    page = await shopPage(plain.shop);
    const element = await place('spesa-recurring-orders');
    expect(await within(element).findByText('Accedi per la tua spesa ricorrente')).toBeTruthy();
    expect(page.requests).toEqual([]);
  });
});
