import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../core/api/endpoints/catalogue.ts';
import { langInfoNames } from '../../../core/api/endpoints/language.ts';
import { addAllFromOrder } from '../../../core/flows/addAllFromOrder.ts';
import { addIngredients } from '../../../core/flows/addIngredients.ts';
import { addListToCart, confirmList } from '../../../core/flows/buyList.ts';
import { buyUsual } from '../../../core/flows/buyUsual.ts';
import { customersData } from '../../../core/flows/customersData.ts';
import type { Address } from '../../../core/schema/address.ts';
import type { ShoppingList } from '../../../core/schema/lists.ts';
import type { Order } from '../../../core/schema/orders.ts';
import { signOut } from '../../../core/flows/signIn.ts';
import { allergens, type Diet } from '../../../core/schema/diet.ts';
import { dietConflicts } from '../../../core/rules/diet.ts';
import { serveCustomer } from '../../../widgets/shell/forCustomers.ts';
import { aProduct } from '../../carts.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { elapse } from '../pageTimers.ts';
import { answerDialog, dialogPart, shopPage } from '../shop.ts';
import { place, type Stage } from '../stage.ts';

let shop: Shop;
let page: Stage;
const user = userEvent.setup({ delay: null });
beforeAll(async () => void (shop = await openShop()), 120_000);
afterEach(() => history.replaceState(null, '', '/'));
afterAll(() => shop.close());

const milk: Diet = { allergens: ['milk'], diets: [], traces: false, hide: false };

/** Everything that is sent: addresses, bodies and headers. */
function watchSent(): () => string {
  const sent: string[] = [];
  page.intercept((url, init) => {
    sent.push(url.href, String(init?.body ?? ''), JSON.stringify([...new Headers(init?.headers)]));
    return undefined;
  });
  return () => sent.join('\n');
}

/** Products of the demo whose allergens are told so. */
async function productsTold(wanted: RegExp): Promise<number[]> {
  const rows = await shop.db.selectFrom('product').select(['product_id', 'infos']).orderBy('product_id').execute();
  return rows.filter(({ infos }) => wanted.test(infos['ALLERGENS'] ?? '')).map(({ product_id }) => product_id);
}

const marks = (root: ParentNode) => [...root.querySelectorAll('.badge--diet')].map((one) => one.textContent.trim());
const addButton = (root: ParentNode) => root.querySelector<HTMLElement>('[data-press^="add:"]');
const touch = () => document.dispatchEvent(new Event('pointerover'));

