import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answer, place, stage, type Stage } from '../stage.ts';
import { list, network, product } from './answers.ts';
import { elapse } from '../pageTimers.ts';

const one = product(7, { name: 'Banane', minAcq: 1 });
let page: Stage;
let held = 0;
let refused = '';
const sent: { path: string; body: { items: { quantity?: number }[] } }[] = [];

const cart = () => ({
  cartId: 1,
  cartStatusId: 1,
  user: { userId: -1 },
  totalItems: held,
  grossTotal: 1.5 * held,
  cartItems: held > 0 ? [{ itemId: 70, productId: 7, product: one, quantity: held }] : [],
});

function write(path: string, body: { items: { quantity?: number }[] }): Response {
  sent.push({ path, body });
  if (refused)
    return Response.json({
      response: {
        status: 6,
        errors: [],
        infos: [],
        warnings: [],
        errorsMessage: [{ code: 'cart.maxAcq', message: refused }],
        infosMessage: [],
        warningsMessage: [],
      },
      user: { userId: -1 },
      data: cart(),
    });
  held = path.endsWith('/delete') ? 0 : (body.items[0]?.quantity ?? 0);
  return answer(cart());
}

beforeEach(() => {
  held = 0;
  refused = '';
  sent.length = 0;
  page = stage(
    network({ '/products': () => answer(list(1, 1, { products: [one] })), '/cart/view': () => answer(cart()) }),
    { config: { anonymousCart: true } },
  );
  page.intercept((url, init) =>
    /cart\/(add|update|delete)$/.test(url.pathname)
      ? write(url.pathname, JSON.parse(String(init?.body)) as never)
      : undefined,
  );
});
afterEach(() => document.body.replaceChildren());

async function slider() {
  const element = await place('spesa-product-slider', { heading: 'Frutta', 'category-id': '2' });
  await waitFor(() => expect(element.querySelector('.product-card__action button')).not.toBeNull());
  return element;
}
const add = (element: HTMLElement) => within(element).getByRole('button', { name: 'Aggiungi Banane al carrello' });
const amount = (element: HTMLElement) =>
  within(element).queryByRole<HTMLInputElement>('textbox', { name: 'Quantità di Banane' })?.value;

