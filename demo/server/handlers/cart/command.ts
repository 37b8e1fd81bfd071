import type { Transaction } from 'kysely';
import type { Cart } from '../../../../core/schema/cart.ts';
import type { Message } from '../../../../core/schema/envelope.ts';
import type { Context } from '../../http/context.ts';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { once } from '../../http/idempotency.ts';
import { Problem } from '../../http/problem.ts';
import type { ProductSource } from '../../sql/catalogue/productsById.ts';
import { changingOf, withHeld } from '../../sql/cart/changing.ts';
import { lockCart, saveCart, type CartRow } from '../../sql/cart/carts.ts';
import { noHold, renewed } from '../../sql/cart/slotHold.ts';
import { now, type Clock } from '../../time/clock.ts';
import { currentCart, viewCart } from '../../sql/cart/view.ts';

/** What a cart command works with: its transaction, the locked cart, products as they stood when it began, and where its partial refusals go. */
export interface Work {
  db: Transaction<Database>;
  clock: Clock;
  cart: CartRow;
  products: ProductSource;
  warn(code: string, message: string): void;
}

type Changes = Parameters<typeof saveCart>[2];

/** What a command makes of the place that the cart holds: another slot or none gives it up, anything else renews it (ruling 28). */
async function holdAfter(db: Work['db'], { clock }: Context, cart: CartRow, changes: Changes | void): Promise<Changes> {
  if (changes && changes.timeslot_id !== undefined) return noHold;
  return cart.slot_held_until === null ? {} : renewed(db, cart, await now(db, clock));
}

/**
 * One cart command: in one transaction the session, then the cart, is locked, and the cart changed, given its next revision and answered whole.
 * Whatever `change` returns is written to the cart's own fields. A refusal carries the cart as it stands.
 */
export async function cartCommand(
  context: Context,
  name: string,
  change: (work: Work) => Promise<Changes | void>,
): Promise<Cart> {
  const session = await context.ensureSession();
  const products = await context.products();
  try {
    const { answer, warnings } = await transact(context.db, async (transaction) => {
      const { outcome } = await once<Message[]>(transaction, context, session, name, async () => {
        const said: Message[] = [];
        const cart = await lockCart(transaction, session);
        const changes = await change({
          db: transaction,
          clock: context.clock,
          cart,
          products: withHeld(products, await changingOf(transaction, cart.order_id)),
          warn: (code, message) => void said.push({ code, message }),
        });
        await saveCart(transaction, cart, { ...(await holdAfter(transaction, context, cart, changes)), ...changes });
        return said;
      });
      return { answer: await viewCart(transaction, context, products), warnings: outcome };
    });
    for (const { code, message } of warnings) context.warn(code, message);
    return answer;
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.http !== 200) throw failure;
    throw failure.carrying(await currentCart(context));
  }
}
