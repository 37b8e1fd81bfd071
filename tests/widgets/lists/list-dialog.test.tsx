import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lists } from '../../../core/api/endpoints/lists.ts';
import type { Config } from '../../../core/config.ts';
import type { Credentials } from '../../demo/server/caller.ts';
import { logIn, plainProducts } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { aProduct } from '../../carts.ts';
import { dialogPart, shopPage, topDialog } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

const weekly = 2001;
let shop: Shop;
let anna: Credentials;
let productId: number;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  [productId] = (await plainProducts(shop, 1)) as [number];
  anna = await logIn(shop, 'anna');
});
afterAll(() => shop.close());

const view = async (list_id: number) => (await shop.request(lists.view, { list_id }, anna)).data;
const quantityOn = async (list_id: number) =>
  (await view(list_id)).wishlistItems?.find((item) => item.productId === productId)?.quantity ?? 0;
const toasts = () => page.spesa.toasts.store.getState().list.map(({ text }) => text);

/** A slider with one card, and its star. */
async function star(as?: string, config: Partial<Config> = {}): Promise<HTMLElement> {
  page = await shopPage(shop, { as, config });
  const { name, slug } = await shop.db
    .selectFrom('product')
    .select(['name', 'slug'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const product = {
    productId,
    name,
    slug,
    shortDescr: '',
    description: '',
    productInfos: { TIPOLOGIA: 'Pezzo' },
    priceDisplay: 10,
    available: 50,
  };
  page.intercept((url) =>
    url.pathname.endsWith('/products')
      ? answer({ page: { selPage: 1, totPages: 1, totItems: 1, itemsPerPage: 12 }, products: [product] })
      : undefined,
  );
  const element = await place('spesa-product-slider', { 'category-id': '2' });
  return within(element).findByRole('button', { name: `Aggiungi ${name} a una lista` });
}
const rows = () => [...topDialog().querySelectorAll<HTMLButtonElement>('button.list-choice__list')];

describe('the star of a product card [spesa-product-slider]', () => {
  let button: HTMLElement;
  beforeEach(async () => {
    button = await star('anna');
    await user.click(button);
    await dialogPart('.list-choice__list');
  });

  test('[GET /wishlist/list] the default list comes first, one that may only be read stands apart', async () => {
    expect(rows()[0]!.textContent).toMatch(/^La spesa di sempre\d+ prodotti · Predefinita$/);
    expect(
      rows()
        .map(({ textContent }) => textContent)
        .join(),
    ).not.toContain('Cena da Bruno');
    expect(topDialog().querySelector('.list-choice__list--closed')?.textContent).toBe(
      'Cena da Brunodi Bruno Traverso, solo da consultare',
    );
  });

  test('[POST /wishlist/add_prod] picking a list puts the product there, says so, and the focus is back at the star', async () => {
    const before = await quantityOn(weekly);
    await user.click(rows()[0]!);
    await waitFor(async () => expect(await quantityOn(weekly)).toBe(before + 1));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(': nella lista «La spesa di sempre»')]));
    expect(topDialog()).toBeUndefined();
    expect(document.activeElement).toBe(button);
  });

  test('[POST /wishlist/insert] a name is needed and must be free; then the new list holds the product', async () => {
    const name = () => screen.getByLabelText<HTMLInputElement>(/^Nome della lista/);
    const fault = () => document.getElementById(name().getAttribute('aria-describedby') ?? '')?.textContent;
    const send = () => user.click(within(topDialog()).getByRole('button', { name: 'Crea e aggiungi' }));
    await send();
    expect(fault()).toBe('Campo obbligatorio');
    expect(document.activeElement).toBe(name());
    expect(page.asked('/wishlist/insert')).toHaveLength(0);
    await user.type(name(), 'Grigliata di sabato');
    await send();
    await waitFor(() => expect(fault()).toBe('Hai già una lista con questo nome.'));
    await user.clear(name());
    await user.type(name(), 'Colazione{Enter}');
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(': nella lista «Colazione»')]));
    const { personalList } = (await shop.request(lists.list, {}, anna)).data;
    const made = personalList.find((list) => list.name === 'Colazione')!;
    expect(await quantityOn(made.listId)).toBe(1);
    await shop.request(lists.delete, { list_id: made.listId }, anna);
  });

  test('a second product on the same list makes the toast of the first grow; the same product again does not', async () => {
    const { addToList } = await import('../../../core/flows/addToList.ts');
    await user.click(rows()[0]!);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const [, otherId] = (await plainProducts(shop, 2)) as [number, number];
    const other = {
      productId: otherId,
      name: 'ALTRO',
      slug: 'altro',
      shortDescr: '',
      description: '',
      productInfos: {},
    };
    for (const product of [other, other]) {
      const added = addToList(page.spesa, product as Parameters<typeof addToList>[1]);
      await dialogPart('button.list-choice__list');
      await user.click(rows()[0]!);
      expect(await added).toBe(true);
      expect(toasts()).toEqual(['2 prodotti nella lista «La spesa di sempre»']);
    }
  });

  test('closing the dialog adds nothing', async () => {
    await user.click(within(topDialog()).getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(topDialog()).toBeUndefined());
    expect(page.asked('/wishlist/add_prod')).toHaveLength(0);
    expect(toasts()).toEqual([]);
  });
});