describe('LAW-15 what a customer does not eat stays on the device', () => {
  test('LAW-15 [spesa-product] a card is marked without any touch, as soon as the page is idle (nothing has touched this page before)', async () => {
    const [, withMilk] = (await productsTold(/^Contiene: latte/)) as [number, number];
    page = await shopPage(shop, { as: 'anna' });
    page.browser.local.write('diet', milk);
    const element = await place('spesa-product', { 'product-id': String(withMilk) });
    await waitFor(() => expect(addButton(element)).not.toBeNull());
    expect(marks(element)).toEqual([]);
    serveCustomer(document, false);
    await waitFor(() => expect(marks(element)).toEqual(['Contiene latte']));
  });

  test('LAW-15 [spesa-profile-form] it comes to a page at rest, is ticked there, kept at once, and erased on leaving; no request tells of it', async () => {
    page = await shopPage(shop, { as: 'anna' });
    history.replaceState(null, '', '/profile/update');
    const element = await place('spesa-profile-form');
    serveCustomer(document, false);
    await elapse(10_000);
    await waitFor(() => expect(element.querySelector('#profile-diet')).not.toBeNull());
    const section = element.querySelector<HTMLElement>('#profile-diet')!;
    expect(section.textContent).toContain('Non hai segnato nulla.');
    await waitFor(() => expect(page.asked('/lang/lang-info')).toHaveLength(langInfoNames.length));
    await waitFor(() => expect(page.spesa.session.store.getState().pending).toBe(0));
    const sent = watchSent();
    expect(within(section).getAllByRole('checkbox')).toHaveLength(allergens.length + 3);
    await user.click(within(section).getByRole('checkbox', { name: 'Sesamo' }));
    await user.click(within(section).getByRole('checkbox', { name: 'Senza lattosio' }));
    await waitFor(() => expect(section.textContent).toContain('Salvato su questo dispositivo.'));
    expect([...section.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['Sesamo', 'Senza lattosio']);
    const kept = () => page.browser.local.read('diet', (value) => value as Diet);
    expect(kept()).toEqual({ allergens: ['sesame'], diets: ['lactoseFree'], traces: true, hide: false });
    expect(sent()).toBe('');
    element.remove();
    await signOut(page.spesa);
    expect(kept()).toBeUndefined();
    expect(sent()).not.toMatch(/sesam|lactose|lattosio|diet|allerg/i);
  });

  test('LAW-15 [spesa-product] [spesa-cart-page] cards and lines are marked in words, and one is asked before it is added', async () => {
    const [withMilk, other] = (await productsTold(/^Contiene: latte/)) as [number, number];
    const [without] = (await productsTold(/^Contiene: (?!.*latte)/)) as [number];
    page = await shopPage(shop, { as: 'anna', ready: true, lines: [{ productId: withMilk, quantity: 1 }] });
    page.browser.local.write('diet', milk);
    const sent = watchSent();
    const cart = await place('spesa-cart-page');
    await waitFor(() => expect(cart.querySelector('.cart-line')?.textContent).toContain('Contiene latte'));
    cart.remove();
    await page.spesa.cart.load();

    for (const [productId, words] of [
      [other, ['Contiene latte']],
      [without, []],
    ] as const) {
      const element = await place('spesa-product', { 'product-id': String(productId) });
      await waitFor(() => expect(addButton(element)).not.toBeNull());
      touch();
      await waitFor(() => expect(element.querySelector('.product-card__corner')?.children.length).toBeGreaterThan(0));
      await waitFor(() => expect(marks(element)).toEqual(words));
      await user.click(addButton(element)!);
      if (words.length > 0) {
        expect((await dialogPart('.dialog__lines')).textContent).toContain('Contiene latte');
        await answerDialog('Non aggiungere');
        await waitFor(() => expect(page.spesa.dialogs.store.getState().levels).toEqual([]));
        expect(page.spesa.cart.quantityOf({ productId })).toBe(0);
        await user.click(addButton(element)!);
        await answerDialog('Aggiungi lo stesso');
      }
      await waitFor(() => expect(page.spesa.cart.quantityOf({ productId })).toBeGreaterThan(0));
      element.remove();
    }
    expect(sent()).not.toMatch(/milk|latte|diet|allerg/i);
  }, 60_000);

  test('LAW-15 [spesa-category-page] a list hides what contains it, on this device: the server is asked for the whole list', async () => {
    page = await shopPage(shop);
    history.replaceState(null, '', '/category/latte-e-formaggi');
    page.browser.local.write('diet', milk);
    const sent = watchSent();
    const element = await place('spesa-category-page', { slug: 'latte-e-formaggi' });
    const box = await within(element).findByRole('checkbox', { name: 'Nascondi ciò che contiene i miei allergeni' });
    const cards = () => element.querySelectorAll('.product-card:not(.product-card--skeleton)').length;
    await waitFor(() => expect(cards()).toBe(24));
    const before = page.asked('/products').length;
    await user.click(box);
    await waitFor(() => expect(element.textContent).toMatch(/\d+ prodotti nascosti in questa pagina/));
    const hidden = Number(/(\d+) prodotti nascosti/.exec(element.textContent)![1]);
    await waitFor(() => expect(cards()).toBe(24 - hidden));
    expect(hidden).toBeGreaterThan(5);
    expect(page.asked('/products')).toHaveLength(before);
    expect(sent()).not.toMatch(/milk|"diet|allerg/i);
    await user.click(box);
    await waitFor(() => expect(cards()).toBe(24));
  });

  test('LAW-15 [spesa-list] [spesa-order] [spesa-recipe] of several products that are added at once those are named first that one does not eat; a no adds none', async () => {
    const [withMilk, other] = (await productsTold(/^Contiene: latte/)) as [number, number];
    const [without] = (await productsTold(/^Contiene: (?!.*latte)/)) as [number];
    page = await shopPage(shop, { as: 'anna', ready: true, lines: [{ productId: other, quantity: 1 }] });
    await page.spesa.cart.load();
    const products = await Promise.all(
      [without, withMilk, other].map(
        async (product_id) => (await page.spesa.client.call(catalogue.product, { product_id })).data,
      ),
    );
    const bought = { orderId: 1, orderItems: products.map((product) => ({ product })) } as unknown as Order;
    const list = { listId: 1, wishlistItems: products.map((product) => ({ product })) } as unknown as ShoppingList;
    const address = { addressId: 1001 } as Address;
    const wanted = products.map((product) => ({ product, wanted: 1000 }));
    const usual = products.map((product) => ({ product, quantity: 1, times: 2, available: true }));
    const ways: (() => Promise<boolean>)[] = [
      () => addAllFromOrder(page.spesa, bought),
      () => addListToCart(page.spesa, list),
      () => confirmList(page.spesa, list, address),
      () => buyUsual(page.spesa, usual),
      () => addIngredients(page.spesa, wanted),
    ];
    page.browser.local.write('diet', milk);
    const sent = watchSent();
    for (const way of ways) {
      const added = way();
      expect((await dialogPart('.dialog__title')).textContent).toBe('Aggiungere anche ciò che non mangi?');
      const lines = [...(await dialogPart('.dialog__lines')).children].map((line) => line.textContent);
      expect(lines).toEqual([expect.stringMatching(/: Contiene latte/)]);
      await answerDialog('Non aggiungere nulla');
      expect(await added).toBe(false);
      await waitFor(() => expect(page.spesa.dialogs.store.getState().levels).toEqual([]));
    }
    expect(page.asked('/cart/add')).toEqual([]);
    const added = ways[4]!();
    await dialogPart('.dialog__lines');
    await answerDialog('Aggiungi tutto lo stesso');
    expect(await added).toBe(true);
    expect(page.spesa.cart.quantityOf({ productId: withMilk })).toBe(1000);
    expect(sent()).not.toMatch(/milk|diet|allerg/i);
    page.browser.local.remove('diet');
    expect(await buyUsual(page.spesa, usual.slice(0, 1))).toBe(true);
  }, 60_000);

  test('LAW-15 [spesa-profile-form] only a tick of its own lets the shop keep it, for substitutions; it follows what is ticked and is erased with the tick', async () => {
    page = await shopPage(shop, { as: 'carla' });
    page.browser.local.write('diet', milk);
    const element = await place('spesa-profile-form');
    document.dispatchEvent(new Event('scroll'));
    touch();
    const share = await within(element).findByRole('checkbox', { name: 'Tienine conto nelle sostituzioni' });
    const kept = async () =>
      (await shop.db.selectFrom('diet_profile').select('diet').execute()).map(({ diet }) => diet);
    expect((share as HTMLInputElement).checked).toBe(false);
    await user.click(within(element).getByRole('checkbox', { name: 'Uova' }));
    await waitFor(() => expect(page.spesa.session.store.getState().pending).toBe(0));
    expect(await kept()).toEqual([]);
    await user.click(share);
    await waitFor(() => expect(element.textContent).toContain('Il negozio ne tiene conto nelle sostituzioni.'));
    expect(await kept()).toEqual([{ allergens: ['milk', 'eggs'], diets: [], traces: false }]);
    await user.click(within(element).getByRole('checkbox', { name: 'Sesamo' }));
    await waitFor(async () => expect((await kept())[0]?.allergens).toEqual(['milk', 'eggs', 'sesame']));
    const { diet } = await customersData(page.spesa);
    expect(diet).toMatchObject({ allergens: ['milk', 'eggs', 'sesame'] });
    await user.click(share);
    await waitFor(() => expect(element.textContent).toContain('non conserva più'));
    expect(await kept()).toEqual([]);
    element.remove();
  });

  test('LAW-15 without a profile nothing of it is shown, and one that cannot be read is none', async () => {
    page = await shopPage(shop);
    history.replaceState(null, '', '/category/latte-e-formaggi');
    page.browser.local.write('diet', 'niente');
    const element = await place('spesa-category-page', { slug: 'latte-e-formaggi' });
    await waitFor(() => expect(element.querySelectorAll('.product-card').length).toBe(24));
    touch();
    await waitFor(() => expect(element.querySelector('.product-card__corner')?.children.length).toBeGreaterThan(0));
    expect(marks(element)).toEqual([]);
  });
});

const told = (text: string | undefined, given: object = {}) =>
  aProduct({ ...given, productInfos: text === undefined ? {} : { ALLERGENS: text } });

test.each([
  ['Contiene: latte, glutine (grano).', { ...milk, allergens: ['milk', 'gluten'] }, ['gluten', 'milk'], []],
  ['Contiene: uova. Può contenere tracce di: latte.', milk, [], []],
  ['Contiene: uova. Può contenere tracce di: latte.', { ...milk, traces: true }, [], ['milk']],
  ['Può contenere tracce di: frutta a guscio.', { ...milk, allergens: ['nuts'], traces: true }, [], ['nuts']],
  ['Contiene: <b>PESCE</b>.', { ...milk, allergens: ['fish', 'crustaceans'] }, ['fish'], []],
  ['Contiene: latte.', { ...milk, allergens: [], diets: ['lactoseFree'] }, ['milk'], []],
  ['-', milk, [], []],
  [undefined, milk, [], []],
] as const)('LAW-15 %j against a profile: %j', (text, diet, contains, traces) => {
  expect(dietConflicts(told(text), diet as unknown as Diet)).toEqual({ contains, traces });
});

test('LAW-15 what a diet’s own words call suited is left to the diet, not to an allergy', () => {
  const free = told('Contiene: latte.', { name: 'Latte senza lattosio' });
  expect(dietConflicts(free, { ...milk, allergens: [], diets: ['lactoseFree'] }).contains).toEqual([]);
  expect(dietConflicts(free, { ...milk, diets: ['lactoseFree'] }).contains).toEqual(['milk']);
});