describe('a product card joined to the cart [spesa-product-slider]', () => {
  test('[POST /cart/add] adding tells the cart, the customer and the page', async () => {
    const element = await slider();
    const heard: unknown[] = [];
    document.addEventListener('spesa-product-added', (event) => heard.push((event as CustomEvent).detail), {
      once: true,
    });
    await userEvent.click(add(element));
    await waitFor(() => expect(heard).toEqual([{ productId: 7, quantity: 1 }]));
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['add']);
    expect(page.spesa.toasts.store.getState().list.map(({ text }) => text)).toEqual(['Aggiunto: 1\u00a0pz di Banane']);
    await waitFor(() => expect(amount(element)).toBe('1'));
  });

  test('[POST /cart/add] [POST /cart/update] what was found by a search says by which one, when it is added and when it is changed', async () => {
    const found = product(7, { name: 'Banane', minAcq: 1, searchUid: 'abc-7' });
    page = stage(
      network({ '/products': () => answer(list(1, 1, { products: [found] })), '/cart/view': () => answer(cart()) }),
      { config: { anonymousCart: true } },
    );
    page.intercept((url, init) =>
      /cart\/(add|update)$/.test(url.pathname)
        ? write(url.pathname, JSON.parse(String(init?.body)) as never)
        : undefined,
    );
    const element = await slider();
    await userEvent.click(add(element));
    await waitFor(() => expect(page.spesa.toasts.store.getState().list).toHaveLength(1));
    await userEvent.click(await within(element).findByRole('button', { name: 'Aumenta la quantità di Banane' }));
    await waitFor(() => expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['add', 'update']));
    expect(sent.map(({ body }) => body.items[0])).toMatchObject([
      { productId: 7, searchParams: { searchUid: 'abc-7' } },
      { itemId: 70, quantity: 2, searchParams: { searchUid: 'abc-7' } },
    ]);
  });

  test('CART-18 card and slider of the same product show one quantity at once', async () => {
    const [first, second] = [await slider(), await slider()];
    await userEvent.click(add(first));
    await waitFor(() => expect([amount(first), amount(second)]).toEqual(['1', '1']));
    await userEvent.click(within(second).getByRole('button', { name: 'Aumenta la quantità di Banane' }));
    expect([amount(first), amount(second)]).toEqual(['2', '2']);
    await waitFor(() => expect(held).toBe(2));
    expect([amount(first), amount(second)]).toEqual(['2', '2']);
  });

  test('STK-03 in packs of six the limit reads "2 pz tot" while it stands alone, and beside the pieces of a quantity "12 pz tot"', async () => {
    const water = product(7, {
      name: 'Banane',
      maxAcq: 12,
      productInfos: { TIPOLOGIA: 'Confezione', QTY_MULT: '6', QTY_LOCKED: 'true', MULTI_PACK: '6' },
    });
    page = stage(
      network({ '/products': () => answer(list(1, 1, { products: [water] })), '/cart/view': () => answer(cart()) }),
      { config: { anonymousCart: true } },
    );
    page.intercept((url, init) =>
      /cart\/add$/.test(url.pathname) ? write(url.pathname, JSON.parse(String(init?.body)) as never) : undefined,
    );
    const element = await slider();
    const words = (place: string) => element.querySelector(place)?.textContent;
    expect([words('.limit'), words('.quantity__limit')]).toEqual(['2 pz tot', undefined]);
    await userEvent.click(within(element).getByRole('button', { name: 'Aggiungi 6\u00a0pz Banane al carrello' }));
    await waitFor(() => expect(words('.quantity__limit')).toBe('12\u00a0pz tot'));
    expect([words('.quantity__unit'), words('.quantity__packs')]).toEqual(['pz', '1\u00a0conf']);
  });

  test.each([
    [429, '7', 7_000],
    [503, '9999999', 30_000],
  ])(
    'NET-08 told to come back later (%i, %s), the button does nothing for so long and says why',
    async (status, header, ms) => {
      const element = await slider();
      let waited = 0;
      let over: (() => void) | undefined;
      page.browser.wait = (pause) => new Promise((resolve) => ([waited, over] = [pause, resolve]));
      let asked = 0;
      page.intercept((url) =>
        url.pathname.endsWith('/cart/add') && ++asked === 1
          ? new Response('{}', { status, headers: { 'Retry-After': header } })
          : undefined,
      );
      await userEvent.click(add(element));
      await waitFor(() => expect(waited).toBe(ms));
      await waitFor(() => expect(element.textContent).toContain(`Riprova fra ${ms / 1000} secondi`));
      expect(add(element).getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(add(element));
      expect(asked).toBe(1);
      over?.();
      await waitFor(() => expect(add(element).getAttribute('aria-disabled')).toBeNull());
      expect(element.textContent).not.toContain('Riprova fra');
      page.intercept((url, init) =>
        /cart\/add$/.test(url.pathname) ? write(url.pathname, JSON.parse(String(init?.body)) as never) : undefined,
      );
      await userEvent.click(add(element));
      await waitFor(() => expect(held).toBe(1));
    },
  );

  test('NET-02 a connection lost under an add is told once, the cart stays as it was, and nothing is sent again without a press', async () => {
    const element = await slider();
    page.cut(true);
    await userEvent.click(add(element));
    await waitFor(() => expect(page.spesa.toasts.store.getState().list).toHaveLength(1));
    expect(page.spesa.toasts.store.getState().list[0]?.count ?? 1).toBe(1);
    page.cut(false);
    page.browser.online();
    await elapse(400);
    expect(page.asked('/cart/add')).toHaveLength(1);
    expect(held).toBe(0);
    expect(amount(element)).toBeUndefined();
    expect(add(element).getAttribute('aria-busy')).toBeNull();
  });

  test('NET-10 thirty taps on plus become at most three calls and thirty steps, and keep the focus', async () => {
    const element = await slider();
    await userEvent.click(add(element));
    await waitFor(() => expect(held).toBe(1));
    sent.length = 0;
    const plus = within(element).getByRole('button', { name: 'Aumenta la quantità di Banane' });
    plus.focus();
    for (let tap = 0; tap < 30; tap += 1) plus.click();
    await waitFor(() => expect(held).toBe(31), { timeout: 3000 });
    expect(sent.length).toBeLessThanOrEqual(3);
    expect(document.activeElement).toBe(plus);
  });

  test('NET-09 five presses on add in one tick put in one step', async () => {
    const element = await slider();
    const button = add(element);
    for (let press = 0; press < 5; press += 1) button.click();
    await waitFor(() => expect(held).toBe(1));
    await elapse(400);
    expect([held, sent.length]).toEqual([1, 1]);
  });

  test('CART-09 a refusal puts the server’s quantity back and gives its reason beside the control', async () => {
    const element = await slider();
    await userEvent.click(add(element));
    await waitFor(() => expect(held).toBe(1));
    refused = 'Di questo prodotto ne è rimasto uno.';
    await userEvent.click(within(element).getByRole('button', { name: 'Aumenta la quantità di Banane' }));
    expect(amount(element)).toBe('2');
    await waitFor(() => expect(element.querySelector('.quantity__error')?.textContent).toBe(refused));
    expect(amount(element)).toBe('1');
  });

  test('CART-12 minus to nothing asks first; closing the question keeps the product, a yes takes it out once', async () => {
    const element = await slider();
    await userEvent.click(add(element));
    await waitFor(() => expect(held).toBe(1));
    const minus = () => within(element).getByRole('button', { name: 'Diminuisci la quantità di Banane' });
    const level = () => page.spesa.dialogs.store.getState().levels[0]!;
    await userEvent.click(minus());
    page.spesa.dialogs.answer(level().id, undefined);
    await waitFor(() => expect(page.spesa.dialogs.store.getState().levels).toHaveLength(0));
    expect(held).toBe(1);
    await userEvent.click(minus());
    page.spesa.dialogs.answer(level().id, true);
    await waitFor(() => expect(held).toBe(0));
    expect(sent.filter(({ path }) => path.endsWith('/delete'))).toHaveLength(1);
    await waitFor(() => expect(add(element)).toBeTruthy());
  });

  test('A11Y-06 the control’s name holds the product and the new quantity is spoken, once: what is added by its message', async () => {
    const element = await slider();
    await userEvent.click(add(element));
    await waitFor(() => expect(page.spesa.toasts.store.getState().list[0]?.text).toBe('Aggiunto: 1\u00a0pz di Banane'));
    expect(element.querySelector('.quantity [role=status]')?.textContent).toBe('');
    await userEvent.click(within(element).getByRole('button', { name: 'Aumenta la quantità di Banane' }));
    await waitFor(() =>
      expect(element.querySelector('.quantity [role=status]')?.textContent).toMatch(/^\d+\spz di Banane nel carrello$/),
    );
  });

  test('without login nothing is added when the customer leaves the chain, CART-13', async () => {
    page = stage(network({ '/products': () => answer(list(1, 1, { products: [one] })) }));
    const element = await slider();
    await userEvent.click(add(element));
    await waitFor(() => expect(page.spesa.dialogs.isOpen('login')).toBe(true));
    page.spesa.dialogs.answer(page.spesa.dialogs.store.getState().levels[0]!.id, undefined);
    await waitFor(() => expect(page.spesa.dialogs.store.getState().levels).toHaveLength(0));
    expect(page.asked('/cart/add')).toEqual([]);
  });
});
