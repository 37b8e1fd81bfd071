import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { lastLetter } from '../../demo/server/letters.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(3, { stock: 100 });
const user = userEvent.setup({ delay: null });

async function order(): Promise<{ id: number; token: string }> {
  const { shop } = plain;
  await plain.infos(1, { PERISHABLE: 'true' });
  const me = await logIn(shop, 'anna');
  await put(
    shop,
    me,
    { productId: plain.id(0), quantity: 4 },
    { productId: plain.id(1), quantity: 2 },
    { productId: plain.id(2), quantity: 1 },
  );
  await chooseDelivery(shop, me);
  const id = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  return { id, token: (await shop.request(orders.view, { order_id: id }, me)).data.accessToken! };
}
const press = async (element: HTMLElement, name: string) =>
  user.click(await within(element).findByRole('button', { name }));

test('[spesa-order] LAW-10 “recedere dal contratto qui” asks from which lines, by whom and where the receipt goes, and is done by “conferma recesso” alone', async () => {
  const { id } = await order();
  await shopPage(plain.shop, { as: 'anna' });
  const element = await place('spesa-order', { 'order-id': String(id) });
  await press(element, 'Recedere dal contratto qui');
  const form = await within(element).findByRole('heading', { name: 'Recedere dal contratto' });
  await waitFor(() => expect(document.activeElement).toBe(form));
  const boxes = within(element).getAllByRole('checkbox');
  expect(boxes).toHaveLength(2);
  expect(element.querySelector('.withdraw__others')!.textContent).toMatch(/2\u00a0pz · Recesso escluso: deperibile/);
  expect(within(element).getByLabelText<HTMLInputElement>(/^Nome e cognome/).value).toMatch(/^Anna /);
  expect(within(element).getByLabelText<HTMLInputElement>(/^E-mail a cui/).value).toBe('anna@example.it');
  await press(element, 'Continua');
  expect(within(element).getByText('Scegli almeno un prodotto.')).toBeTruthy();
  await user.click(boxes[0]!);
  await press(element, 'Continua');
  await within(element).findByText(/^Controlla: Anna .* recede dal contratto dell’ordine/);
  expect(element.querySelectorAll('.withdraw__others li')).toHaveLength(1);
  expect(await plain.shop.db.selectFrom('withdrawal').selectAll().execute()).toEqual([]);
  await press(element, 'Correggi');
  await press(element, 'Continua');
  await press(element, 'Conferma recesso');
  expect(await within(element).findByText(/^Abbiamo ricevuto il tuo recesso il .* alle \d\d:\d\d$/)).toBeTruthy();
  expect(within(element).getByText(/Hai già receduto/)).toBeTruthy();
  expect(within(element).getAllByRole('checkbox')).toHaveLength(1);
});

test('[spesa-order-tracking] LAW-10 whoever has the order’s link withdraws without a login; a refusal keeps what was chosen, and says why', async () => {
  const { id, token } = await order();
  await shopPage(plain.shop);
  history.replaceState(null, '', `/order-tracking/${id}?token=${token}`);
  const element = await place('spesa-order-tracking');
  await press(element, 'Recedere dal contratto qui');
  await user.click((await within(element).findAllByRole('checkbox'))[0]!);
  await user.type(within(element).getByLabelText(/^Nome e cognome/), 'Nonna Pina');
  await user.type(within(element).getByLabelText(/^E-mail a cui/), 'pina@example.it');
  await press(element, 'Continua');
  await plain.shop.db.updateTable('shop_order').set({ status: 10 }).where('order_id', '=', id).execute();
  await press(element, 'Conferma recesso');
  expect((await within(element).findByRole('alert')).textContent).toContain('Da questo ordine non si può recedere');
  expect(within(element).getByText(/^Controlla: Nonna Pina recede/)).toBeTruthy();
  await plain.shop.db.updateTable('shop_order').set({ status: 3 }).where('order_id', '=', id).execute();
  await press(element, 'Conferma recesso');
  expect(await within(element).findByText(/^Abbiamo ricevuto il tuo recesso/)).toBeTruthy();
  const mail = await plain.shop.db
    .selectFrom('mail')
    .select('plain')
    .where('recipient', '=', 'pina@example.it')
    .executeTakeFirstOrThrow();
  expect(mail.plain).toContain(`Nonna Pina ha receduto il`);
  history.replaceState(null, '', '/');
});

test('[spesa-order-tracking] LAW-10 who has lost the mail writes number and e-mail, hears the same whether or not they fit, and withdraws by the link that comes', async () => {
  const { id, token } = await order();
  await plain.shop.db.deleteFrom('mail').execute();
  await shopPage(plain.shop);
  history.replaceState(null, '', '/order-tracking/');
  const element = await place('spesa-order-tracking');
  const page = within(element);
  const titles = await page.findAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Trova il tuo ordine', 'Recedere dal contratto qui']);
  await press(element, 'Mandami il collegamento');
  expect(page.getByLabelText(/^Numero dell’ordine/).getAttribute('aria-invalid')).toBe('true');
  await user.type(page.getByLabelText(/^Numero dell’ordine/), String(id));
  await user.type(page.getByLabelText(/^E-mail dell’ordine/), 'altra@example.it');
  const told = /^Se numero ed e-mail corrispondono a un ordine/;
  await press(element, 'Mandami il collegamento');
  await page.findByText(told);
  expect(await plain.shop.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  await user.clear(page.getByLabelText(/^E-mail dell’ordine/));
  await user.type(page.getByLabelText(/^E-mail dell’ordine/), 'anna@example.it');
  await press(element, 'Mandami il collegamento');
  await waitFor(async () =>
    expect((await lastLetter(plain.shop, 'anna@example.it')).link?.searchParams.get('token')).toBe(token),
  );
  await page.findByText(told);
  history.replaceState(null, '', `/order-tracking/${id}?token=wrong`);
  const other = await place('spesa-order-tracking');
  await within(other).findByRole('heading', { name: 'Recedere dal contratto qui' });
  history.replaceState(null, '', '/');
});
