import type { checkout } from '../../../core/api/endpoints/checkout.ts';
import { toCents, toEuro } from '../../../core/rules/price.ts';
import { savingAmount } from '../../../core/rules/reservedAmount.ts';
import { now } from '../time/clock.ts';
import type { Context } from '../http/context.ts';
import type { Cart } from '../../../core/schema/cart.ts';
import { actorOf, refuseActing } from '../session/audit.ts';
import type { Session } from '../session/session.ts';
import { customerSession } from './session/customer.ts';
import { readTogether, transact } from '../database/transact.ts';
import { once } from '../http/idempotency.ts';
import type { Handlers } from '../http/implement.ts';
import { Problem, notFound, status } from '../http/problem.ts';
import { findCart, keepShownTotal } from '../sql/cart/carts.ts';
import { readContents } from '../sql/cart/contents.ts';
import { currentCart, viewCart } from '../sql/cart/view.ts';
import { findOrder } from '../sql/orders/orders.ts';
import { releaseExpired } from '../payment/unpaid.ts';
import { askAbout, needsStart } from '../payment/pay.ts';
import { beginPayment, bought, byCard, notOffered, offeredTo, onDelivery, savedCard } from './checkout/payment.ts';
import { packagingTypes } from './checkout/packagingTypes.ts';
import { seenIn } from './checkout/paymentData.ts';
import { placeOrder, type Placed, type Purchase } from './checkout/placeOrder.ts';
import { requireReady } from './checkout/readiness.ts';

/** A payment that has come meanwhile places its order before another way to pay could give that up. */
async function askAboutUnpaid({ db, payments }: Context, userId: number): Promise<void> {
  const unpaid = await db
    .selectFrom('shop_order')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('status', '=', 1)
    .execute();
  for (const { order_id } of unpaid) await askAbout(payments, order_id);
}

/** The cart that goes with a refusal, whose total counts as shown. */
async function showCart(context: Context, session: Session): Promise<Cart> {
  const shown = await currentCart(context);
  const cart = await findCart(context.db, session);
  if (cart) await keepShownTotal(context.db, cart.cart_id, toCents(shown.grossTotal));
  return shown;
}

/** Checkout and payment (account §7). */
export const checkoutHandlers: Handlers<typeof checkout> = {
  async prepare({ params }, context) {
    const session = customerSession(context);
    const way = params?.['payment_type_id'];
    await releaseExpired(context);
    const products = await context.products();
    try {
      const { shown, ...prepared } = await readTogether(context.db, async (transaction) => {
        const row = await findCart(transaction, session);
        if (!row) throw new Problem(status.conflict, 'cart.empty', 'Il carrello è vuoto.');
        const at = await now(transaction, context.clock);
        const contents = await readContents(transaction, row, at);
        await requireReady(transaction, contents, { userId: session.userId, at });
        const offered = offeredTo(session, row.delivery_service_id);
        const wanted =
          way === undefined ? undefined : offered.find(({ paymentTypeId }) => String(paymentTypeId) === way);
        if (way !== undefined && !wanted) throw notOffered();
        return {
          shown: { cartId: row.cart_id, total: contents.priced.total },
          cart: await viewCart(transaction, context, products),
          paymentTypes: wanted ? offered.map((type) => ({ ...type, selected: type === wanted })) : offered,
          prebilledAmount: wanted?.paymentTypeId === onDelivery ? 0 : toEuro(contents.priced.reserved),
        };
      });
      await keepShownTotal(context.db, shown.cartId, shown.total);
      return prepared;
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      throw failure.carrying({ cart: await showCart(context, session) });
    }
  },

  async buy({ user_payment_auth_id, payment_type_id, payment_data }, context) {
    const session = customerSession(context);
    await releaseExpired(context);
    refuseActing(context, payment_type_id === byCard);
    const card = await savedCard(context, session.userId, user_payment_auth_id);
    const offered = offeredTo(session, (await findCart(context.db, session))?.delivery_service_id ?? null);
    if (!offered.some((type) => type.paymentTypeId === payment_type_id)) throw notOffered();
    const purchase: Purchase = {
      paymentTypeId: payment_type_id,
      needsPayment: payment_type_id === byCard,
      card,
      seen: seenIn(payment_data),
      placedBy: await actorOf(context),
    };
    await askAboutUnpaid(context, session.userId);
    const { outcome, repeated } = await transact(context.db, (transaction) =>
      once<Placed>(transaction, context, session, 'buy', () => placeOrder(transaction, context, session, purchase)),
    ).catch(async (failure: unknown) => {
      throw failure instanceof Problem && failure.http === 200
        ? failure.carrying({ cart: await showCart(context, session) })
        : failure;
    });
    const { orderId } = outcome;
    const fresh = outcome.fresh && !repeated;
    if (purchase.needsPayment && (fresh || (await needsStart(context.payments, { orderId }))))
      await beginPayment(context, orderId, card?.token);
    return bought(context, session.userId, orderId);
  },

  async prebilledAmount({ payment_type_id, order_id }, context) {
    const session = customerSession(context);
    const shopperCost = 0;
    const order = order_id === undefined ? undefined : await findOrder(context.db, order_id, session.userId);
    if (order_id !== undefined && !order) throw notFound('order.notFound', 'Questo ordine non c’è.');
    if (order)
      return {
        prebilledAmount: toEuro(order.reserved_amount),
        grossTotal: toEuro(order.gross_total),
        variableWeightTotal: toEuro(order.variable_weight_total),
        shopperCost,
      };
    const row = await findCart(context.db, session);
    const priced = row && (await readContents(context.db, row, await now(context.db, context.clock))).priced;
    if (!priced || priced.lines.length === 0)
      return {
        prebilledAmount: toEuro(savingAmount(payment_type_id ?? byCard)),
        grossTotal: 0,
        variableWeightTotal: 0,
        shopperCost,
      };
    return {
      prebilledAmount: payment_type_id === onDelivery ? 0 : toEuro(priced.reserved),
      grossTotal: toEuro(priced.total),
      variableWeightTotal: toEuro(priced.variableTotal),
      shopperCost,
    };
  },

  packagingTypes: async ({ products }, context) => ({ packagingTypes: await packagingTypes(context, products) }),
};
