import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { goodCard } from '../../demo/server/buying.ts';
import type { Person } from '../shop/prepare.ts';
import type { Ask } from './ask.ts';
import type { Ledger } from './ledger.ts';

const [byCard, onDelivery] = [12, 22];
const waysToPay = ['on delivery', 'saved card', 'typed card'] as const;
type Way = (typeof waysToPay)[number];

/** The way of this turn. */
export const wayOf = (turn: number): Way => waysToPay[turn % waysToPay.length]!;

const inputOf = (way: Way, { cardId }: Person) =>
  way === 'on delivery'
    ? { payment_type_id: onDelivery }
    : { payment_type_id: byCard, ...(way === 'saved card' && { user_payment_auth_id: cardId }) };

/** Types a card on the provider's own page, which tells the shop. */
async function typeCard(page: string): Promise<void> {
  await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(goodCard),
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
}

const patience = 120_000;
const between = 1_500;

/** Looks at an order until its payment has ended, as the page after the payment does. */
async function outcomeOf(ask: Ask, order_id: number): Promise<number> {
  for (const end = performance.now() + patience; ; await wait(between)) {
    const { status, data } = await ask(orders.view, { order_id });
    if (status !== 0) return orderStatus.failed;
    if (data.orderStatusId !== orderStatus.pending || performance.now() > end) return data.orderStatusId;
  }
}

/** Buys what is in the cart and pays it; writes into the ledger what came of it. */
export async function buy(person: Person, ledger: Ledger, ask: Ask, way: Way): Promise<void> {
  await ask(checkout.prepare, {});
  const { status, data, errors } = await ask(checkout.buy, inputOf(way, person), randomUUID());
  if (status !== 0) {
    ledger.wrong.push(`${person.userId} could not buy ${way}: ${errors[0]?.code}`);
    return;
  }
  if (data.redirectUrl) await typeCard(data.redirectUrl);
  const outcome = data.payment.status === 'ok' ? orderStatus.ordered : await outcomeOf(ask, data.orderId);
  if (outcome === orderStatus.ordered) {
    ledger.orders.set(data.orderId, ledger.cart);
    ledger.cart = new Map();
  } else if (outcome === orderStatus.pending) {
    ledger.wrong.push(`order ${data.orderId} of ${person.userId} waits for its payment without end`);
  } else ledger.failed.add(data.orderId);
}
