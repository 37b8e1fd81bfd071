import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer } from '../api/call.ts';
import type { Client } from '../api/client.ts';
import type { Endpoint, InputOf } from '../api/endpoint.ts';
import { ApiError } from '../api/error.ts';
import { later } from '../api/later.ts';
import type { Browser } from '../browser/browser.ts';
import type { Credentials } from '../browser/credentials.ts';
import { hasAddress, hasTimeslot } from '../rules/missingStep.ts';
import type { Cart, cartSchema } from '../schema/cart.ts';
import type { Commands } from './cartCommands.ts';
import { createWishes, type Wishes } from './wishes.ts';

export interface CartState {
  cart: Cart | null;
  /** `stale`: painted from storage, the real one is on its way. */
  status: 'empty' | 'loading' | 'stale' | 'ready' | 'failed';
  revision: number | undefined;
  /** Wanted quantities in thousandths that the server has not confirmed yet, by wish key. */
  pending: Readonly<Record<string, number>>;
}

/** A call that answers the whole cart. */
export type CartCall = Endpoint & { answer: typeof cartSchema };

export interface CartStore extends Wishes {
  store: StoreApi<CartState>;
  current(): Cart | null;
  /** `w<warehouse>d<date>t<slot>`; w0d0t0 until an address is chosen (rulings 25). */
  hash(): string;
  /** Reads the cart, waiting for commands under way. */
  load(): Promise<Cart | null>;
  /** One command after another, over all tabs; its answer replaces the cart whole (design 5.5). */
  run<E extends CartCall>(endpoint: E, input: InputOf<E> | (() => InputOf<E>)): Promise<Answer<E>>;
  /** Takes over a cart that another call answered, such as login. */
  adopt(cart: Cart, revision?: number): void;
  clear(): void;
  /** Told when warehouse, day, slot or user have changed. */
  onContext(listener: () => void): void;
}

interface Kept {
  cart: Cart;
  revision?: number;
}

const isShop = (value: unknown): value is { hash: string } => typeof value === 'object' && value !== null && typeof (value as { hash: unknown }).hash === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const areLines = (lines: unknown) => lines === undefined || (Array.isArray(lines) && lines.every((line) => isRecord(line) && isRecord(line['product']) && typeof line['quantity'] === 'number'));

/** Is this a cart that was read before, here or in another tab? Answers of the server are read by their schema instead. */
function isCart(value: unknown): value is Cart {
  if (!isRecord(value) || typeof value['cartId'] !== 'number' || typeof value['totalItems'] !== 'number' || typeof value['grossTotal'] !== 'number') return false;
  if (!isRecord(value['user']) || typeof value['user']['userId'] !== 'number' || !areLines(value['cartItems'])) return false;
  const sectors = value['sectors'];
  return sectors === undefined || (Array.isArray(sectors) && sectors.every((sector) => isRecord(sector) && Array.isArray(sector['cartItems']) && areLines(sector['cartItems'])));
}
const isKept = (value: unknown): value is Kept => isRecord(value) && isCart(value['cart']);

/** The cart: the server's answer replaces it whole, commands run serially, the highest revision wins. */
export function createCart(client: Client, browser: Browser, credentials: Credentials): CartStore {
  const kept = credentials.known() ? browser.page.read('cart', isKept) : undefined;
  const store = createStore<CartState>(() => ({ cart: kept?.cart ?? null, status: kept ? 'stale' : 'empty', revision: kept?.revision, pending: {} }));
  const listeners: (() => void)[] = [];
  let versioned = kept?.revision !== undefined;

  const current = () => store.getState().cart;

  function hash(): string {
    const cart = current();
    if (!cart && credentials.known()) return browser.local.read('shop', isShop)?.hash ?? 'w0d0t0';
    if (!cart || !hasAddress(cart)) return 'w0d0t0';
    const slot = hasTimeslot(cart) ? cart.timeslot : undefined;
    return `w${cart.warehouse?.warehouseId ?? 0}d${slot?.date ?? 0}t${slot?.timeslotId ?? 0}`;
  }

  const context = () => `${hash()}u${current()?.user.userId ?? -1}`;

  function replace(cart: Cart | null, revision: number | undefined) {
    const before = context();
    store.setState({ cart, revision, status: cart ? 'ready' : 'empty' });
    if (cart) browser.page.write('cart', { cart, revision });
    else browser.page.remove('cart');
    browser.local.write('shop', { user: cart && cart.user.userId > -1 ? 'known' : '', warehouse: hash() === 'w0d0t0' ? '' : String(cart?.warehouse?.warehouseId ?? ''), hash: hash() });
    if (context() !== before) for (const listener of listeners) listener();
  }

  function adopt(cart: Cart, revision?: number) {
    const state = store.getState();
    const older = revision !== undefined && state.revision !== undefined && state.cart?.cartId === cart.cartId && revision < state.revision;
    if (older) return;
    versioned ||= revision !== undefined;
    replace(cart, revision);
    if (revision !== undefined) browser.tabs.tell({ kind: 'cart', cart, revision });
  }

  const commands = later(
    () => import('./cartCommands.ts'),
    ({ createCommands }) => async () => (made ??= createCommands({ client, browser, store, adopt, versioned: () => versioned })),
  );
  let made: Commands | undefined;
  const run: CartStore['run'] = async (endpoint, input) => (await commands()).run(endpoint, input);

  browser.tabs.onNews((news) => {
    if (news.kind !== 'cart') return;
    const cart = isCart(news.cart) ? news.cart : undefined;
    const state = store.getState();
    if (cart && (state.revision ?? -1) < (news.revision ?? 0)) replace(cart, news.revision);
  });

  const wishes = createWishes({ store, run, call: client.call });
  browser.onLeft(wishes.flush);

  return {
    ...wishes,
    store,
    current,
    hash,
    run,
    adopt,
    clear: () => replace(null, undefined),
    onContext: (listener) => void listeners.push(listener),
    load: async () => {
      if (!current()) store.setState({ status: 'loading' });
      try {
        return await (await commands()).load();
      } catch (error) {
        if (error instanceof ApiError) store.setState({ status: current() ? 'stale' : 'failed' });
        throw error;
      }
    },
  };
}
