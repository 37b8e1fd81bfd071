/** An answer of the shop as it went over the line. */
export interface Kept {
  status: number;
  body: string;
}

/** What one person was answered, by call; a visitor's where a person's is missing. */
export type Answers = Record<string, Kept>;

/** What a scene saves: the call, what is said of it, and what the shop answered. */
export interface KeptWrite extends Kept {
  call: string;
  /** Of goods: which. */
  productId?: number;
}

/** What a copy of the documentation without a server knows about its people. */
export interface Cast {
  /** When the shop was recorded, ms since 1970: what is played back believes that it is still then. */
  at: number;
  people: Record<string, { userId: number; orderId?: number }>;
}

export const base = '/ebsn/api';
/** Stands in calls.json for the number of an order. */
export const anyOrder = '{order}';

/** A call by its path below the API and what is asked, in a fixed order. */
function inOrder({ pathname, searchParams }: URL, without: readonly string[]): string {
  const asked = [...searchParams].filter(([name]) => !without.includes(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(asked).toString();
  return pathname.slice(pathname.indexOf(base) + base.length) + (query && `?${query}`);
}

/** A call as calls.json has it. */
export const noted = (call: URL): string => inOrder(call, ['hash']).replace(/(?<=[?&]order_id=)\d+/, anyOrder);

/** A call as the recording knows it: of every store, and of the products of a cart, whichever they are, there is one answer. */
export const exactly = (call: URL): string => inOrder(call, ['hash', 'products']);

/** The first of the goods that a write is about. */
export function productIn(body: object): { productId?: number } {
  const productId = (body as { items?: readonly { productId?: number }[] }).items?.[0]?.productId;
  return productId === undefined ? {} : { productId };
}
