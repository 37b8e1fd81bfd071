import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OrderTables } from '../database/tables/orders.ts';
import { transact } from '../database/transact.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { alertMail } from '../mail/alert.ts';
import { tellOfOrder } from '../mail/orderNews.ts';
import { lockCartOf } from '../sql/orders/release.ts';
import { endUnpaid } from './unpaid.ts';
import { lockOrder } from '../sql/orders/lapsedSupplements.ts';
import { giveUpSupplement, waitingSupplement } from '../sql/orders/supplements.ts';
import { now } from '../time/clock.ts';
import { confirmOrder } from './confirmOrder.ts';
import { confirmSupplement } from './confirmSupplement.ts';
import type { OrderWorld, PaymentGateway } from './gateway.ts';
import { keepCard } from './keepCard.ts';
import { misfitOf } from './misfit.ts';
import { isMoving, moveMoney, moving } from './money.ts';
import type { PaymentRequest, ProviderPayment } from './provider.ts';

type Outcome = 'ordered' | 'refused' | 'waiting';
type Row = Selectable<OrderTables['payment']>;
type Db = Transaction<Database>;

/** Payments of which money may be held, or may yet be: the provider is asked about them until it has said how they ended. */
const unsettled = ['asked', 'challenge', 'releasing'] as const satisfies Row['state'][];

/** All that the provider is still to be asked about. */
const open = [...unsettled, ...moving];

const isUnsettled = ({ state }: Row) => (unsettled as readonly string[]).includes(state);

/** How long a payment that the provider does not know may still come to it. */
const hour = 3_600_000;
/** A request that has had no answer for so long was never sent or is lost. */
const longestAnswer = 15_000;

const write = (db: Db, row: Row, values: Updateable<OrderTables['payment']>) =>
  db.updateTable('payment').set(values).where('payment_id', '=', row.payment_id).execute();

/** Gives an authorisation back, or closes the page of one that waits; `void` is written when the provider has done it, else the payment is asked about again. */
async function giveBack({ db, provider, report }: PaymentGateway, row: Row, providerId: string): Promise<void> {
  try {
    await provider.release(providerId);
  } catch (failure) {
    report(`Pagamento ${row.reference}: non si lascia annullare, ci riproviamo (${(failure as Error).message}).`);
    return;
  }
  await db
    .updateTable('payment')
    .set({ state: 'void' })
    .where('payment_id', '=', row.payment_id)
    .where('state', '=', 'releasing')
    .execute();
}

/** Does the order, or what is added to it, still wait for this payment? */
const isAwaited = async (db: Db, { order_id, supplement_id }: Row) =>
  supplement_id === null || (await waitingSupplement(db, order_id))?.supplement_id === supplement_id;

/** Does what was paid for: places the order, or adds to it; false if that is not wanted any more. */
const fulfil = (db: Db, world: OrderWorld, { order_id, supplement_id, amount }: Row, card?: string) =>
  supplement_id === null
    ? confirmOrder(db, world, order_id, card)
    : confirmSupplement(db, world, { order_id, supplement_id, held: amount });

/** Gives up what this payment was for. */
async function giveUp(db: Db, places: ShopPages, row: Pick<Row, 'order_id' | 'supplement_id'>): Promise<void> {
  if (row.supplement_id === null) await endUnpaid(db, places, row.order_id);
  else if ((await waitingSupplement(db, row.order_id))?.supplement_id === row.supplement_id)
    await giveUpSupplement(db, row.order_id, 'payment');
}

/** What the provider's word makes of a locked payment and its order: an authorisation places an order that waits for it in time. */
async function conclude(db: Db, world: OrderWorld, row: Row, found: ProviderPayment) {
  const misfit = misfitOf(found, row);
  const said = { provider_id: found.id, page: found.page ?? null };
  if (!misfit && row.state !== 'releasing') {
    if (found.state === 'waiting' && (await isAwaited(db, row))) {
      await write(db, row, { ...said, state: 'challenge' });
      return { outcome: 'waiting' } as const;
    }
    if (found.state === 'authorised' && (await fulfil(db, world, row, found.maskedCard))) {
      await write(db, row, { ...said, state: 'authorised' });
      await keepCard(db, row.order_id, found);
      return { outcome: 'ordered' } as const;
    }
  }
  const { places } = world;
  await giveUp(db, places, row);
  const ended = found.state === 'refused' || found.state === 'void' ? found.state : undefined;
  const isLate = found.state === 'authorised' && row.state !== 'releasing';
  if (isLate && !misfit && row.supplement_id !== null) await tellNotAdded(db, places, row);
  const late =
    found.state === 'authorised' && row.supplement_id === null
      ? 'autorizzato quando l’ordine non lo aspettava più'
      : undefined;
  const problem = row.problem ?? misfit ?? late ?? null;
  await write(db, row, { ...said, state: ended ?? 'releasing', problem });
  if (problem !== null && row.problem === null) await alertMail(db, places, row, problem);
  return { outcome: 'refused', toGiveBack: !ended, problem: row.problem === null ? problem : null } as const;
}

