import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { dialogPart, shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(3, { stock: 100 });
const user = userEvent.setup({ delay: null });
const cuts = [
  {
    name: 'Taglio',
    parameterName: 'cut',
    options: [
      { key: 'sliced', value: 'a fette' },
      { key: 'whole', value: 'intero' },
    ],
  },
];

test('[spesa-order] a product with a choice is added to an order: its options are asked for, each choice is a line with size and note of its own, and the order says what was chosen', async () => {
  const { shop } = plain;
  const { name, brand } = await shop.db
    .updateTable('product')
    .set({
      options: JSON.stringify(cuts),
      infos: JSON.stringify({ TIPOLOGIA: 'Pezzo', SIZE: 'sottile, spessa' }),
    })
    .where('product_id', '=', plain.id(1))
    .returning(['name', 'brand'])
    .executeTakeFirstOrThrow();
  const me = await logIn(shop, 'anna');
  await put(shop, me, { productId: plain.id(0), quantity: 4 });
  await chooseDelivery(shop, me);
  const id = (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  await shopPage(shop, { as: 'anna' });
  const element = await place('spesa-order', { 'order-id': String(id) });
  await user.click(await within(element).findByRole('button', { name: 'Aggiungi qualcosa' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Aggiungi all’ordine ${id}` }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 2 })));
  const choose = async (cut: string | undefined) => {
    await user.type(dialog.getByRole('combobox'), name);
    await user.click(await dialog.findByRole('option', { name: new RegExp(brand) }));
    const asked = within(await dialogPart('.options-form'));
    if (cut) await user.click(asked.getByLabelText(cut));
    await user.click(
      within(await dialogPart(cut ? '.dialog__foot' : '.dialog__head')).getByRole('button', {
        name: cut ? 'Aggiungi al carrello' : 'Chiudi',
      }),
    );
  };
  await choose('a fette');
  await dialog.findByText(/^10,00\s€$/, { selector: '.totals__line--total dd' });
  await choose('intero');
  await dialog.findByText(/^20,00\s€$/, { selector: '.totals__line--total dd' });
  await choose('intero');
  const lines = () => [...document.querySelectorAll<HTMLElement>('.addition__line')];
  expect(lines().map((line) => line.querySelector('.addition__chosen')?.textContent)).toEqual([
    'Taglio: a fette',
    'Taglio: intero',
  ]);
  const first = within(lines()[0]!);
  await user.click(first.getByText(/^Preferenze/));
  await user.click(first.getByLabelText('sottile'));
  await user.type(first.getByLabelText(/^Nota per chi prepara/), 'carta separata');
  await user.click(dialog.getByRole('button', { name: 'Ordina con obbligo di pagare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await within(element).findByText('Taglio: a fette · sottile · “carta separata”')).toBeTruthy();
  expect(within(element).getByText('Taglio: intero')).toBeTruthy();
  const { data } = await shop.request(orders.view, { order_id: id }, me);
  expect(data.orderItems!.map(({ params }) => params)).toEqual([{}, { cut: 'sliced' }, { cut: 'whole' }]);
});
