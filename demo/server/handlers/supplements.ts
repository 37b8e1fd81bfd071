import type { supplements } from '../../../core/api/endpoints/supplements.ts';
import { isServiceProduct } from '../../../core/rules/productNature.ts';
import type { Product } from '../../../core/schema/catalogue.ts';
import type { PaymentStep } from '../../../core/schema/checkout.ts';
import type { Supplemented } from '../../../core/schema/supplements.ts';
import { listProducts } from '../catalogue/listProducts.ts';
import { transact } from '../database/transact.ts';
import type { Context } from '../http/context.ts';
import { once } from '../http/idempotency.ts';
import type { Handlers } from '../http/implement.ts';
import { Problem, status } from '../http/problem.ts';
import { orderAddress } from '../http/shopPages.ts';
import { askAbout, needsStart, startPayment } from '../payment/pay.ts';
import { productsById, productsIn } from '../sql/catalogue/productsById.ts';
import { releaseLapsed } from '../sql/orders/lapsedSupplements.ts';
import type { StoredOrder } from '../sql/orders/orders.ts';
import { placedSupplements } from '../sql/orders/supplements.ts';
import { refuseActing } from '../session/audit.ts';
import { now } from '../time/clock.ts';
import { byCard, paymentPages } from './checkout/payment.ts';
import { ownOrder, showOrder } from './orders/show.ts';
import { customerOf, customerSession } from './session/customer.ts';
import { basketOf, basketOnTheWire, itemsIn, requireAddable } from './supplements/basket.ts';
import { placeSupplement, type Added } from './supplements/place.ts';

const mostFound = 8;

/** Is there any, to be brought with the order? */
const isGoods = (product: Product): boolean => !isServiceProduct(product) && product.available !== 0;

/** The order's own card, if it is still kept with the provider. */
const cardOf = ({ db }: Context, { user_id, user_payment_auth_id }: StoredOrder) =>
  db
    .selectFrom('payment_auth')
    .select(['token', 'masked_card'])
    .where('user_payment_auth_id', '=', user_payment_auth_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();

const nothingPaid = 'L’ordine resta com’era e non hai pagato nulla.';

/** What the customer does next, as what they added stands now; throws where it came to nothing. */
async function outcome(context: Context, orderId: number, supplementId: number): Promise<Supplemented> {
  const { db } = context;
  const { state, reason } = await db
    .selectFrom('supplement')
    .select(['state', 'reason'])
    .where('supplement_id', '=', supplementId)
    .executeTakeFirstOrThrow();
  if (state === 'void' && reason === 'payment')
    throw new Problem(
      status.external,
      'payment.refused',
      `La banca non ha autorizzato il pagamento: prova con un’altra carta. ${nothingPaid}`,
    );
  if (state === 'void')
    throw new Problem(
      status.conflict,
      'order.picking',
      `Nel frattempo l’ordine ${orderId} è andato avanti: non si può più aggiungere nulla. ${nothingPaid}`,
    );
  const order = await showOrder(context, await ownOrder(db, orderId, customerOf(context)));
  const url = order.supplement?.supplementId === supplementId ? order.supplement.url : undefined;
  const waiting: PaymentStep = url ? { status: 'redirect', url, method: 'GET' } : { status: 'pending' };
  return { order, payment: state === 'placed' ? { status: 'ok' } : waiting };
}

/** Asks the provider for the payment: with the order's own card, else on the provider's page, which leads back to the order. */
async function pay(context: Context, orderId: number, supplementId: number, token: string | undefined): Promise<void> {
  const { places, payments } = context;
  const result = await startPayment(
    payments,
    { orderId, supplementId },
    {
      ...(token !== undefined && { token }),
      ...paymentPages(places, orderId),
      returnUrl: orderAddress(places, orderId, { added: String(supplementId) }),
    },
  );
  if (result === 'unreachable')
    throw new Problem(
      status.external,
      'payment.unreachable',
      `La banca non risponde: riprova fra poco. ${nothingPaid}`,
    );
}

/** Adding to an order that is placed and not yet picked, paid by itself. */
export const supplementsHandlers: Handlers<typeof supplements> = {
  async find({ order_id, q }, context) {
    const { warehouse_id } = await ownOrder(context.db, order_id, customerOf(context));
    const view = await context.catalogue.current();
    const { articles } = await listProducts(view, warehouse_id, { q, facets: new Map() }, { pageSize: mostFound });
    const ids = articles.map((place) => view.shelf.ids.values[place]!);
    const known = await productsById(context.db, ids, warehouse_id);
    const products = ids.flatMap((id) => known.get(id) ?? []);
    return { products: products.filter(isGoods) };
  },
  async price({ order_id, products, params }, context) {
    const { db, clock } = context;
    const order = await ownOrder(db, order_id, customerOf(context));
    await requireAddable(db, order, await now(db, clock));
    const basket = await basketOf(db, order, itemsIn(products, params), productsIn(db));
    const [last] = await placedSupplements(db, order_id, 0);
    return {
      ...basketOnTheWire(basket, order.payment_type_id === byCard, (await cardOf(context, order))?.masked_card),
      after: last?.supplement_id ?? 0,
    };
  },
  async add({ order_id, items, total, after, adult = false, new_card = false }, context) {
    const { db, clock, payments } = context;
    const session = customerSession(context);
    await releaseLapsed(db, clock);
    const order = await ownOrder(db, order_id, session.userId);
    refuseActing(context, order.payment_type_id === byCard || adult);
    const card = new_card ? undefined : await cardOf(context, order);
    await askAbout(payments, order_id);
    const { outcome: added, repeated } = await transact(db, (transaction) =>
      once<Added>(transaction, context, session, 'add-to-order', () =>
        placeSupplement(transaction, context, session.userId, { orderId: order_id, items, total, after, adult }),
      ),
    );
    const { supplementId } = added;
    const fresh = added.fresh && !repeated;
    if (fresh || (await needsStart(payments, { orderId: order_id, supplementId })))
      await pay(context, order_id, supplementId, card?.token);
    return outcome(context, order_id, supplementId);
  },
};
