import type { StoreApi } from 'zustand/vanilla';
import { later } from '../api/later.ts';
import type { Call } from '../api/call.ts';
import type { Messages } from '../schema/envelope.ts';
import { noMessages } from '../schema/envelope.ts';
import type { AddedItem, Cart } from '../schema/cart.ts';
import { cartLines } from '../rules/cartLines.ts';
import { toThousandths } from '../rules/quantity.ts';
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
  /** Sets a quantity in thousandths, 0 removes. Wishes within 300 ms become one call, whose texts the first of them gets, the others none; throws ApiError when refused. */
  want(target: Wanted, thousandths: number): Promise<Messages | undefined>;
  /** Sends at once what waits, without waiting for answers: the page is being left. */
  flush(): void;
}

/** A quantity on its way, and who waits for it. */
export interface Wish {
  target: Wanted;
  wanted: number;
  running: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  waiting: { resolve(messages: Messages | undefined): void; reject(error: unknown): void }[];
}

interface Parts {
  store: StoreApi<CartState>;
  run: CartStore['run'];
  call: Call;
}

/** Taps closer together than this become one call. */
export const COALESCE_MS = 300;

/** Quantities on their way to the server: shown at once as pending, brought to the cart until cart and wish agree (design 5.5, NET-10). */
export function createWishes({ store, run, call }: Parts): Wishes {
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

  type Sender = typeof import('./wishSender.ts');
  let sender: Sender | undefined;
  const bring = async () => (sender = await import('./wishSender.ts'));
  const settle = later(bring, ({ settleWish }) => (key: string, wish: Wish) => settleWish(wish, { run, lineOf, done: () => finish(key, wish) }));

  function finish(key: string, wish: Wish) {
    clearTimeout(wish.timer);
    wishes.delete(key);
    setPending(key, undefined);
  }

  async function send(key: string, wish: Wish) {
    wish.running = true;
    await settle(key, wish).catch((error: unknown) => {
      finish(key, wish);
      for (const { reject } of wish.waiting) reject(error);
    });
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
      if (!wish.running) wish.timer = setTimeout(() => void send(key, wish), COALESCE_MS);
      if (!sender) bring().catch(() => {});
      return new Promise((resolve, reject) => wish.waiting.push({ resolve, reject }));
    },
    flush() {
      const sendAll = ({ stepTo }: Sender) => {
        for (const [key, wish] of wishes) {
          if (wish.running) continue;
          const next = stepTo(wish, lineOf);
          if (next) void call(next.endpoint, next.input as never).catch(() => {});
          finish(key, wish);
          for (const { resolve } of wish.waiting) resolve(noMessages());
        }
      };
      if (sender) sendAll(sender);
      else if (wishes.size > 0) bring().then(sendAll, () => {});
    },
  };
}
