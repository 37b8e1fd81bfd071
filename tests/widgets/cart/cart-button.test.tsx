import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../../core/api/error.ts';
import { plainProducts } from '../../demo/server/people.ts';
import { openShop, type Shop } from '../../demo/server/shop.ts';
import { shopPage, topDialog } from '../shop.ts';
import { answer, place, type Stage } from '../stage.ts';

let shop: Shop;
let ids: number[];
let page: Stage;
let link: HTMLElement;
const user = userEvent.setup({ delay: null });
beforeAll(async () => {
  shop = await openShop();
  ids = await plainProducts(shop, 2);
});
afterAll(() => shop.close());
beforeEach(async () => {
  page = await shopPage(shop, { as: 'anna', ready: true, lines: [{ productId: ids[0]!, quantity: 2 }] });
  link = (await place('spesa-cart-button')).querySelector('a')!;
});

describe('[spesa-cart-button]', () => {
  test('shows count and the server’s total of the goods without delivery, in words for readers', () => {
    expect(link.querySelector('.cart-button__count')?.textContent).toBe('1');
    expect(link.textContent).toBe('Carrello, 1 prodotto, 20,00\u00a0€');
  });

  const wish = (productId: number, thousandths: number) => page.spesa.cart.want({ productId }, thousandths);
  const shown = () => link.querySelector('.cart-button__count')?.textContent;

  test('CART-18 a new product counts at once, in words too; the sum waits for the server', async () => {
    const added = wish(ids[1]!, 1000);
    await waitFor(() => expect(shown()).toBe('2'));
    expect(link.textContent).toBe('Carrello, 2 prodotti, 20,00\u00a0€');
    expect(link.className).toContain('cart-button--pending');
    await added;
    await waitFor(() => expect(link.className).not.toContain('cart-button--pending'));
    expect(shown()).toBe('2');
    expect(link.textContent).not.toContain('20,00\u00a0€');
  });

  test('CART-18 a removed product counts no more at once, more of the same changes nothing', async () => {
    const more = wish(ids[0]!, 3000);
    expect(page.spesa.cart.lineCount()).toBe(1);
    await more;
    const removed = wish(ids[0]!, 0);
    await waitFor(() => expect(shown()).toBeUndefined());
    await removed;
    expect(page.spesa.cart.lineCount()).toBe(0);
  });

  test('CART-06 a refused product is not counted any more', async () => {
    page.intercept((url) => (url.pathname.endsWith('/cart/add') ? answer({}, 4) : undefined));
    const refused = wish(ids[1]!, 1000).catch((error: unknown) => error);
    await waitFor(() => expect(shown()).toBe('2'));
    expect(await refused).toBeInstanceOf(ApiError);
    await waitFor(() => expect(shown()).toBe('1'));
  });

  test('is a plain link for a new tab and without JavaScript', () => {
    expect(link.getAttribute('href')).toBe('/cart');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    fireEvent(link, press);
    expect(press.defaultPrevented).toBe(false);
    expect(page.spesa.dialogs.isOpen('cart')).toBe(false);
  });

  test('[spesa-cart-drawer] NET-09 two presses open one drawer with the whole cart; Escape gives the focus back', async () => {
    link.focus();
    fireEvent.click(link);
    fireEvent.click(link);
    await waitFor(() => expect(topDialog()?.querySelector('.cart-line')).not.toBeNull());
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(topDialog().className).toContain('dialog--drawer');
    expect(within(topDialog()).getByRole('button', { name: 'Vai alla cassa' })).toBeTruthy();
    fireEvent(topDialog(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(topDialog()).toBeUndefined());
    expect(document.activeElement).toBe(link);
  });

  test('[spesa-cart-drawer] what toasts say of the cart is not over the drawer that shows it; an error stays', async () => {
    const { toasts } = page.spesa;
    toasts.show({ kind: 'success', text: 'Aggiunto', ms: 0 });
    toasts.show({ kind: 'error', text: 'Rifiutato', ms: 0 });
    await user.click(link);
    await waitFor(() => expect(toasts.store.getState().list.map(({ text }) => text)).toEqual(['Rifiutato']));
  });

  test('CART-18 button, drawer and page show one quantity and one total of the goods', async () => {
    const element = await place('spesa-cart-page');
    await user.click(link);
    await waitFor(() => expect(topDialog()?.querySelector('.cart-line')).not.toBeNull());
    fireEvent.click(within(topDialog()).getAllByRole('button', { name: /^Aument|^Più/ })[0]!);
    const shown = () => [...document.querySelectorAll<HTMLInputElement>('.quantity__input')].map(({ value }) => value);
    await waitFor(() => expect(shown()).toEqual(['3', '3']));
    await waitFor(() => expect(link.textContent).toContain('30,00\u00a0€'));
    expect(element.querySelector('.totals__line dd')?.textContent).toBe('30,00\u00a0€');
  });

  test('the device remembers whether there is a total, whose room the page keeps before it comes', async () => {
    const kept = () => page.spesa.browser.local.read('shop', (value) => value);
    expect(kept()).toMatchObject({ cart: 'full' });
    await wish(ids[0]!, 0);
    expect(kept()).toMatchObject({ cart: '' });
  });

  test('what the customer bought last time is there before any answer', async () => {
    const again = page.spesa.browser.page.read('cart', (value) => value);
    expect(again).toMatchObject({ cart: { totalItems: 1 } });
    expect(page.asked('/cart/view')).toHaveLength(0);
    expect(screen.getByText('20,00 €')).toBeTruthy();
  });
});
