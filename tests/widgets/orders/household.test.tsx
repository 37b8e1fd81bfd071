import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { chooseDelivery, logIn, put } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { shopPage } from '../shop.ts';
import { place } from '../stage.ts';

const plain = plainShop(1, { stock: 100 });
const user = userEvent.setup({ delay: null });

async function order(): Promise<number> {
  const me = await logIn(plain.shop, 'anna');
  await put(plain.shop, me, { productId: plain.id(0), quantity: 5 });
  await chooseDelivery(plain.shop, me);
  return (await plain.shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
}

describe('[spesa-order-list] a master account', () => {
  test('sees the household’s orders and those to its addresses, with who made each and a page of theirs to be read; others are not asked [GET /order/list-for-all-person-orders] [GET /order/list-for-all-user-shipping-addresses]', async () => {
    const { db } = plain.shop;
    const of = (name: string) =>
      db
        .selectFrom('customer')
        .select('user_id')
        .where('email', '=', `${name}@example.it`)
        .executeTakeFirstOrThrow()
        .then(({ user_id }) => user_id);
    const [anna, giulia] = [await of('anna'), await of('giulia')];
    const [theirs, own] = [await order(), await order()];
    await db.updateTable('shop_order').set({ user_id: giulia }).where('order_id', '=', theirs).execute();
    await db
      .updateTable('customer')
      .set({ user_type_id: '7', master_id: anna })
      .where('user_id', '=', giulia)
      .execute();
    await shopPage(plain.shop, { as: 'anna' });
    const element = await place('spesa-order-list');
    const whose = await within(element).findByRole('combobox', { name: 'Ordini' });
    expect(whose.compareDocumentPosition(within(element).getByText('Filtra gli ordini'))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(within(element).getByText(`Ordine ${own}`).closest('a')!.getAttribute('href')).toBe(
      `/profile/orders/${own}`,
    );
    expect(within(element).queryByText(`Ordine ${theirs}`)).toBeNull();
    for (const which of ['Di tutta la famiglia', 'Ai tuoi indirizzi, di chiunque']) {
      await user.selectOptions(whose, which);
      const row = (await within(element).findByText(`Ordine ${theirs}`)).closest('a')!;
      expect(row.textContent).toMatch(/Di Giulia · 1 prodotto/);
      expect(row.getAttribute('href')).toBe(`/profile/orders/${theirs}`);
      await user.selectOptions(whose, 'Solo i tuoi');
      await waitFor(() => expect(within(element).queryByText(`Ordine ${theirs}`)).toBeNull());
      expect(whose.isConnected, 'the field that was changed stays').toBe(true);
    }
    await db.updateTable('shop_order').set({ user_id: giulia }).where('user_id', '=', anna).execute();
    await shopPage(plain.shop, { as: 'anna' });
    const none = await place('spesa-order-list');
    await within(none).findByText('Non hai ancora fatto ordini');
    await user.selectOptions(within(none).getByRole('combobox', { name: 'Ordini' }), 'Di tutta la famiglia');
    await within(none).findByText(`Ordine ${own}`);
    expect(within(none).queryByText('Non hai ancora fatto ordini')).toBeNull();
    await db
      .updateTable('shop_order')
      .set({ user_id: anna })
      .where('user_id', '=', giulia)
      .where('order_id', '!=', theirs)
      .execute();
    const seen = await place('spesa-order', { 'order-id': String(theirs) });
    await within(seen).findByText('Di Giulia');
    expect(within(seen).getByText('Prodotti', { selector: 'h2' })).toBeTruthy();
    for (const name of [/Annulla/, /Modifica/, /Aggiungi qualcosa/, /Rimetti/, /Collegamento/])
      expect(within(seen).queryByRole('button', { name }) ?? within(seen).queryByRole('link', { name })).toBeNull();
    await shopPage(plain.shop, { as: 'giulia' });
    const other = await place('spesa-order-list');
    await within(other).findByText(`Ordine ${theirs}`);
    expect(within(other).queryByRole('combobox')).toBeNull();
  });
});
