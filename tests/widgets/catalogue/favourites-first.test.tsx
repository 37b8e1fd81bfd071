import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSlices } from '../../../core/browser/storage.ts';
import { createDevice } from '../../testBrowser.ts';
import { answer, place, seedScript, stage, type Stage } from '../stage.ts';
import { category, list, network } from './answers.ts';
import { elapse } from '../pageTimers.ts';
import { now } from '../../moment.ts';

const tag = 'spesa-category-page';
const known = { parent_category_id: '2', page_size: '24' };
const own = { ...known, preferred: 'true' };
let page: Stage;
let tell: () => void;

const open = (path: string) => window.history.replaceState(null, '', path);
const asked = () =>
  page
    .asked('/products')
    .map(({ searchParams }) => Object.fromEntries([...searchParams].filter(([name]) => name !== 'hash')));
const box = (element: HTMLElement) => within(element).queryByRole('checkbox', { name: 'I tuoi preferiti' });
const names = (element: HTMLElement) => element.querySelectorAll('.product-card__name').length;
const cart = (userId: number, hasFavorites: boolean) =>
  answer({ cartId: 1, cartStatusId: 1, user: { userId, hasFavorites }, grossTotal: 0, totalItems: 0, cartItems: [] });

/** A page of this person; the cart is answered when `tell` is called, and `kept` is what an earlier page knew of it. */
function visit(person: { userId: number; hasFavorites: boolean } | null, show = true, kept?: object) {
  const device = createDevice();
  const local = createSlices(() => device.local, '1');
  if (kept) local.write('shop', kept);
  if (person) {
    local.write('credentials', { session: 's', account: 'a', epoch: 1 });
    local.write('user', { userId: person.userId });
  }
  const told = new Promise<void>((resolve) => (tell = resolve));
  const answers = {
    '/category': () => answer({ category }),
    '/products': (query: URLSearchParams) =>
      answer(query.has('preferred') ? list(5) : list(60, Number(query.get('page') ?? 1))),
    '/cart/view': () => told.then(() => cart(person?.userId ?? -1, person?.hasFavorites ?? false)),
  };
  page = stage(network(answers), { device });
  if (show) page.browser.show();
  return local;
}
const seeds = (hash = 'w0d0t0') =>
  seedScript([
    { endpoint: 'catalogue.category', input: { slug: 'dispensa' }, data: { category }, at: now(), hash },
    {
      endpoint: 'catalogue.products',
      input: { parent_category_id: 2, page_size: 24 },
      data: list(60),
      at: now(),
      hash,
    },
  ]);

beforeEach(() => open('/category/dispensa'));
afterEach(() => document.body.replaceChildren());