/** Tells a customer who paid for something to be added, too late. */
async function tellNotAdded(db: Db, places: ShopPages, { order_id, amount }: Row): Promise<void> {
  const order = await db
    .selectFrom('shop_order')
    .selectAll()
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  await tellOfOrder(db, places, order, 'notAdded', amount);
}

/** Brings the provider's word and the order together, once, whoever hears it first; whatever is not for the order is given back. */
async function settle(gateway: PaymentGateway, paymentId: number, found: ProviderPayment): Promise<Outcome> {
  const { row, ...done } = await transact(gateway.db, async (db) => {
    const find = () => db.selectFrom('payment').selectAll().where('payment_id', '=', paymentId);
    await lockCartOf(db, (await find().executeTakeFirstOrThrow()).order_id);
    const row = await find().forUpdate().executeTakeFirstOrThrow();
    if (isUnsettled(row)) return { row, ...(await conclude(db, gateway, row, found)) };
    return { row, outcome: row.state === 'authorised' ? ('ordered' as const) : ('refused' as const) };
  });
  if ('problem' in done && done.problem) gateway.report(`Pagamento ${row.reference}: ${done.problem}.`);
  if ('toGiveBack' in done && done.toGiveBack) await giveBack(gateway, row, found.id);
  return done.outcome;
}

/** What is paid: an order, or what is added to it. */
export interface Payable {
  orderId: number;
  supplementId?: number;
}

const paymentOf = ({ db }: PaymentGateway, { orderId, supplementId }: Payable) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('supplement_id', 'is not distinct from', supplementId ?? null)
    .orderBy('payment_id', 'desc')
    .limit(1);

/** Asks the provider for the payment of an order, or of what is added to it, outside any lock; the same payment however often it is asked for. Without an answer that is given up, and what the provider may have taken is given back later. */
export async function startPayment(
  gateway: PaymentGateway,
  what: Payable,
  request: Omit<PaymentRequest, 'reference' | 'amount' | 'order'>,
): Promise<Outcome | 'unreachable'> {
  const { orderId } = what;
  const { payment_id, reference, amount, supplement_id } = await paymentOf(gateway, what).executeTakeFirstOrThrow();
  let found: ProviderPayment;
  try {
    found = await gateway.provider.start({ ...request, order: String(orderId), reference, amount });
  } catch {
    await transact(gateway.db, async (db) => {
      await lockOrder(db, orderId);
      await giveUp(db, gateway.places, { order_id: orderId, supplement_id });
    });
    return 'unreachable';
  }
  return settle(gateway, payment_id, found);
}

/** Was the provider never asked for this payment, or has its answer been lost? */
export async function needsStart(gateway: PaymentGateway, what: Payable): Promise<boolean> {
  const row = await paymentOf(gateway, what).executeTakeFirst();
  const at = await now(gateway.db, gateway.clock);
  return row?.state === 'asked' && row.at.getTime() + longestAnswer < at.getTime();
}

async function ask(gateway: PaymentGateway, row: Row): Promise<void> {
  if (isMoving(row)) return moveMoney(gateway, row);
  const found = await gateway.provider.find(row.reference);
  if (found) {
    await settle(gateway, row.payment_id, found);
    return;
  }
  if (row.at.getTime() + hour > (await now(gateway.db, gateway.clock)).getTime()) return;
  await gateway.db
    .updateTable('payment')
    .set({ state: 'void' })
    .where('payment_id', '=', row.payment_id)
    .where('state', 'in', unsettled)
    .execute();
}

/** Hears of a payment by its provider id, from a callback, and asks the provider itself: the news alone proves nothing (PAY-06). */
export async function hearOf(gateway: PaymentGateway, providerId: string): Promise<void> {
  const row = await gateway.db
    .selectFrom('payment')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('state', 'in', unsettled)
    .executeTakeFirst();
  if (row) await ask(gateway, row);
}

/** Asks the provider about an order that may wait for its payment, or whose money is on its way; a provider that does not answer changes nothing. */
export async function askAbout(gateway: PaymentGateway, orderId: number): Promise<void> {
  const rows = await gateway.db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', open)
    .execute();
  for (const row of rows) await ask(gateway, row).catch(() => undefined);
}

const everySoOften = 20_000;
const atOnce = 20;

/**
 * Asks the provider about every payment that has not ended, whatever was lost on the way: an answer, a callback, a void.
 * However many processes do it, each payment is asked about by one of them at a time. Returns how many were asked about.
 */
export async function reconcile(gateway: PaymentGateway): Promise<number> {
  const { db, clock } = gateway;
  const at = await now(db, clock);
  const due = await db
    .updateTable('payment')
    .set({ asked_at: at })
    .where('payment_id', 'in', (query) =>
      query
        .selectFrom('payment')
        .select('payment_id')
        .where('state', 'in', open)
        .where('asked_at', '<', new Date(at.getTime() - everySoOften))
        .orderBy('asked_at')
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  const asked = await Promise.allSettled(due.map((row) => ask(gateway, row)));
  const failed = asked.filter((each) => each.status === 'rejected');
  if (failed[0])
    gateway.report(`${failed.length} pagamenti in sospeso: ${String((failed[0].reason as Error).message)}.`);
  return due.length;
}
