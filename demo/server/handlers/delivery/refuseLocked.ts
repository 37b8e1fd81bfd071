import { deliveryLocks, cartStatusOf, type DeliveryLocks } from '../../../../core/rules/deliveryLocks.ts';
import type { Db } from '../../database/database.ts';
import { Problem, status } from '../../http/problem.ts';
import type { CartRow } from '../../sql/cart/carts.ts';
import { orderBeingPaid } from '../../sql/orders/orderBeingPaid.ts';
import { now, type Clock } from '../../time/clock.ts';

/** Refuses to change what the order that the cart changes, or its payment that is under way, keeps as it is (ruling 19, SLOT-10). */
export async function refuseLocked(
  { db, clock }: { db: Db; clock: Clock },
  cart: Pick<CartRow, 'cart_id' | 'order_id'>,
  what: keyof DeliveryLocks,
): Promise<void> {
  const paying = await orderBeingPaid(db, cart.cart_id, await now(db, clock));
  if (!deliveryLocks({ cartStatusId: cartStatusOf(cart.order_id) }, paying !== undefined)[what]) return;
  throw new Problem(
    status.notAllowed,
    `${what}.locked`,
    paying === undefined
      ? `Stai modificando l’ordine ${cart.order_id}: il suo indirizzo non si può cambiare.`
      : `L’ordine ${paying} aspetta il pagamento: finché non è pagato o annullato, indirizzo e fascia oraria non si possono cambiare. Lo paghi o lo annulli dalla sua pagina.`,
    { orderId: paying },
  );
}
