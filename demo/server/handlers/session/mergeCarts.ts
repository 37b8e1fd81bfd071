import type { Message } from '../../../../core/schema/envelope.ts';
import { Problem } from '../../http/problem.ts';
import { lockCart, lockCartIfThere, saveCart } from '../../sql/cart/carts.ts';
import { linesOf } from '../../sql/cart/lines.ts';
import { productsIn } from '../../sql/catalogue/productsById.ts';
import type { Owner } from '../../sql/owner.ts';
import type { Work } from '../cart/command.ts';
import { addItems } from '../cart/items.ts';

/**
 * Adds the lines of an anonymous session's cart to the customer's, once: the anonymous cart goes with its session.
 * What does not fit is told, never dropped silently (SES-17).
 */
export async function mergeCarts(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  anonymous: Owner,
  customer: Owner,
): Promise<Message[]> {
  const told: Message[] = [];
  const from = await lockCartIfThere(db, anonymous);
  const lines = from ? await linesOf(db, from.cart_id) : [];
  if (!from) return told;
  const cart = await lockCart(db, customer);
  try {
    if (lines.length > 0) {
      await addItems(
        { db, clock, cart, products: productsIn(db), warn: (code, message) => void told.push({ code, message }) },
        lines.map((line) => ({
          productId: line.product_id,
          quantity: line.quantity,
          params: line.params,
          infos: line.infos,
          insertionTypeId: line.insertion_type_id,
          searchUid: line.search_uid ?? undefined,
        })),
      );
    }
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    told.push(failure.asMessage(), ...failure.others);
  }
  await saveCart(db, cart, {});
  return told;
}
