import type { AnswerOf, Endpoint, InputOf } from './endpoint.ts';
import type { Paging } from './paging.ts';
import type { Messages } from '../schema/envelope.ts';
import type { User } from '../schema/session.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a repeated write answer the first one's result. */
  idempotencyKey?: string;
  /** Ask the server even if a cached answer would do. */
  fresh?: boolean;
}

/** A good answer: the data, the texts that came with it, the user at the root, the cart's revision if the server stamps one. */
export interface Answer<E extends Endpoint> {
  data: AnswerOf<E>;
  messages: Messages;
  user?: User;
  revision?: number;
  /** Of a row with `paging`. */
  paging?: Paging;
}

/** Makes one call; throws ApiError. Sending, retrying, caching and captcha are all of this shape. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Answer<E>>;
