import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { addAllFromOrder } from '../../../core/flows/addAllFromOrder.ts';
import { chooseAddress } from '../../../core/flows/chooseDelivery.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, dialogPart, shopPage, topDialog } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(8);
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeEach(async () => {
  await plain.shop.db.updateTable('stock').set({ available: null }).where('product_id', 'in', plain.ids).execute();
});

/** All but the one that the first test takes out of the stores. */
const inStock = () => plain.ids.slice(0, 7);
const sellOut = (...gone: number[]) =>
  plain.shop.db.updateTable('stock').set({ available: 0 }).where('product_id', 'in', gone).execute();
const told = async () =>
  [...(await dialogPart('.dialog__lines')).querySelectorAll('li')].map(({ textContent }) => textContent!);
const title = () => topDialog()?.querySelector('.dialog__title')?.textContent;
const ok = () => answerDialog('OK');
const held = () => (page.spesa.cart.current()?.cartItems ?? []).map(({ productId }) => productId).sort();
async function nameOf(productId: number): Promise<string> {
  const { name, brand } = await plain.shop.db
    .selectFrom('product')
    .select(['name', 'brand'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return `«${name} ${brand}»`;
}

async function listOf(...products: number[]): Promise<number> {
  const anna = await logIn(plain.shop, 'anna');
  const { listId } = (await plain.shop.request(lists.insert, { name: `Lista ${crypto.randomUUID()}` }, anna)).data;
  await plain.shop.request(
    lists.addProducts,
    { wishlistId: listId, items: products.map((productId) => ({ productId, quantity: 1 })) },
    anna,
  );
  return listId;
}
async function addList(listId: number): Promise<void> {
  page = await shopPage(plain.shop, { as: 'anna', ready: true });
  const element = await place('spesa-list', { 'list-id': String(listId) });
  await waitFor(() => expect(element.querySelector('.list__actions')).not.toBeNull());
  await user.click(within(element).getByRole('button', { name: 'Metti tutto nel carrello' }));
}

describe('CART-15 half of it is not there', () => {
  test('CART-15 [POST /cart/add-all-from-wishlist] of a list: the rest is in the cart, and each missing line is named until it was read', async () => {
    const listId = await listOf(...plain.ids);
    await sellOut(...plain.ids.slice(4, 7));
    await plain.shop.db
      .deleteFrom('stock')
      .where('product_id', '=', plain.id(7))
      .where('warehouse_id', '<>', 5)
      .execute();
    await addList(listId);
    const lines = await told();
    expect(title()).toBe('Non tutto è nel carrello');
    expect(lines).toHaveLength(4);
    for (const [index, id] of plain.ids.slice(4).entries()) expect(lines[index]).toContain(await nameOf(id));
    expect(lines[3]).toContain('non c’è in questo negozio');
    expect(document.querySelectorAll('.toast')).toHaveLength(0);
    expect(held()).toEqual(plain.ids.slice(0, 4));
    await ok();
    await waitFor(() => expect(topDialog()).toBeUndefined());
    expect(document.activeElement?.textContent).toContain('Metti tutto nel carrello');
  });

  test('CART-15 [POST /cart/add-all-from-order] of an order: the same, line by line', async () => {
    page = await shopPage(plain.shop, {
      as: 'anna',
      ready: true,
      lines: inStock()
        .slice(0, 4)
        .map((productId) => ({ productId, quantity: 5 })),
    });
    await page.spesa.client.call(checkout.prepare, {});
    const { orderId } = (await page.spesa.client.call(checkout.buy, { payment_type_id: 22 })).data;
    page = await shopPage(plain.shop, { as: 'anna', ready: true });
    const gone = inStock().slice(2, 4);
    await sellOut(...gone);
    const added = addAllFromOrder(page.spesa, { orderId });
    const lines = await told();
    for (const [index, id] of gone.entries()) expect(lines[index]).toContain(await nameOf(id));
    await ok();
    expect(await added).toBe(true);
    expect(held()).toEqual(inStock().slice(0, 2));
    expect(page.spesa.cart.current()!.cartItems!.map(({ cartItemInsertionTypeId }) => cartItemInsertionTypeId)).toEqual(
      [3, 3],
    );
  });

  test('CART-15 when nothing of it is there, that is said, and each line why', async () => {
    const listId = await listOf(plain.id(0), plain.id(1));
    page = await shopPage(plain.shop, { as: 'anna', ready: true });
    const element = await place('spesa-list', { 'list-id': String(listId) });
    await waitFor(() => expect(element.querySelector('.list__actions')).not.toBeNull());
    await sellOut(plain.id(0), plain.id(1));
    await user.click(within(element).getByRole('button', { name: 'Metti tutto nel carrello' }));
    expect(await told()).toHaveLength(2);
    expect(title()).toBe('Nessun prodotto è stato aggiunto');
    await ok();
    expect(held()).toEqual([]);
  });
});

test('CART-17 [spesa-dialogs] a change of store lists what left the cart, even one line, and what costs more, where it could not be told before', async () => {
  page = await shopPage(plain.shop, {
    as: 'anna',
    ready: true,
    lines: [
      { productId: plain.id(0), quantity: 1 },
      { productId: plain.id(1), quantity: 1 },
    ],
  });
  await plain.shop.db
    .updateTable('stock')
    .set({ available: 0 })
    .where('product_id', '=', plain.id(1))
    .where('warehouse_id', '=', 5)
    .execute();
  page.intercept((url) => (url.pathname.endsWith('/preview') ? new Response(null, { status: 500 }) : undefined));
  const chosen = chooseAddress(page.spesa, { addressId: 1003 } as never, 2);
  const lines = await told();
  expect(title()).toBe('Il tuo carrello è cambiato');
  expect(lines[0]).toBe(`${await nameOf(plain.id(1))} non c’è nel nuovo negozio: è stato tolto dal carrello.`);
  expect(held()).toEqual([inStock()[0]]);
  await ok();
  expect(await chosen).toBe('setTimeslot');
});
