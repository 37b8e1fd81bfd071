import type { StoreApi } from 'zustand/vanilla';
import type { Call } from '../api/call.ts';
import type { Messages } from '../schema/envelope.ts';
import { noMessages } from '../schema/envelope.ts';
import type { Cart } from '../schema/cart.ts';
import { cartLines } from '../rules/cartLines.ts';
import { toThousandths } from '../rules/quantity.ts';
import type { CartState, RunOnCart } from './cartState.ts';
import type { Wanted, Wish } from './wish.ts';
import { settleWish, stepTo } from './wishSender.ts';

export interface Wishes {
  /** The key under which the pending quantity of a product or line is found. */
  wishKey(target: Wanted): string;
  /** The quantity in the cart in thousandths: the wanted one while it is pending (CART-18). */
  quantityOf(target: Wanted): number;
  /** How many lines the cart has, counting what is wished and not confirmed yet: whole new products at once, removed ones no more (CART-18). */
  lineCount(): number;
  /** Sets a quantity in thousandths, 0 removes. Wishes within 300 ms become one call, whose texts the first of them gets, the others none; throws ApiError when refused. */
  want(target: Wanted, thousandths: number): Promise<Messages | undefined>;
  /** Sends at once what waits, without waiting for answers: the page is being left. */
  flush(): void;
}

interface Parts {
  store: StoreApi<CartState>;
  run: RunOnCart;
  call: Call;
}

/** Taps closer together than this become one call. */
export const COALESCE_MS = 300;

/** Quantities on their way to the server: shown at once as pending, brought to the cart until cart and wish agree (design §5.5, NET-10). */
export function createWishes({ store, run, call }: Parts): Wishes {
  const wishes = new Map<string, Wish>();

  const linesOf = (cart: Cart | null, target: Wanted) =>
    (cart ? cartLines(cart) : []).filter((line) =>
      target.itemId === undefined ? line.productId === target.productId : line.itemId === target.itemId,
    );
  const lineOf = (target: Wanted) => {
    const lines = linesOf(store.getState().cart, target);
    return target.item?.params
      ? lines.find((line) => JSON.stringify(line.params ?? {}) === JSON.stringify(target.item?.params))
      : lines[0];
  };
  /** A product with one line in the cart has one key, wherever it is changed; with several lines each has its own. */
  const wishKey = (target: Wanted) => {
    const lines = linesOf(store.getState().cart, { productId: target.productId });
    const itemId = lines.length > 1 ? (target.itemId ?? lineOf(target)?.itemId) : undefined;
    return itemId === undefined
      ? `p${target.productId}${target.item?.params ? JSON.stringify(target.item.params) : ''}`
      : `i${itemId}`;
  };

  const setPending = (key: string, value: number | undefined) =>
    store.setState(({ pending }) => {
      const { [key]: _, ...others } = pending;
      return { pending: value === undefined ? others : { ...others, [key]: value } };
    });

  function finish(key: string, wish: Wish) {
    clearTimeout(wish.timer);
    wishes.delete(key);
    setPending(key, undefined);
  }

  async function send(key: string, wish: Wish) {
    wish.running = true;
    await settleWish(wish, { run, lineOf, done: () => finish(key, wish) }).catch((error: unknown) => {
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
    lineCount() {
      const { cart, pending } = store.getState();
      const changes = [...wishes].map(([key, { target, wanted }]) => {
        if (!(key in pending)) return 0;
        return Number(wanted > 0) - Number(lineOf(target) !== undefined);
      });
      return changes.reduce((sum, change) => sum + change, cart?.totalItems ?? 0);
    },
    want(target, thousandths) {
      const key = wishKey(target);
      const wish = wishes.get(key) ?? { target, wanted: thousandths, running: false, timer: undefined, waiting: [] };
      wishes.set(key, wish);
      wish.wanted = thousandths;
      setPending(key, thousandths);
      clearTimeout(wish.timer);
      if (!wish.running) wish.timer = setTimeout(() => void send(key, wish), COALESCE_MS);
      return new Promise((resolve, reject) => wish.waiting.push({ resolve, reject }));
    },
    flush() {
      for (const [key, wish] of wishes) {
        if (wish.running) continue;
        const next = stepTo(wish, lineOf);
        if (next) void call(next.endpoint, next.input as never).catch(() => {});
        finish(key, wish);
        for (const { resolve } of wish.waiting) resolve(noMessages());
      }
    },
  };
}
