import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { diet } from '../../../core/api/endpoints/diet.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { beginPicking, pack } from '../../../demo/server/warehouse/advance.ts';
import { askCustomer, pickLine, substitute } from '../../../demo/server/warehouse/pick.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';
import { now } from '../../moment.ts';

const plain = plainShop(5, { stock: 100 });
const user = userEvent.setup({ delay: null });

test('[spesa-order] LAW-24 the substitution centre says what, why and at which price, is answered line by line until the van leaves; then the total is explained', async () => {
  const { shop } = plain;
  const me = await logIn(shop, 'anna');
  for (const [index, brand, size] of [
    [1, 'MULINO BLU', '350 g'],
    [3, 'MULINO ROSSO', '400 g'],
  ] as const)
    await shop.db.updateTable('product').set({ brand, size }).where('product_id', '=', plain.id(index)).execute();
  await put(shop, me, { productId: plain.id(0), quantity: 4 }, { productId: plain.id(1), quantity: 2 });
  await chooseDelivery(shop, me);
  const id = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  await shop.db.updateTable('price').set({ list: 1500, paid: 1500 }).where('product_id', '=', plain.id(3)).execute();
  const items = await shop.db.selectFrom('order_item').selectAll().where('order_id', '=', id).execute();
  const [first, second] = [0, 1].map((index) => items.find(({ product_id }) => product_id === plain.id(index))!);
  await transact(shop.db, (db) => beginPicking(db, shop.payments, id));
  await transact(shop.db, (db) => substitute(db, first!.order_item_id, plain.id(2)));
  await transact(shop.db, (db) =>
    askCustomer(db, second!.order_item_id, { productId: plain.id(3), reason: 'quality' }, new Date(now())),
  );

  await shopPage(shop, { as: 'anna' });
  const { access_token } = await shop.db
    .selectFrom('shop_order')
    .select('access_token')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  history.replaceState(null, '', `/order-tracking/${id}?token=${access_token}`);
  for (const tag of ['spesa-order-list', 'spesa-account', 'spesa-notifications', 'spesa-order-tracking'] as const) {
    const page = within(await place(tag));
    const notice = (await page.findByText('Aspettiamo una tua risposta')).closest<HTMLElement>('.notice')!;
    expect(notice.textContent).toMatch(new RegExp(`ordine ${id}.*entro le \\d\\d:\\d\\d`));
    const link = within(notice).getByRole('link', { name: 'Rispondi' });
    expect(link.getAttribute('href')).toContain(`/profile/orders/${id}`);
    if (tag === 'spesa-order-list')
      expect((await page.findByText('In attesa di una tua risposta')).className).toContain('order-status--urgent');
  }
  history.replaceState(null, '', '/');
  let element = await place('spesa-order', { 'order-id': String(id) });
  const centre = async () => {
    const heading = await within(element).findByRole('heading', { name: 'Le sostituzioni' });
    return within(heading.parentElement!);
  };
  const lines = async () => (await centre()).getAllByRole('listitem');
  await within(element).findByText('In attesa di una tua risposta');
  expect((await centre()).getByText(/aspetta una tua risposta entro le \d\d:\d\d di (oggi|domani)/)).toBeTruthy();
  const [done, asked] = await lines();
  expect(done!.textContent).toMatch(/Al posto di .*il prodotto ordinato è finito.*40,00\s€, come prima.*Scelta per te/);
  expect(asked!.textContent).toMatch(
    /Mulino Rosso · 400 g.*Al posto di .*Mulino Blu · 350 g.*non era abbastanza buono.*30,00\s€ invece di 20,00\s€.*Aspettiamo la tua risposta entro le \d\d:\d\d di (oggi|domani)\..*Senza una risposta la lasciamo fuori/,
  );
  expect([...asked!.querySelectorAll('img')].map(({ src }) => Number(/\/(\d+)-[^/]*$/.exec(src)?.[1]))).toEqual([
    plain.id(3),
    plain.id(1),
  ]);

  await user.click(within(asked!).getByRole('button', { name: /^Accetta/ }));
  await (await centre()).findByText('Hai accettato');
  await waitFor(() => expect(within(element).queryByText('In attesa di una tua risposta')).toBeNull());
  const bill = () => element.querySelector('.order__bill')!.textContent;
  const totals = (name: string) => Number(new RegExp(`${name}\\D*([\\d,]+)`).exec(bill())?.[1]?.replace(',', ''));
  await waitFor(() => expect(bill()).toMatch(/Che cosa è cambiato.*al suo posto.*\+10,00\s€.*Totale provvisorio/));
  expect(totals('Totale provvisorio')).toBe(totals('Totale all’ordine') + 1000);
  await user.click(within((await lines())[0]!).getByRole('button', { name: /^Rifiuta/ }));
  await (await centre()).findByText('La rifiuti: non la paghi');
  await waitFor(() => expect(element.querySelector('.order__products')!.textContent).toContain('non lo paghi'));
  expect(totals('Totale provvisorio')).toBe(totals('Totale all’ordine') + 1000 - 4000);
  expect((await lines())[0]!.textContent).toContain('Accetta');

  await transact(shop.db, (db) => pack(db, shop.payments, id));
  await user.click(within((await lines())[1]!).getByRole('button', { name: /^Rifiuta/ }));
  expect((await (await centre()).findByRole('alert')).textContent).toContain('La spesa è già pronta');
  await shopPage(shop, { as: 'anna' });
  element = await place('spesa-order', { 'order-id': String(id) });
  await (await centre()).findByText(/non si possono più cambiare/);
  expect((await centre()).queryAllByRole('button')).toEqual([]);
  expect(await within(element).findByText(/Paghi alla consegna il totale/)).toBeTruthy();
});

