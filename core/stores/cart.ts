import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '../api/client.ts';
import { ApiError } from '../api/error.ts';
import type { Browser } from '../browser/browser.ts';
import type { Credentials } from '../browser/credentials.ts';
import { hasAddress, hasTimeslot } from '../rules/missingStep.ts';
import { cartSchema, type Cart } from '../schema/cart.ts';
import { keptCartSchema, shopSchema } from '../schema/stored.ts';
import { tolerant } from '../schema/tolerant.ts';
import { createCommands } from './cartCommands.ts';
import type { AdoptCart, CartState, RunOnCart } from './cartState.ts';
import { createWishes, type Wishes } from './wishes.ts';

export interface CartStore extends Wishes {
  store: StoreApi<CartState>;
  current(): Cart | null;
  /** `w<warehouse>d<date>t<slot>`; w0d0t0 until an address is chosen (ruling 25). */
  hash(): string;
  /** Reads the cart, waiting for commands under way; null for whoever has logged out meanwhile. */
  load(): Promise<Cart | null>;
  /** Resolves when the cart is the server's: at once, but where it is being read, or the stored one is shown, after the read under way (STO-06). */
  known(): Promise<void>;
  run: RunOnCart;
  /** Takes over a cart that another call answered, such as login. */
  adopt: AdoptCart;
  clear(): void;
  /** Told when warehouse, day, slot or user have changed. */
  onContext(listener: () => void): void;
}

const readKept = tolerant(keptCartSchema);
const readShop = tolerant(shopSchema);
/** A cart that another tab has read. */
const readCart = tolerant(cartSchema);

/** The cart: the server's answer replaces it whole, commands run serially, the highest revision wins. */
export function createCart(client: Client, browser: Browser, credentials: Credentials): CartStore {
  const kept = credentials.known() ? browser.page.read('cart', readKept) : undefined;
  const store = createStore<CartState>(() => ({
    cart: kept?.cart ?? null,
    status: kept ? 'stale' : 'empty',
    revision: kept?.revision,
    pending: {},
  }));
  const listeners: (() => void)[] = [];
  let versioned = kept?.revision !== undefined;

  const current = () => store.getState().cart;

  function hash(): string {
    const cart = current();
    if (!cart && credentials.known()) return browser.local.read('shop', readShop)?.hash || 'w0d0t0';
    if (!cart || (!hasAddress(cart) && !cart.user.defaultStoreAddressId)) return 'w0d0t0';
    const slot = hasTimeslot(cart) ? cart.timeslot : undefined;
    return `w${cart.warehouse?.warehouseId ?? 0}d${slot?.date ?? 0}t${slot?.timeslotId ?? 0}`;
  }

  const context = () => `${hash()}u${current()?.user.userId ?? -1}`;

  function replace(cart: Cart | null, revision: number | undefined) {
    const before = context();
    store.setState({ cart, revision, status: cart ? 'ready' : 'empty' });
    if (cart) browser.page.write('cart', { cart, revision });
    else browser.page.remove('cart');
    browser.local.write('shop', {
      user: cart && cart.user.userId > -1 ? 'known' : '',
      warehouse: hash() === 'w0d0t0' ? '' : String(cart?.warehouse?.warehouseId ?? ''),
      place: hasAddress(cart) ? 'chosen' : '',
      cart: cart && cart.totalItems > 0 ? 'full' : '',
      card: !!cart?.user.fidelityCard,
      segments: cart?.user.crmUserSegments,
      favourites: cart?.user.hasFavorites,
      hash: hash(),
    });
    if (context() !== before) for (const listener of listeners) listener();
  }

  function adopt(cart: Cart, revision?: number) {
    const state = store.getState();
    const older =
      revision !== undefined &&
      state.revision !== undefined &&
      state.cart?.cartId === cart.cartId &&
      revision < state.revision;
    if (older) return;
    versioned ||= revision !== undefined;
    replace(cart, revision);
    if (revision !== undefined) browser.tabs.tell({ kind: 'cart', cart, revision });
  }

  const commands = createCommands({ client, browser, credentials, store, adopt, versioned: () => versioned });

  browser.tabs.onNews((news) => {
    if (news.kind !== 'cart') return;
    const cart = readCart(news.cart);
    const state = store.getState();
    if (cart && (state.revision ?? -1) < (news.revision ?? 0)) replace(cart, news.revision);
  });

  const wishes = createWishes({ store, run: commands.run, call: client.call });
  browser.onLeft(wishes.flush);

  return {
    ...wishes,
    store,
    current,
    hash,
    run: commands.run,
    adopt,
    clear: () => replace(null, undefined),
    onContext: (listener) => void listeners.push(listener),
    known: async () => {
      if (/loading|stale/.test(store.getState().status)) await commands.settled();
    },
    load: async () => {
      if (!current()) store.setState({ status: 'loading' });
      try {
        return await commands.load();
      } catch (error) {
        if (error instanceof ApiError) store.setState({ status: current() ? 'stale' : 'failed' });
        throw error;
      }
    },
  };
}