describe('[spesa-category-page] favourites="first"', () => {
  test('[GET /products] who has favourites begins with them, in one call; what the server printed stays until they are there', async () => {
    visit({ userId: 7, hasFavorites: true });
    const element = await place(tag, { favourites: 'first' }, seeds());
    expect(names(element)).toBe(24);
    expect(asked()).toEqual([]);
    tell();
    await waitFor(() => expect(names(element)).toBe(5));
    expect(asked()).toEqual([own]);
    expect(box(element)).toHaveProperty('checked', true);
    await waitFor(() => expect(location.search).toBe(''));
  });

  test.each([
    ['who has favourites begins with them', { userId: 7, hasFavorites: true }, own],
    ['who has none sees all', { userId: 8, hasFavorites: false }, known],
    ['a visitor sees all', null, known],
  ])(
    'what is printed for another store stays until one’s own is there, asked in one call: %s',
    async (_, who, once) => {
      visit(who);
      const placed = place(tag, { favourites: 'first' }, `<p>dal server</p>${seeds('w2d0t0')}`);
      if (who) {
        await waitFor(() => expect(page.asked('/category')).toHaveLength(1));
        await elapse(30);
        expect(document.body.textContent).toContain('dal server');
        expect(asked()).toEqual([]);
        tell();
      }
      const element = await placed;
      expect(names(element)).toBe(once === own ? 5 : 24);
      await elapse(30);
      expect(asked()).toEqual([once]);
    },
  );

  test.each([
    ['of the same store', 'w0d0t0', []],
    ['of another store', 'w2d0t0', [known]],
  ])('who had no favourites on an earlier page waits for no cart: print %s', async (_, hash, calls) => {
    visit({ userId: 8, hasFavorites: false }, true, { user: 'known', hash: 'w0d0t0', favourites: false });
    const element = await place(tag, { favourites: 'first' }, seeds(hash));
    expect(names(element)).toBe(24);
    expect(page.spesa.cart.current()).toBeNull();
    expect(asked()).toEqual(calls);
  });

  test.each([
    [true, []],
    [false, [known]],
  ])('what the cart says of favourites is kept for the next page: %s', async (hasFavorites, calls) => {
    const local = visit({ userId: 8, hasFavorites });
    tell();
    await waitFor(() => expect(page.spesa.cart.current()).not.toBeNull());
    visit({ userId: 8, hasFavorites }, true, local.read('shop', Object));
    await place(tag, { favourites: 'first' });
    await elapse(30);
    expect(page.spesa.cart.current()).toBeNull();
    expect(asked()).toEqual(calls);
    tell();
  });

  test('taken off, the address says so, a reload keeps it, and back begins with them again', async () => {
    visit({ userId: 7, hasFavorites: true });
    tell();
    const element = await place(tag, { favourites: 'first' });
    await waitFor(() => expect(names(element)).toBe(5));
    await userEvent.click(box(element)!);
    await waitFor(() => expect(location.search).toBe('?preferred=0'));
    await waitFor(() => expect(names(element)).toBe(24));
    await userEvent.click(within(element).getByRole('checkbox', { name: 'In promozione' }));
    await waitFor(() => expect(location.search).toBe('?promo=1'));
    await userEvent.click(await within(element).findByRole('button', { name: 'Togli il filtro In promozione' }));
    await waitFor(() => expect(location.search).toBe('?preferred=0'));
    open('/category/dispensa');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(box(element)).toHaveProperty('checked', true));
    expect(asked().at(0)).toEqual(own);
  });

  test.each(['?preferred=0', '?page=2', '?sort=price+asc', '?promo=1', '?filters=vendor_id%3A103'])(
    'an address with a state of its own, %s, is kept to',
    async (search) => {
      open(`/category/dispensa${search}`);
      visit({ userId: 7, hasFavorites: true });
      tell();
      const element = await place(tag, { favourites: 'first' });
      await waitFor(() => expect(asked()).toHaveLength(1));
      expect(asked()[0]).not.toHaveProperty('preferred');
      await waitFor(() => expect(box(element)).toHaveProperty('checked', false));
    },
  );

  test.each([
    ['a visitor', null],
    ['a customer without favourites', { userId: 8, hasFavorites: false }],
  ])('%s sees the whole category, from what the server printed', async (_, person) => {
    visit(person);
    tell();
    const element = await place(tag, { favourites: 'first' }, seeds());
    await elapse(30);
    expect(names(element)).toBe(24);
    expect(asked()).toEqual([]);
  });

  test('who logs in while reading keeps the list that stands', async () => {
    visit(null);
    const element = await place(tag, { favourites: 'first' }, seeds());
    page.intercept((url) => (url.pathname.endsWith('/cart/view') ? cart(7, true) : undefined));
    await page.spesa.cart.load();
    expect(await within(element).findByRole('checkbox', { name: 'I tuoi preferiti' })).toHaveProperty('checked', false);
    expect(names(element)).toBe(24);
  });

  test('a cart that does not come holds no list back', async () => {
    visit({ userId: 7, hasFavorites: true }, false);
    page.intercept((url) => (url.pathname.endsWith('/cart/view') ? new Response('', { status: 503 }) : undefined));
    page.browser.show();
    const element = await place(tag, { favourites: 'first' });
    await waitFor(() => expect(names(element)).toBe(24), { timeout: 5_000 });
    expect(asked()).toEqual([known]);
  });
});