test('[POST /wishlist/add_prod] a visitor logs in first, then picks a list', async () => {
  const before = await quantityOn(weekly);
  await user.click(await star());
  const form = await dialogPart('.login-form');
  await user.type(within(form).getByLabelText(/^E-mail/), 'anna@example.it');
  await user.type(within(form).getByLabelText(/^Password/), 'spesa-demo{Enter}');
  await waitFor(() => expect(rows()).not.toHaveLength(0), { timeout: 8_000 });
  await user.click(rows()[0]!);
  await waitFor(async () => expect(await quantityOn(weekly)).toBe(before + 1), { timeout: 5_000 });
});

describe('the star where there is nothing to choose', () => {
  const change = () => page.spesa.toasts.store.getState().list.at(-1)!.action!;
  const own = async () => {
    const { personalList } = (await page.spesa.client.call(lists.list, {})).data;
    return Promise.all(
      personalList.map(async ({ listId, name }) => {
        const { wishlistItems = [] } = (await page.spesa.client.call(lists.view, { list_id: listId })).data;
        return [name, wishlistItems.map((item) => item.quantity)];
      }),
    );
  };

  test('[POST /wishlist/insert] [POST /wishlist/add_prod] a visitor without a list has the favourites by one press, without a login where they may fill a cart (ruling 13); the next goes there too', async () => {
    const button = await star(undefined, { anonymousCart: true });
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^Nei tuoi Preferiti: /)]));
    expect(page.spesa.dialogs.store.getState().levels).toEqual([]);
    expect(change().label).toBe('Cambia lista');
    await user.click(button);
    await waitFor(() => expect(page.asked('/wishlist/add_prod')).toHaveLength(2));
    await waitFor(async () => expect(await own()).toEqual([['Preferiti', [2]]]));
    expect(page.asked('/wishlist/insert')).toHaveLength(1);
  });

  test('two stars at once make the favourites once', async () => {
    await star(undefined, { anonymousCart: true });
    const { addToList } = await import('../../../core/flows/addToList.ts');
    const products = (await plainProducts(shop, 2)).map((id) => aProduct({ productId: id }));
    await Promise.all(products.map((product) => addToList(page.spesa, product)));
    expect(page.asked('/wishlist/insert')).toHaveLength(1);
    expect(await own()).toEqual([['Preferiti', [1, 1]]]);
    expect(toasts()).toEqual(['2 prodotti nella lista «Preferiti»']);
    expect(change().label).toBe('Vedi la lista');
  });

  test('“Cambia lista” leaves what was there before, and moves what was added to the list that is made', async () => {
    const button = await star(undefined, { anonymousCart: true });
    await user.click(button);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await user.click(button);
    await waitFor(async () => expect(await own()).toEqual([['Preferiti', [2]]]));
    await user.click(screen.getByRole('button', { name: 'Cambia lista' }));
    await user.type(await screen.findByLabelText(/^Nome della lista/), 'Colazione{Enter}');
    await waitFor(async () =>
      expect(await own()).toEqual([
        ['Preferiti', [1]],
        ['Colazione', [1]],
      ]),
    );
    expect(toasts().at(-1)).toMatch(/: nella lista «Colazione»$/);
  });

  test('closing “Cambia lista” leaves it where it is', async () => {
    await user.click(await star(undefined, { anonymousCart: true }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cambia lista' }));
    await dialogPart('.list-choice__list');
    await user.click(within(topDialog()).getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(topDialog()).toBeUndefined());
    expect(await own()).toEqual([['Preferiti', [1]]]);
  });
});
