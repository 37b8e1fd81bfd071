import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lists } from '../../../core/api/endpoints/lists.ts';
import { signIn } from '../../../core/flows/signIn.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import type { Credentials } from '../../demo/server/caller.ts';
import { logIn, plainProducts } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { answerDialog, shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

const brunos = 2003;
const slow = { timeout: 5_000 };
let shop: Shop;
let anna: Credentials;
let bruno: Credentials;
let ids: number[];
let page: Stage;
let element: HTMLElement;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  ids = await plainProducts(shop, 3);
  anna = await logIn(shop, 'anna');
  bruno = await logIn(shop, 'bruno');
});
afterAll(() => shop.close());

const button = (name: string | RegExp) => within(element).getByRole('button', { name });
const toasts = () => page.spesa.toasts.store.getState().list.map(({ text }) => text);

describe('[spesa-lists]', () => {
  const cards = () => [...element.querySelectorAll<HTMLElement>('.list-card')];
  const names = () => [...element.querySelectorAll('.list-card__name')].map(({ textContent }) => textContent);

  beforeEach(async () => {
    page = await shopPage(shop, { as: 'anna' });
    element = await place('spesa-lists');
    await waitFor(() => expect(cards().length).toBeGreaterThan(0), slow);
  });

  test('[GET /wishlist/list] own lists, the default one marked, and the shared one that cannot be changed', () => {
    expect(names()).toEqual(['La spesa di sempre', 'Grigliata di sabato', 'Cena da Bruno']);
    expect(cards()[0]!.textContent).toContain('Predefinita');
    for (const card of cards())
      expect(card.textContent).toMatch(/\d (prodott[oi]|di \d+ disponibili) · [\d.]+,\d\d\s€ oggi/);
    expect(cards()[1]!.textContent, 'what is not there now is told').toMatch(/\d di 6 disponibili/);
    for (const card of cards()) expect(card.querySelectorAll('.picture').length).toBeGreaterThan(1);
    expect(cards()[1]!.querySelector('a')?.getAttribute('href')).toBe('/lists/2002');
    expect(
      within(cards()[2]!)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Metti tutto nel carrello: Cena da Bruno']);
    expect(cards()[2]!.textContent).toContain('di Bruno Traverso, solo da consultare');
  });

  test('[POST /wishlist/insert] [POST /wishlist/update] [POST /wishlist/delete] a list is made, renamed, kept on a no and deleted on a yes', async () => {
    await user.click(button('Crea la lista'));
    expect(element.querySelector('.field__error')?.textContent).toContain('Campo obbligatorio');
    await user.type(screen.getByLabelText(/^Nome della lista/), 'Vacanze{Enter}');
    await waitFor(() => expect(names()).toContain('Vacanze'), slow);

    await user.click(button('Rinomina la lista Vacanze'));
    const card = () => cards().find((one) => one.textContent?.includes('Vacanze'))!;
    const name = within(card()).getByLabelText<HTMLInputElement>(/^Nome della lista/);
    expect(name.value).toBe('Vacanze');
    await user.type(name, ' al mare{Enter}');
    await waitFor(() => expect(names()).toContain('Vacanze al mare'), slow);
    expect(card().querySelector('form')).toBeNull();

    await user.click(button('Elimina la lista Vacanze al mare'));
    await answerDialog('Annulla');
    expect(page.asked('/wishlist/delete')).toHaveLength(0);
    await user.click(button('Elimina la lista Vacanze al mare'));
    await answerDialog('Elimina');
    await waitFor(() => expect(names()).not.toContain('Vacanze al mare'), slow);
    expect(toasts()).toContain('Lista «Vacanze al mare» eliminata');
    expect((await shop.request(lists.list, {}, anna)).data.personalList).toHaveLength(2);
  });

  test('a list goes whole into the cart from its card', async () => {
    page = await shopPage(shop, { as: 'anna', ready: true });
    element = await place('spesa-lists');
    await user.click(
      await within(element).findByRole('button', { name: 'Metti tutto nel carrello: La spesa di sempre' }),
    );
    await waitFor(() => expect(page.spesa.cart.current()?.cartItems?.length).toBeGreaterThan(5), slow);
    expect(toasts().length).toBe(1);
  });

  test('[POST /wishlist/select] another list becomes the default and comes first', async () => {
    await user.click(button('Rendi predefinita la lista Grigliata di sabato'));
    await waitFor(() => expect(names()[0]).toBe('Grigliata di sabato'), slow);
    await shop.request(lists.select, { list_id: 2001 }, anna);
  });
});

test.each(['spesa-lists', 'spesa-list'] as const)(
  '[%s] a visitor is asked to log in, and nothing is read',
  async (tag) => {
    page = await shopPage(shop);
    element = await place(tag, { 'list-id': '2001' });
    await waitFor(() => expect(element.textContent).toContain('Accedi per vedere le tue liste'));
    expect([...page.asked('/wishlist/list'), ...page.asked('/wishlist/view')]).toHaveLength(0);
  },
);

test('[spesa-lists] [spesa-list] where the setting lets visitors fill a cart they keep lists too, buy one, and find it after the login (ruling 13)', async () => {
  page = await shopPage(shop, { config: { anonymousCart: true } });
  element = await place('spesa-lists');
  await waitFor(() => expect(element.textContent).toContain('Non hai ancora una lista'));
  expect(within(element).queryByText(/Senza accesso/)).toBeNull();
  await user.type(screen.getByLabelText(/^Nome della lista/), 'Da visitatore{Enter}');
  const link = await within(element).findByRole('link', { name: /^Da visitatore/ });
  expect(within(element).getByText(/Senza accesso queste liste restano solo in questo browser/)).toBeTruthy();
  const listId = Number(link.getAttribute('href')!.split('/').at(-1));
  const one = { wishlistId: listId, items: [{ productId: ids[0]!, quantity: 2 }] };
  await page.spesa.client.call(lists.addProducts, one);

  const list = await place('spesa-list', { 'list-id': String(listId) });
  await user.click(await within(list).findByRole('button', { name: 'Metti tutto nel carrello' }));
  await waitFor(() => expect(page.spesa.cart.current()?.cartItems).toMatchObject([{ productId: ids[0], quantity: 2 }]));
  expect(within(list).queryByRole('button', { name: 'Consegna a un indirizzo' })).toBeNull();

  await signIn(page.spesa, { login: 'carla@example.it', password: 'spesa-demo' });
  await within(list).findByRole('button', { name: 'Consegna a un indirizzo' });
  await within(element).findByRole('link', { name: /^Da visitatore/ });
  await waitFor(() => expect(within(element).queryByText(/Senza accesso/)).toBeNull());
  expect(list.querySelectorAll('.list-line')).toHaveLength(1);
  await page.spesa.client.call(lists.delete, { list_id: listId });
});

describe('[spesa-list]', () => {
  let list: ShoppingList;
  const lines = () => [...element.querySelectorAll<HTMLElement>('.list-line')];
  const kept = async () => (await shop.request(lists.view, { list_id: list.listId }, anna)).data;

  async function open(listId: number): Promise<void> {
    page = await shopPage(shop, { as: 'anna', ready: true });
    element = await place('spesa-list', { 'list-id': String(listId) });
    await waitFor(() => expect(element.querySelector('.list, .empty-state')).not.toBeNull(), slow);
  }
  /** Anna's own list of three plain products, the last one sold out. */
  async function own(): Promise<void> {
    list = (await shop.request(lists.insert, { name: `Lista ${crypto.randomUUID()}` }, anna)).data;
    await shop.request(
      lists.addProducts,
      { wishlistId: list.listId, items: ids.map((productId) => ({ productId, quantity: 2 })) },
      anna,
    );
    await shop.db.updateTable('stock').set({ available: 0 }).where('product_id', '=', ids[2]!).execute();
    await open(list.listId);
  }

  test('[GET /wishlist/view] what is sold out stands apart', async () => {
    await own();
    expect(lines()).toHaveLength(3);
    expect(element.querySelectorAll('.list__inactive .list-line')).toHaveLength(1);
    expect(element.querySelector('.list__inactive input')).toBeNull();
  });

  test('[POST /wishlist/update_prods] every tap counts and the last word is the server’s', async () => {
    await own();
    const plus = within(lines()[0]!).getByRole('button', { name: /^Aument|^Più|Aggiungi/ });
    for (let tap = 0; tap < 5; tap++) await user.click(plus);
    await waitFor(async () => expect((await kept()).wishlistItems![0]!.quantity).toBe(7), slow);
    await waitFor(() => expect(lines()[0]!.querySelector('input')?.value).toBe('7'));
    expect(page.asked('/wishlist/update_prods').length).toBeLessThanOrEqual(5);
  });

  test('[POST /wishlist/delete_prods] a line goes and the focus stays on the page', async () => {
    await own();
    await user.click(
      within(element.querySelector<HTMLElement>('.list__inactive')!).getByRole('button', { name: /^Togli / }),
    );
    await waitFor(() => expect(lines()).toHaveLength(2), slow);
    expect((await kept()).size).toBe(2);
    expect(document.activeElement).toBe(element.querySelector('.list__title'));
  });

  test('[POST /cart/add-all-from-wishlist] everything goes into the cart, and what is missing is told', async () => {
    await own();
    await user.click(button('Metti tutto nel carrello'));
    await waitFor(
      () => expect(page.spesa.cart.current()?.cartItems?.map(({ quantity }) => quantity)).toEqual([2, 2]),
      slow,
    );
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('non è disponibile')]));
  });

  test('[POST /cart/add] one product goes into the cart as often as the list has it, again on top of that', async () => {
    await own();
    const buy = () => within(lines()[0]!).getByRole('button', { name: /^Metti .+ nel carrello$/ });
    const held = () => page.spesa.cart.current()?.cartItems?.map(({ quantity }) => quantity);
    await user.click(buy());
    await waitFor(() => expect(held()).toEqual([2]), slow);
    await waitFor(() => expect(buy().getAttribute('aria-busy')).toBeNull());
    await user.click(buy());
    await waitFor(() => expect(held()).toEqual([4]), slow);
    expect(
      within(element.querySelector<HTMLElement>('.list__inactive')!).queryByRole('button', { name: /^Metti / }),
    ).toBeNull();
  });

  test('[POST /wishlist/confirm] the cart goes to the address that was picked', async () => {
    await own();
    await user.click(button('Consegna a un indirizzo'));
    await waitFor(() => expect(element.querySelectorAll('.radio-card').length).toBeGreaterThan(0), slow);
    await user.click(button('Metti nel carrello e consegna qui'));
    await waitFor(() => expect(page.spesa.cart.current()?.totalItems).toBe(2), slow);
    const chosen = Number(element.querySelector<HTMLInputElement>('.radio-card input:checked')?.value);
    expect(page.spesa.cart.current()?.shippingAddress?.addressId).toBe(chosen);
    await waitFor(() => expect(toasts()[0]).toContain('sono nel carrello, con consegna a'));
  });

  test('DATA-11 a list with grant READ can be bought but not edited', async () => {
    await open(brunos);
    expect(element.textContent).toContain('Lista di Bruno Traverso: puoi usarla, non cambiarla.');
    expect(element.querySelectorAll('.list-line input, .list-line .quantity')).toHaveLength(0);
    expect(within(element).queryAllByRole('button', { name: /^Togli / })).toHaveLength(0);
    expect(button('Metti tutto nel carrello')).toBeTruthy();
  });

  test('a list of somebody else is not found', async () => {
    const { data } = await shop.request(lists.insert, { name: 'Segreta' }, bruno);
    await open(data.listId);
    expect(element.textContent).toContain('Non troviamo questa lista');
    expect(element.textContent).not.toContain('Segreta');
  });
});
