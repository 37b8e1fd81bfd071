import type { recurring } from '../../../core/api/endpoints/recurring.ts';
import { toEuro } from '../../../core/rules/price.ts';
import type { RecurrentOrder, RecurrentProposal } from '../../../core/schema/recurring.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { service } from '../../../core/rules/services.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { Problem, malformed, notFound, status } from '../http/problem.ts';
import { usableAddress, type AddressRow } from '../sql/delivery/addresses.ts';
import { weeklySlot } from '../sql/delivery/slots.ts';
import { zoneOf } from '../sql/delivery/zones.ts';
import {
  firstDate,
  isLapsed,
  orderToRepeat,
  recurringOnTheWire,
  storedRecurring,
  type StoredRecurring,
} from '../sql/orders/recurring.ts';
import { previewsOf } from '../sql/orders/previews.ts';
import { now } from '../time/clock.ts';
import { byCard, paymentTypes, savedCard } from './checkout/payment.ts';
import { readPaymentData } from './checkout/paymentData.ts';
import { listOrders } from './orders/list.ts';
import { customerOf } from './session/customer.ts';

const refused = (code: string, words: string) => new Problem(status.notAllowed, code, words);
const longestCause = 300;

/** A customer's own; anybody else's is as if it were not there (SEC-08). */
async function ownRecurring(db: Db, recurrentOrderId: number, userId: number): Promise<StoredRecurring> {
  const row = await storedRecurring(db)
    .where('recurrent_order.recurrent_order_id', '=', recurrentOrderId)
    .where('recurrent_order.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('recurrent.notFound', 'Questa spesa ricorrente non c’è.');
  return row;
}

const show = async (db: Db, recurrentOrderId: number, userId: number): Promise<RecurrentOrder> =>
  recurringOnTheWire(db, await ownRecurring(db, recurrentOrderId, userId));

/** The slot of every week that serves the address on that weekday. */
async function slotFor(db: Db, address: AddressRow, timeslotId: number, weekDay: number) {
  const zone = await zoneOf(db, address, address.delivery_service_id);
  const slot = zone && (await weeklySlot(db, timeslotId, weekDay, zone));
  if (!slot) throw notFound('timeslot.notFound', 'In questo giorno e a quest’ora non consegniamo a questo indirizzo.');
  return slot;
}

/** The way to pay that a new one begins with: the customer's usual card while it holds, else on delivery where that is offered. */
async function usualPayment(db: Db, userId: number, deliveryServiceId: number, date: string) {
  const cards = await db
    .selectFrom('payment_auth')
    .select(['user_payment_auth_id', 'payment_type_id', 'expire_date'])
    .where('user_id', '=', userId)
    .where('payment_type_id', '=', byCard)
    .orderBy('is_default', 'desc')
    .orderBy('user_payment_auth_id')
    .execute();
  const card = cards.find(({ expire_date }) => !isLapsed(expire_date, date));
  if (card) return { payment_type_id: byCard, user_payment_auth_id: card.user_payment_auth_id };
  const other = paymentTypes(deliveryServiceId).find(({ needAuth }) => !needAuth);
  return { payment_type_id: other?.paymentTypeId ?? null, user_payment_auth_id: null };
}

/** What a new one repeats, and how it is paid at first; undefined where there is nothing to repeat. */
async function proposalFor(context: Context, userId: number): Promise<RecurrentProposal | undefined> {
  const { db, clock } = context;
  const repeated = await orderToRepeat(db, { user_id: userId });
  const preview = repeated && (await previewsOf(db, [repeated.order_id])).get(repeated.order_id);
  if (!preview) return undefined;
  const today = romeTime((await now(db, clock)).getTime()).date;
  const { payment_type_id, user_payment_auth_id } = await usualPayment(db, userId, service.home, today);
  const card = user_payment_auth_id === null ? undefined : await savedCard(context, userId, user_payment_auth_id);
  return {
    orderId: repeated.order_id,
    preview,
    total: toEuro(repeated.final_total ?? repeated.gross_total),
    paymentTypeId: payment_type_id ?? undefined,
    maskedCard: card?.masked_card,
  };
}

type Wish = Parameters<Handlers<typeof recurring>['subscribe']>[0];

async function subscribe({ timeslot_id, address_id, week_day, consent }: Wish, context: Context) {
  const userId = customerOf(context);
  if (!consent)
    throw new Problem(
      status.validation,
      'recurrent.consentRequired',
      'Per ordinare da soli ogni settimana ci serve il tuo consenso.',
      { field: 'consent' },
    );
  return transact(context.db, async (db) => {
    await db.selectFrom('customer').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const address = await usableAddress(db, address_id, userId);
    if (!address) throw notFound('address.notFound', 'Questo indirizzo non c’è.');
    const slot = await slotFor(db, address, timeslot_id, week_day);
    const twin = await db
      .selectFrom('recurrent_order')
      .select('recurrent_order_id')
      .where('user_id', '=', userId)
      .where('week_day', '=', week_day)
      .where('active', '=', true)
      .executeTakeFirst();
    if (twin) throw new Problem(status.conflict, 'recurrent.sameDay', 'In questo giorno hai già una spesa ricorrente.');
    if (!(await orderToRepeat(db, { user_id: userId })))
      throw refused('recurrent.nothingToRepeat', 'Fai prima una spesa: è quella che ripetiamo ogni settimana.');
    const at = await now(db, context.clock);
    const next_date = firstDate(week_day, slot.begin_time, at);
    const { recurrent_order_id } = await db
      .insertInto('recurrent_order')
      .values({
        user_id: userId,
        address_id,
        timeslot_id,
        week_day,
        next_date,
        consent_at: at,
        ...(await usualPayment(db, userId, address.delivery_service_id, next_date)),
      })
      .returning('recurrent_order_id')
      .executeTakeFirstOrThrow();
    return show(db, recurrent_order_id, userId);
  });
}

type Way = Parameters<Handlers<typeof recurring>['checkPaymentMethod']>[0];

async function checkPaymentMethod(way: Way, context: Context): Promise<RecurrentOrder> {
  const userId = customerOf(context);
  const { recurrent_order_id, payment_type_id, user_payment_auth_id, payment_data } = way;
  readPaymentData(payment_data);
  const row = await ownRecurring(context.db, recurrent_order_id, userId);
  const address = row.address_id === null ? undefined : await usableAddress(context.db, row.address_id, userId);
  const type = paymentTypes(address?.delivery_service_id ?? service.home).find(
    ({ paymentTypeId }) => paymentTypeId === payment_type_id,
  );
  if (!type) throw refused('payment.notOffered', 'Questo modo di pagare non c’è per questa consegna.');
  const card = type.needAuth ? await savedCard(context, userId, user_payment_auth_id) : undefined;
  if (type.needAuth && !card)
    throw refused('payment.cardNeeded', 'Per la spesa ricorrente serve una carta che hai già salvato.');
  const today = romeTime((await now(context.db, context.clock)).getTime()).date;
  if (card && isLapsed(card.expire_date, today))
    throw refused('payment.cardExpired', `La carta ${card.masked_card} è scaduta: scegline un’altra.`);
  await context.db
    .updateTable('recurrent_order')
    .set({ payment_type_id, user_payment_auth_id: card?.user_payment_auth_id ?? null })
    .where('recurrent_order_id', '=', recurrent_order_id)
    .execute();
  return show(context.db, recurrent_order_id, userId);
}

/** Orders that repeat every week (account §7). */
export const recurringHandlers: Handlers<typeof recurring> = {
  async subscribed(_input, context) {
    const userId = customerOf(context);
    const rows = await storedRecurring(context.db)
      .where('recurrent_order.user_id', '=', userId)
      .where('recurrent_order.active', '=', true)
      .orderBy('next_date')
      .orderBy('recurrent_order_id')
      .execute();
    return {
      recurrentOrders: await Promise.all(rows.map((row) => recurringOnTheWire(context.db, row))),
      proposal: await proposalFor(context, userId),
    };
  },
  async listOrder({ recurrent_order_id, ...filters }, context) {
    const userId = customerOf(context);
    await ownRecurring(context.db, recurrent_order_id, userId);
    return listOrders(filters, context, (query) =>
      query.where('shop_order.user_id', '=', userId).where('shop_order.recurrent_order_id', '=', recurrent_order_id),
    );
  },
  subscribe,
  async stop({ recurrent_order_id, cause = '' }, context) {
    const userId = customerOf(context);
    if (cause.length > longestCause) throw malformed(`Il motivo può avere al massimo ${longestCause} caratteri.`);
    await ownRecurring(context.db, recurrent_order_id, userId);
    await context.db
      .updateTable('recurrent_order')
      .set({ active: false, stopped_at: await now(context.db, context.clock), stop_cause: cause.trim() || null })
      .where('recurrent_order_id', '=', recurrent_order_id)
      .where('active', '=', true)
      .execute();
    return show(context.db, recurrent_order_id, userId);
  },
  checkPaymentMethod,
};
