import { orderStatus } from '../../../../core/rules/orderStatus.ts';
import { service } from '../../../../core/rules/services.ts';
import type { Bought, PaymentType } from '../../../../core/schema/checkout.ts';
import type { PaymentAuth } from '../../../../core/schema/savedCards.ts';
import type { Context, Places } from '../../http/context.ts';
import { paymentAddress } from '../../http/shopPages.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import { startPayment } from '../../payment/pay.ts';
import type { Session } from '../../session/session.ts';
import { onDelivery } from '../../sql/orders/openInSlot.ts';
import { paymentName } from '../../sql/orders/wire.ts';
import { currentCart } from '../../sql/cart/view.ts';
import { ownOrder, showOrder } from '../orders/show.ts';
import { translated } from '../../language/translate.ts';

export const byCard = 12;
export { onDelivery };

/** The ways to pay; lockers take no money. */
export const paymentTypes = (deliveryServiceId: number | null): PaymentType[] => [
  {
    paymentTypeId: byCard,
    name: paymentName(byCard),
    description: translated(
      'Visa, Mastercard, Maestro e American Express. Paghi quando la spesa è pronta: ora riserviamo solo l’importo.',
    ),
    selected: true,
    needAuth: true,
  },
  ...(deliveryServiceId === service.work
    ? []
    : [
        {
          paymentTypeId: onDelivery,
          name: paymentName(onDelivery),
          description: translated('In contanti o con carta, al fattorino o al banco.'),
          selected: false,
          needAuth: false,
        },
      ]),
];

/** The ways to pay that a session may choose: staff who act for a customer take no money at once. */
export const offeredTo = ({ kind }: Session, deliveryServiceId: number | null): PaymentType[] => {
  const types = paymentTypes(deliveryServiceId);
  return kind === 'acting'
    ? types.filter(({ needAuth }) => !needAuth).map((type) => ({ ...type, selected: true }))
    : types;
};

export const notOffered = () =>
  new Problem(status.notAllowed, 'payment.notOffered', 'Questo modo di pagare non c’è per questa consegna.');

export const cardNotFound = () => notFound('payment.cardNotFound', 'Questa carta salvata non c’è.');

/** The cards of a customer, the one that is offered first before the others. */
export async function savedCards(
  { db }: Pick<Context, 'db'>,
  userId: number,
  paymentTypeId: number,
): Promise<{ auths: PaymentAuth[] }> {
  const rows = await db
    .selectFrom('payment_auth')
    .selectAll()
    .where('user_id', '=', userId)
    .where('payment_type_id', '=', paymentTypeId)
    .orderBy('is_default', 'desc')
    .orderBy('user_payment_auth_id')
    .execute();
  return {
    auths: rows.map((row) => ({
      userPaymentAuthId: row.user_payment_auth_id,
      paymentTypeId: row.payment_type_id,
      maskedCard: row.masked_card,
      brand: row.brand,
      expireDate: row.expire_date,
      holder: row.holder,
      default: row.is_default,
      removable: true,
    })),
  };
}

/** A saved card of this customer's; throws for anybody else's (PAY-15). */
export async function savedCard(context: Context, userId: number, authId: number | undefined) {
  if (authId === undefined || authId <= 0) return undefined;
  const card = await context.db
    .selectFrom('payment_auth')
    .selectAll()
    .where('user_payment_auth_id', '=', authId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!card) throw cardNotFound();
  return card;
}

/** Where the provider's page leads back to, and whom it tells. */
export const paymentPages = (places: Places, orderId: number) => ({
  returnUrl: paymentAddress(places, orderId),
  callbackUrl: `${places.self}/checkout/callback`,
});

/** Asks the provider for an order's newest payment: with a saved card's token, else on the provider's page. */
export async function beginPayment(context: Context, orderId: number, token: string | undefined): Promise<void> {
  const result = await startPayment(
    context.payments,
    { orderId },
    {
      ...(token !== undefined && { token }),
      ...paymentPages(context.places, orderId),
    },
  );
  if (result === 'unreachable')
    throw new Problem(
      status.external,
      'payment.unreachable',
      'La banca non risponde: non abbiamo preso alcun ordine, riprova fra poco.',
      { data: { cart: await currentCart(context) } },
    );
}

/** What the customer does next for an order, as it stands now. */
export async function bought(context: Context, userId: number, orderId: number): Promise<Bought> {
  const order = await ownOrder(context.db, orderId, userId);
  const wire = await showOrder(context, order);
  if (order.status === orderStatus.invalidated)
    throw new Problem(
      status.external,
      'payment.refused',
      'La banca non ha autorizzato il pagamento: prova con un’altra carta o scegli di pagare alla consegna.',
      { data: { order: wire, orderId } },
    );
  const waiting = await context.db
    .selectFrom('payment')
    .select('page')
    .where('order_id', '=', orderId)
    .where('state', '=', 'challenge')
    .executeTakeFirst();
  if (order.status !== orderStatus.pending) return { order: wire, orderId, payment: { status: 'ok' } };
  if (!waiting?.page) return { order: wire, orderId, payment: { status: 'pending' } };
  return {
    order: wire,
    orderId,
    redirectUrl: waiting.page,
    payment: { status: 'redirect', url: waiting.page, method: 'GET' },
  };
}
