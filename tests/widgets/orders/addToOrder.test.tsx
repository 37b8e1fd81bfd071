import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { beginPicking } from '../../../demo/server/warehouse/advance.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(5, { stock: 100 });
const user = userEvent.setup({ delay: null });

async function anOrder(): Promise<number> {
  const { shop } = plain;
  const me = await logIn(shop, 'anna');
  await put(shop, me, { productId: plain.id(0), quantity: 4 });
  await chooseDelivery(shop, me);
  return (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
}

const nameOf = async (index: number) =>
  (
    await plain.shop.db
      .selectFrom('product')
      .select('name')
      .where('product_id', '=', plain.id(index))
      .executeTakeFirstOrThrow()
  ).name;

/** Opens the dialog on an order's page and chooses a product in it. */
async function choose(id: number, index: number) {
  await shopPage(plain.shop, { as: 'anna' });
  const element = await place('spesa-order', { 'order-id': String(id) });
  await user.click(await within(element).findByRole('button', { name: 'Aggiungi qualcosa' }));
  const dialog = await screen.findByRole('dialog', { name: `Aggiungi all’ordine ${id}` });
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 })));
  await user.type(within(dialog).getByRole('combobox'), await nameOf(index));
  await user.click((await within(dialog).findAllByRole('option'))[0]!);
  return { element, dialog: within(dialog) };
}

test('[spesa-order] LAW-01 LAW-02 something is added to an order by a button that binds, directly under the server’s bill; two presses add it once', async () => {
  const id = await anOrder();
  const { element, dialog } = await choose(id, 1);
  await dialog.findByText(/^10,00\s€$/, { selector: '.totals__line--total dd' });
  await user.click(dialog.getByRole('button', { name: /^Aumenta/ }));
  await dialog.findByText(/^20,00\s€$/, { selector: '.totals__line--total dd' });
  expect(dialog.getByText('Lo paghi alla consegna, insieme all’ordine.')).toBeTruthy();
  const order = dialog.getByRole('button', { name: 'Ordina con obbligo di pagare' });
  expect(order.previousElementSibling!.className).toBe('addition__bill');
  await user.dblClick(order);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(element.querySelectorAll('.order__products li')).toHaveLength(2));
  const me = await logIn(plain.shop, 'anna');
  const { data } = await plain.shop.request(orders.view, { order_id: id }, me);
  expect(data.orderItems!.map(({ quantity }) => quantity)).toEqual([4, 2]);
});

test('[spesa-order] PAY-14 who adds what another tab has added meanwhile is told so, and adds it by a second press', async () => {
  const id = await anOrder();
  const { dialog } = await choose(id, 1);
  await dialog.findByText(/^10,00\s€$/, { selector: '.totals__line--total dd' });
  const me = await logIn(plain.shop, 'anna');
  const items = [{ productId: plain.id(1), quantity: 1 }];
  await plain.shop.request(supplements.add, { order_id: id, items, total: 10 }, me);
  const order = dialog.getByRole('button', { name: 'Ordina con obbligo di pagare' });
  await user.click(order);
  expect((await dialog.findAllByText(/sono già stati aggiunti prodotti per 10,00 €/)).length).toBeGreaterThan(0);
  await waitFor(() => expect(order.hasAttribute('disabled')).toBe(false));
  await user.click(order);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { data } = await plain.shop.request(orders.view, { order_id: id }, me);
  expect(data.orderItems!.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(6);
});

test('[spesa-order] STK-09 who adds while picking begins is told so in the dialog, and keeps what they chose', async () => {
  const id = await anOrder();
  const { dialog } = await choose(id, 1);
  await dialog.findByText(/^10,00\s€$/, { selector: '.totals__line--total dd' });
  await transact(plain.shop.db, (db) => beginPicking(db, plain.shop.payments, id));
  await user.click(dialog.getByRole('button', { name: 'Ordina con obbligo di pagare' }));
  expect((await dialog.findAllByText(/non si può più aggiungere nulla: abbiamo iniziato/)).length).toBeGreaterThan(0);
  expect(dialog.getByText('Che cosa aggiungi').nextElementSibling!.children).toHaveLength(1);
});

test('[spesa-order] LAW-16 alcohol asks for the declaration of age at the box before anything is ordered; what is not there is refused with its name', async () => {
  const { db } = plain.shop;
  await db
    .updateTable('product')
    .set({ infos: JSON.stringify({ TIPOLOGIA: 'Pezzo', ADULTS_ONLY: 'true' }) })
    .where('product_id', '=', plain.id(2))
    .execute();
  const id = await anOrder();
  const { dialog } = await choose(id, 2);
  const order = await dialog.findByRole('button', { name: 'Ordina con obbligo di pagare' });
  const box = await dialog.findByRole('checkbox');
  await user.click(order);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(dialog.getByText('Per comprare alcolici dichiara di avere almeno 18 anni.')).toBeTruthy();
  await db.updateTable('stock').set({ available: 1000 }).where('product_id', '=', plain.id(2)).execute();
  await user.click(dialog.getByRole('button', { name: /^Aumenta/ }));
  await dialog.findByText(/restano solo/);
  expect(dialog.getByRole('button', { name: 'Ordina con obbligo di pagare' }).hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('button', { name: /^Diminuisci/ }));
  await user.click(box);
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Ordina con obbligo di pagare' }).hasAttribute('disabled')).toBe(false),
  );
  await user.click(dialog.getByRole('button', { name: 'Ordina con obbligo di pagare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