test('[spesa-order] LAW-15 a substitute that the customer does not eat is marked on the device; with their consent the shop proposes none', async () => {
  const { shop } = plain;
  const me = await logIn(shop, 'anna');
  await put(shop, me, { productId: plain.id(0), quantity: 4 });
  await chooseDelivery(shop, me);
  const id = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  await shop.db
    .updateTable('product')
    .set({ infos: JSON.stringify({ ALLERGENS: 'Contiene: latte.' }) })
    .where('product_id', '=', plain.id(2))
    .execute();
  const line = await shop.db
    .selectFrom('order_item')
    .select('order_item_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await transact(shop.db, (db) => beginPicking(db, shop.payments, id));
  await transact(shop.db, (db) => substitute(db, line.order_item_id, plain.id(2)));
  const page = await shopPage(shop, { as: 'anna' });
  page.browser.local.write('diet', { allergens: ['milk'], diets: [], traces: true, hide: false });
  const sent: string[] = [];
  page.intercept((url, init) => {
    sent.push(url.href, String(init?.body ?? ''));
    return undefined;
  });
  const element = await place('spesa-order', { 'order-id': String(id) });
  expect((await within(element).findByText('Contiene latte')).className).toBe('substitution__diet');
  await user.click(await within(element).findByRole('button', { name: /^Rifiuta/ }));
  await within(element).findByText('La rifiuti: non la paghi');
  expect(sent.join()).toContain('"accept_alternatives":false');
  expect(sent.join()).not.toMatch(/milk|latte|diet|allerg/i);

  await shop.request(diet.share, { diet: { allergens: ['milk'], diets: [], traces: true } }, me);
  const propose = () => transact(shop.db, (db) => substitute(db, line.order_item_id, plain.id(2)));
  await transact(shop.db, (db) => pickLine(db, line.order_item_id, 1000));
  await expect(propose()).rejects.toThrow('non va bene per questo cliente');
  await expect(
    transact(shop.db, (db) => askCustomer(db, line.order_item_id, { productId: plain.id(2) }, new Date(now()))),
  ).rejects.toThrow('non va bene per questo cliente');
  await shop.request(diet.share, {}, me);
  await propose();
});

test('[spesa-order] LAW-24 of a card it says what was held, what was taken of it, what comes back and when, and each weight', async () => {
  const { shop } = plain;
  const me = await logIn(shop, 'anna');
  await put(shop, me, { productId: plain.id(4), quantity: 6 });
  await chooseDelivery(shop, me);
  const id = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  const line = await shop.db
    .updateTable('order_item')
    .set({ variable: true })
    .where('order_id', '=', id)
    .returning('order_item_id')
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('shop_order').set({ reserved_amount: 9000 }).where('order_id', '=', id).execute();
  await transact(shop.db, (db) => beginPicking(db, shop.payments, id));
  await transact(shop.db, (db) => pickLine(db, line.order_item_id, 5500));
  await transact(shop.db, (db) => pack(db, shop.payments, id));
  const { final_total: total } = await shop.db
    .updateTable('shop_order')
    .set({ payment_type_id: 12 })
    .where('order_id', '=', id)
    .returning('final_total')
    .executeTakeFirstOrThrow();
  await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-order', { 'order-id': String(id) });
  const title = await within(element).findByText('Che cosa paghi sulla carta');
  const words = title.parentElement!.textContent;
  const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\\s€`;
  const bill = element.querySelector('.order__differences')!.textContent;
  expect(bill).toMatch(/ordinati 6.*pesati 5,5.*−?-?5,00\s€/);
  expect(words).toMatch(
    new RegExp(
      `all’ordine${euro(9000)}.*preparazione${euro(total!)}.*disponibile${euro(9000 - total!)}.*giorni lavorativi`,
    ),
  );
});
