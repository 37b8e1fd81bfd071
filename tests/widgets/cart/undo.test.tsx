import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { logIn } from '../../demo/server/people.ts';
import { plainShop } from '../../demo/server/plainShop.ts';
import { answerDialog, shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const plain = plainShop(3);
let page: Stage;
let element: HTMLElement;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  await plain.shop.db
    .updateTable('product')
    .set({
      options: JSON.stringify([
        {
          name: 'Taglio',
          parameterName: 'cut',
          options: [
            { key: 'thin', value: 'Fine' },
            { key: 'thick', value: 'Spesso' },
          ],
        },
      ]),
    })
    .where('product_id', '=', plain.id(1))
    .execute();
});

const lines = () => [...element.querySelectorAll<HTMLElement>('.cart-line, .list-line')];
const undo = () => within(document.querySelector<HTMLElement>('.toasts')!).getByRole('button', { name: 'Annulla' });
const offers = () => screen.queryAllByRole('button', { name: 'Annulla' });
const undoKey = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true });

describe('undo in the cart [spesa-cart-page]', () => {
  beforeEach(async () => {
    page = await shopPage(plain.shop, { as: 'anna', ready: true });
    await page.spesa.cart.run(cart.add, {
      items: [
        { productId: plain.id(0), quantity: 3, infos: { note: 'maturi', accept_alternatives: 'false' } },
        { productId: plain.id(1), quantity: 2, params: { cut: 'thick' }, infos: { custom_weight: '250' } },
      ],
    });
    page.requests.length = 0;
    element = await place('spesa-cart-page');
  });
  const held = () =>
    page.spesa.cart
      .current()!
      .cartItems!.map(({ productId, quantity, params, cartItemInfo }) => ({
        productId,
        quantity,
        params,
        cartItemInfo,
      }))
      .sort((a, b) => a.productId - b.productId);
  async function remove(index: number): Promise<void> {
    const minus = () => within(lines()[index]!).getByRole('button', { name: /^Diminu/ });
    const before = lines().length;
    while (Number(lines()[index]!.querySelector('input')!.value) > 1) fireEvent.click(minus());
    await user.click(minus());
    await answerDialog('Rimuovi');
    await waitFor(() => expect(lines()).toHaveLength(before - 1));
  }

  test('[POST /cart/add] [POST /cart/delete] a line that was removed comes back whole: quantity, options and notes', async () => {
    const line = page.spesa.cart.current()!.cartItems!.find(({ productId }) => productId === plain.ids[1])!;
    const before = held();
    await page.spesa.cart.want({ productId: plain.id(1), itemId: line.itemId }, 2000);
    const index = lines().findIndex((each) => each.dataset['item'] === String(line.itemId));
    await user.clear(lines()[index]!.querySelector('input')!);
    await user.type(lines()[index]!.querySelector('input')!, '0{Enter}');
    await answerDialog('Rimuovi');
    await waitFor(() => expect(lines()).toHaveLength(1));
    await user.click(undo());
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(held()).toEqual(before);
    await waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain('Di nuovo nel carrello'));
  });

  test('CART-12 Ctrl+Z undoes the newest removal first, and the focus stands on a line again', async () => {
    await remove(1);
    await remove(0);
    expect(offers()).toHaveLength(2);
    await waitFor(() => expect(element.textContent).toContain('Il carrello è vuoto'));
    undoKey();
    await waitFor(() => expect(lines()).toHaveLength(1));
    expect(held()).toMatchObject([{ productId: plain.ids[0] }]);
    await waitFor(() => expect(document.activeElement?.className).toBe('cart-line__name'));
    undoKey();
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(page.asked('/cart/add')).toHaveLength(2);
  });

  test('Ctrl+Z in a field is the field’s own', async () => {
    await remove(0);
    undoKey(screen.getByLabelText('Codice sconto o buono'));
    expect(offers()).toHaveLength(1);
    expect(page.asked('/cart/add')).toHaveLength(0);
  });

  test('[POST /cart/close] CART-12 an emptied cart leads to lists and departments and comes back whole, the focus on what can be done', async () => {
    const before = held();
    const empty = screen.getByRole('button', { name: 'Svuota il carrello' });
    empty.focus();
    await user.click(empty);
    await answerDialog('Svuota');
    await waitFor(() => expect(element.textContent).toContain('Il carrello è vuoto'));
    await waitFor(() => expect(document.activeElement).toBe(element.querySelector('.empty-state a')));
    expect(screen.getByRole('link', { name: 'Le tue liste' }).getAttribute('href')).toBe('/lists');
    const departments = within(await screen.findByRole('navigation', { name: 'Reparti' })).getAllByRole('link');
    expect(departments[0]!.getAttribute('href')).toMatch(/^\/category\//);
    expect(departments[0]!.querySelector('img')?.getAttribute('src')).toContain('/photo/categorie/');
    undo().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(held()).toEqual(before);
    await waitFor(() => expect(document.activeElement?.className).toBe('cart-line__name'));
  });

  test('SES-06 who came after the customer undoes nothing', async () => {
    await remove(0);
    page.spesa.session.become(-1);
    await user.click(undo());
    await waitFor(() => expect(offers()).toHaveLength(0));
    expect(page.asked('/cart/add')).toHaveLength(0);
  });

  test('what cannot come back is told', async () => {
    await remove(0);
    await plain.shop.db.updateTable('stock').set({ available: 0 }).where('product_id', '=', plain.id(0)).execute();
    await user.click(undo());
    await waitFor(() => expect(document.querySelector('.toast--error')?.textContent).toContain('non è disponibile'));
    await plain.shop.db.updateTable('stock').set({ available: null }).where('product_id', '=', plain.id(0)).execute();
  });
});

test('[POST /wishlist/delete_prods] [POST /wishlist/add_prod] [spesa-list] a line of a list comes back with its quantity and note', async () => {
  const anna = await logIn(plain.shop, 'anna');
  const { listId } = (await plain.shop.request(lists.insert, { name: 'Da annullare' }, anna)).data;
  await plain.shop.request(
    lists.addProducts,
    { wishlistId: listId, items: [{ productId: plain.id(0), quantity: 4, infos: { note: 'maturi' } }] },
    anna,
  );
  page = await shopPage(plain.shop, { as: 'anna' });
  element = await place('spesa-list', { 'list-id': String(listId) });
  await waitFor(() => expect(lines()).toHaveLength(1));
  await user.click(within(lines()[0]!).getByRole('button', { name: /^Togli .* dalla lista$/ }));
  await waitFor(() => expect(lines()).toHaveLength(0));
  undoKey();
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect((await plain.shop.request(lists.view, { list_id: listId }, anna)).data.wishlistItems).toMatchObject([
    { productId: plain.ids[0], quantity: 4, infos: { note: 'maturi' } },
  ]);
});
