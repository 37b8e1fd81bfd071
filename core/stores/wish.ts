import type { AddedItem } from '../schema/cart.ts';
import type { Messages } from '../schema/envelope.ts';

/** What the customer wants of one product or line. */
export interface Wanted {
  productId: number;
  /** A certain line; without it the product's only one, or a new one. */
  itemId?: number;
  /** How a new line is added: options, search id, warehouse, infos. */
  item?: Omit<AddedItem, 'productId' | 'quantity'>;
}

/** A quantity on its way, and who waits for it. */
export interface Wish {
  target: Wanted;
  wanted: number;
  running: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  waiting: { resolve(messages: Messages | undefined): void; reject(error: unknown): void }[];
}
