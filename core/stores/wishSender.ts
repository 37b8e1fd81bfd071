import { cart as calls } from '../api/endpoints/cart.ts';
import { fromThousandths, toThousandths } from '../rules/quantity.ts';
import type { CartItem } from '../schema/cart.ts';
import { noMessages } from '../schema/envelope.ts';
import type { RunOnCart } from './cartState.ts';
import type { Wanted, Wish } from './wish.ts';

type LineOf = (target: Wanted) => CartItem | undefined;

/** The call that brings the cart to the wish; undefined when they agree. */
export function stepTo({ target, wanted }: Pick<Wish, 'target' | 'wanted'>, lineOf: LineOf) {
  const line = lineOf(target);
  const quantity = fromThousandths(wanted);
  if (wanted === (line ? toThousandths(line.quantity) : 0)) return undefined;
  if (!line)
    return {
      endpoint: calls.add,
      input: { items: [{ ...target.item, productId: target.productId, quantity }] },
    } as const;
  if (wanted === 0)
    return { endpoint: calls.delete, input: { items: [{ itemId: line.itemId, productId: line.productId }] } } as const;
  return {
    endpoint: calls.update,
    input: { items: [{ itemId: line.itemId, quantity, searchParams: target.item?.searchParams }] },
  } as const;
}

/** Sends calls until cart and wish agree, then tells those who wait; the first gets the texts. Throws ApiError when refused (NET-10). */
export async function settleWish(
  wish: Wish,
  { run, lineOf, done }: { run: RunOnCart; lineOf: LineOf; done(): void },
): Promise<void> {
  let messages = noMessages();
  for (let sent: number | undefined; sent !== wish.wanted;) {
    sent = wish.wanted;
    const next = stepTo(wish, lineOf);
    if (next) messages = (await run(next.endpoint, next.input as never)).messages;
  }
  done();
  wish.waiting.forEach(({ resolve }, index) => resolve(index === 0 ? messages : undefined));
}
