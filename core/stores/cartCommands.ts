import type { StoreApi } from 'zustand/vanilla';
import type { Answer } from '../api/call.ts';
import type { Client } from '../api/client.ts';
import type { InputOf } from '../api/endpoint.ts';
import { cart as calls } from '../api/endpoints/cart.ts';
import { ApiError } from '../api/error.ts';
import { tolerant } from '../schema/tolerant.ts';
import type { Browser } from '../browser/browser.ts';
import type { Credentials } from '../browser/credentials.ts';
import { cartSchema, type Cart } from '../schema/cart.ts';
import type { AdoptCart, CartCall, CartState, RunOnCart } from './cartState.ts';

interface Parts {
  client: Client;
  browser: Browser;
  credentials: Credentials;
  store: StoreApi<CartState>;
  adopt: AdoptCart;
  /** Has the server ever stamped a revision? Only then does it understand an idempotency key. */
  versioned(): boolean;
}

/** What the cart does with the server. */
export interface Commands {
  run: RunOnCart;
  load(): Promise<Cart | null>;
  /** Resolves when all that was asked so far has ended, well or badly. */
  settled(): Promise<void>;
}

const readCart = tolerant(cartSchema);

/** The cart's calls, one after another (design §5.5). What was asked in a session that is over meanwhile is not sent, and its answer is dropped (SES-04, SES-05). */
export function createCommands({ client, browser, credentials, adopt, versioned }: Parts): Commands {
  const isOver = (session: string) => session !== '' && credentials.session() !== session;
  let queue: Promise<unknown> = Promise.resolve();

  /** Commands and reads in their order; a failed one does not stop the next (CART-08). */
  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const next = queue.then(work, work);
    queue = next.catch(() => {});
    return next;
  }

  async function view(): Promise<Cart> {
    const session = credentials.session();
    const answer = await client.call(calls.view, {});
    if (!isOver(session)) adopt(answer.data, answer.revision);
    return answer.data;
  }

  /** What becomes of a command whose session is over: the cart of the one that follows is read; where none does, nobody waits for an outcome. */
  async function overtaken({ method, path }: CartCall): Promise<ApiError> {
    const follows = credentials.known();
    if (follows) await view().catch(() => {});
    return new ApiError(follows ? 'uncertain' : 'aborted', `${method} ${path}`);
  }

  async function command<E extends CartCall>(endpoint: E, input: InputOf<E>, session: string): Promise<Answer<E>> {
    if (isOver(session)) throw await overtaken(endpoint);
    const options = endpoint.idempotent && versioned() ? { idempotencyKey: browser.uuid() } : {};
    try {
      const answer = await client.call(endpoint, input, options);
      if (isOver(session)) await overtaken(endpoint);
      else adopt(answer.data as Cart, answer.revision);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === 'aborted' || error.reason === 'expired') throw error;
      if (isOver(session)) throw await overtaken(endpoint);
      const refused = error.reason === 'rejected' && error.data ? readCart(error.data) : undefined;
      if (refused) adopt(refused, error.revision);
      if (error.reason === 'uncertain' || error.reason === 'malformed') await view().catch(() => {});
      throw error;
    }
  }

  const run: Commands['run'] = (endpoint, input) => {
    const session = credentials.session();
    return inOrder(() =>
      browser.tabs.exclusive(() => command(endpoint, typeof input === 'function' ? input() : input, session)),
    );
  };

  function load(): Promise<Cart | null> {
    const known = credentials.known();
    return inOrder(async () => (known && !credentials.known() ? null : view()));
  }

  return { run, load, settled: () => inOrder(async () => {}) };
}
