import type { StoreApi } from 'zustand/vanilla';
import { cart as calls } from '../api/endpoints/cart.ts';
import type { Endpoint } from '../api/endpoint.ts';
import type { Messages } from '../schema/envelope.ts';
import { noMessages } from '../schema/envelope.ts';
import type { AddedItem, Cart } from '../schema/cart.ts';
import { cartLines } from '../rules/cartLines.ts';
import { fromThousandths, toThousandths } from '../rules/quantity.ts';
import type { CartState, CartStore } from './cart.ts';

/** What the customer wants of one product or line. */
export interface Wanted {
  productId: number;
  /** A certain line; without it the product's only one, or a new one. */
  itemId?: number;
  /** How a new line is added: options, search id, warehouse, infos. */
  item?: Omit<AddedItem, 'productId' | 'quantity'>;
}

export interface Wishes {
  /** The key under which the pending quantity of a product or line is found. */
  wishKey(target: Wanted): string;
  /** The quantity in the cart in thousandths: the wanted one while it is pending (CART-18). */
  quantityOf(target: Wanted): number;
  /** Sets a quantity in thousandths, 0 removes. Wishes within 300 ms become one call, whose texts the first of them gets; throws ApiError when refused. */
  want(target: Wanted, thousandths: number): Promise<Messages>;
  /** Sends at once what waits, without waiting for answers: the page is being left. */
  flush(): void;
}

interface Wish {
  target: Wanted;
  wanted: number;
  running: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  waiting: { resolve(messages: Messages): void; reject(error: unknown): void }[];
}

interface Parts {
  store: StoreApi<CartState>;
  run: CartStore['run'];
  now(endpoint: Endpoint, input: object): Promise<unknown>;
}

/** Taps closer together than this become one call. */
export const COALESCE_MS = 300;

/** Quantities on their way to the server: shown at once as pending, brought to the cart until cart and wish agree (design 5.5, NET-10). */
export function createWishes({ store, run, now }: Parts): Wishes {
  const wishes = new Map<string, Wish>();

  const linesOf = (cart: Cart | null, target: Wanted) => (cart ? cartLines(cart) : []).filter((line) => (target.itemId === undefined ? line.productId === target.productId : line.itemId === target.itemId));
  const lineOf = (target: Wanted) => {
    const lines = linesOf(store.getState().cart, target);
    return target.item?.params ? lines.find((line) => JSON.stringify(line.params ?? {}) === JSON.stringify(target.item?.params)) : lines[0];
  };
  /** A product with one line is one wish, from wherever it is made; several lines are told apart. */
  const wishKey = (target: Wanted) => {
    const lines = linesOf(store.getState().cart, { productId: target.productId });
    const itemId = lines.length > 1 ? (target.itemId ?? lineOf(target)?.itemId) : undefined;
    return itemId === undefined ? `p${target.productId}${target.item?.params ? JSON.stringify(target.item.params) : ''}` : `i${itemId}`;
  };

  const setPending = (key: string, value: number | undefined) =>
    store.setState(({ pending }) => {
      const { [key]: _, ...others } = pending;
      return { pending: value === undefined ? others : { ...others, [key]: value } };
    });

  /** The call that brings the cart to the wish; undefined when they agree. */
  function step({ target, wanted }: Wish) {
    const line = lineOf(target);
    const quantity = fromThousandths(wanted);
    if (wanted === (line ? toThousandths(line.quantity) : 0)) return undefined;
    if (!line) return { endpoint: calls.add, input: { items: [{ ...target.item, productId: target.productId, quantity }] } } as const;
    if (wanted === 0) return { endpoint: calls.delete, input: { items: [{ itemId: line.itemId, productId: line.productId }] } } as const;
    return { endpoint: calls.update, input: { items: [{ itemId: line.itemId, quantity, searchParams: target.item?.searchParams }] } } as const;
  }

  async function settle(key: string, wish: Wish) {
    wish.running = true;
    let messages = noMessages();
    try {
      for (let sent: number | undefined; sent !== wish.wanted; ) {
        sent = wish.wanted;
        const next = step(wish);
        if (next) messages = (await run(next.endpoint, next.input as never)).messages;
      }
      finish(key, wish);
      wish.waiting.forEach(({ resolve }, index) => resolve(index === 0 ? messages : noMessages()));
    } catch (error) {
      finish(key, wish);
      for (const { reject } of wish.waiting) reject(error);
    }
  }

  function finish(key: string, wish: Wish) {
    clearTimeout(wish.timer);
    wishes.delete(key);
    setPending(key, undefined);
  }

  return {
    wishKey,
    quantityOf(target) {
      const { pending } = store.getState();
      return pending[wishKey(target)] ?? toThousandths(lineOf(target)?.quantity ?? 0);
    },
    want(target, thousandths) {
      const key = wishKey(target);
      const wish = wishes.get(key) ?? { target, wanted: thousandths, running: false, timer: undefined, waiting: [] };
      wishes.set(key, wish);
      wish.wanted = thousandths;
      setPending(key, thousandths);
      clearTimeout(wish.timer);
      if (!wish.running) wish.timer = setTimeout(() => void settle(key, wish), COALESCE_MS);
      return new Promise((resolve, reject) => wish.waiting.push({ resolve, reject }));
    },
    flush() {
      for (const [key, wish] of wishes) {
        if (wish.running) continue;
        clearTimeout(wish.timer);
        const next = step(wish);
        if (next) void now(next.endpoint, next.input).catch(() => {});
        wishes.delete(key);
        setPending(key, undefined);
        for (const { resolve } of wish.waiting) resolve(noMessages());
      }
    },
  };
}
