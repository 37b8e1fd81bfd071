import type { AnswerOf, Endpoint, InputOf } from '../core/api/endpoint.ts';

/** What earlier answers told, for the input of later calls. */
export interface Found {
  login?: string;
  password?: string;
  userId?: number;
  categoryId?: number;
  categorySlug?: string;
  blockId?: number;
  productId?: number;
  productSlug?: string;
  productName?: string;
  /** A product that can be put into a cart as it is. */
  buyable?: { productId: number; quantity: number };
  lineId?: number;
  addressId?: number;
  serviceId?: number;
  storeId?: number;
  placeId?: number;
  leafletId?: number;
  provinceId?: number;
  cityId?: number;
  slot?: { date: string; id: number };
  orderId?: number;
  recurringId?: number;
  listId?: number;
  listLineId?: number;
  code?: string;
}

/** One call to be tried. */
export interface Step {
  row: Endpoint;
  /** Without it there is no shop: nobody could look, fill a cart, choose when, and pay. */
  required: boolean;
  /** Needs a login. */
  customer: boolean;
  /** Changes something of the disposable customer. */
  writes: boolean;
  /** What customers and pages go without while it does not work. */
  lost: string;
  /** Absent: what it needs was not told by any answer before. */
  input: (found: Found) => object | undefined;
  learn: (data: never, found: Found) => void;
  /** The shop may refuse it for good reasons of its own; an envelope with a text is then enough. */
  mayRefuse: boolean;
}

interface Given<E extends Endpoint> {
  required?: true;
  writes?: true;
  mayRefuse?: true;
  lost: string;
  input?: (found: Found) => InputOf<E> | undefined;
  learn?: (data: AnswerOf<E>, found: Found) => void;
}

const make = <E extends Endpoint>(row: E, customer: boolean, given: Given<E>): Step => ({
  row,
  customer,
  required: given.required ?? false,
  writes: given.writes ?? false,
  mayRefuse: given.mayRefuse ?? false,
  lost: given.lost,
  input: given.input ?? (() => ({})),
  learn: (given.learn ?? (() => undefined)) as Step['learn'],
});

/** A call that anybody may make. */
export const anyone = <E extends Endpoint>(row: E, given: Given<E>): Step => make(row, false, given);
/** A call of a customer. */
export const customer = <E extends Endpoint>(row: E, given: Given<E>): Step => make(row, true, given);
