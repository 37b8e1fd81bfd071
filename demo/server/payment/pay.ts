import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { PaymentGateway } from './gateway.ts';
import type { PaymentRequest, ProviderPayment } from './provider.ts';
import { confirmOrder } from './confirmOrder.ts';
import { lockCartOf, releaseOrder } from '../sql/orders/release.ts';

type Outcome = 'ordered' | 'refused' | 'waiting';

interface Asked {
  payment_id: number;
  order_id: number;
  amount: number;
}

const isOurs = (payment: ProviderPayment, asked: Asked) =>
  payment.reference === String(asked.order_id) && payment.amount === asked.amount && payment.currency === 'EUR';

const note = (
  db: Kysely<Database>,
  paymentId: number,
  state: 'challenge' | 'authorised' | 'refused' | 'void',
  payment: ProviderPayment,
) =>
  db
    .updateTable('payment')
    .set({ provider_id: payment.id, state, page: payment.page ?? null })
    .where('payment_id', '=', paymentId)
    .execute();

/**
 * Brings the provider's word and the order together, once, whoever hears it first: an authorisation places the order if it is
 * sgateway pending and in time, else it is given back; a refusal frees what the order holds.
 */
async function settle(gateway: PaymentGateway, asked: Asked, payment: ProviderPayment): Promise<Outcome> {
  if (!isOurs(payment, asked)) throw new Error(`payment ${payment.id} does not fit order ${asked.order_id}`);
  if (payment.state === 'waiting') return 'waiting';
  const placed = await transact(gateway.db, async (transaction) => {
    await lockCartOf(transaction, asked.order_id);
    if (
      payment.state === 'authorised' &&
      (await confirmOrder(transaction, gateway.clock, asked.order_id, payment.maskedCard))
    )
      return true;
    await releaseOrder(transaction, asked.order_id);
    const { status } = await transaction
      .selectFrom('shop_order')
      .select('status')
      .where('order_id', '=', asked.order_id)
      .executeTakeFirstOrThrow();
    return status !== 10 && status !== 11;
  });
  await note(
    gateway.db,
    asked.payment_id,
    placed ? 'authorised' : payment.state === 'refused' ? 'refused' : 'void',
    payment,
  );
  if (!placed && payment.state === 'authorised') await gateway.provider.release(payment.id);
  return placed ? 'ordered' : 'refused';
}

/** Asks the provider for an order's payment; called once for each order, outside any lock. An unreachable provider frees the order. */
export async function startPayment(
  gateway: PaymentGateway,
  orderId: number,
  request: Omit<PaymentRequest, 'reference' | 'amount'>,
): Promise<Outcome | 'unreachable'> {
  const asked = await gateway.db
    .selectFrom('payment')
    .select(['payment_id', 'order_id', 'amount'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  let payment: ProviderPayment;
  try {
    payment = await gateway.provider.start({ ...request, reference: String(orderId), amount: asked.amount });
  } catch {
    await transact(gateway.db, async (transaction) => {
      await lockCartOf(transaction, orderId);
      await releaseOrder(transaction, orderId);
    });
    return 'unreachable';
  }
  await note(gateway.db, asked.payment_id, 'challenge', payment);
  return settle(gateway, asked, payment);
}

/** Hears of a payment by its provider id, from a callback or a returning customer, and asks the provider itself: the news alone proves nothing (PAY-06). */
export async function hearOf(gateway: PaymentGateway, providerId: string): Promise<Outcome | undefined> {
  const asked = await gateway.db
    .selectFrom('payment')
    .select(['payment_id', 'order_id', 'amount', 'state'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (!asked || asked.state !== 'challenge') return undefined;
  const payment = await gateway.provider.find(providerId);
  return payment && settle(gateway, asked, payment);
}

/** Asks the provider about an order that sgateway waits for its payment; a provider that does not answer changes nothing. */
export async function askAbout(gateway: PaymentGateway, orderId: number): Promise<void> {
  const waiting = await gateway.db
    .selectFrom('payment')
    .select('provider_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'challenge')
    .executeTakeFirst();
  if (waiting?.provider_id) await hearOf(gateway, waiting.provider_id).catch(() => undefined);
}
