import type { Answer } from '../api/call.ts';
import type { Endpoint, InputOf } from '../api/endpoint.ts';
import type { Cart, cartSchema } from '../schema/cart.ts';

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

/** One command after another, over all tabs; its answer replaces the cart whole (design §5.5). */
export type RunOnCart = <E extends CartCall>(endpoint: E, input: InputOf<E> | (() => InputOf<E>)) => Promise<Answer<E>>;

/** Takes over a cart that a call answered. */
export type AdoptCart = (cart: Cart, revision?: number) => void;
