import type { Kysely } from 'kysely';
import { addDays, romeTime } from '../../../../core/rules/dates.ts';
import { lastDay } from '../../../../core/rules/subscriptions.ts';
import { customers } from '../../../shop/customers.ts';
import { passes } from '../../../shop/passes.ts';
import type { ShopProduct } from '../../../shop/types.ts';
import { fromRome } from '../../time/rome.ts';
import type { Database } from '../database.ts';

const userId = 110;
/** Below every number that the shop itself gives. */
const firstOrder = 250_001;
const [ordered, delivered] = [3, 8];
const [byCard, onDelivery] = [12, 22];

interface Example {
  pass: ShopProduct;
  /** Days from today to the delivery. */
  delivery: number;
  /** Days from today to its first day; absent: the delivery's. */
  begins?: number;
  status: number;
  paymentTypeId: number;
  /** What became of its payments, the oldest first. */
  payments: readonly ('refused' | 'captured')[];
}

const inAYear = (today: string, begun: number): number =>
  Math.round((Date.parse(lastDay(addDays(today, begun), 12)) - Date.parse(today)) / 86_400_000) + 1;

/** One subscription in every state (account §4): expired, renewable, active, expiring, ordered. */
const examplesOn = (today: string): readonly Example[] => [
  { pass: passes.year, delivery: -600, status: delivered, paymentTypeId: onDelivery, payments: [] },
  { pass: passes.halfYear, delivery: -200, status: delivered, paymentTypeId: byCard, payments: ['captured'] },
  { pass: passes.year, delivery: -180, status: delivered, paymentTypeId: byCard, payments: ['refused', 'captured'] },
  { pass: passes.quarter, delivery: -80, status: delivered, paymentTypeId: byCard, payments: ['captured'] },
  {
    pass: passes.year,
    delivery: 5,
    begins: inAYear(today, -180),
    status: ordered,
    paymentTypeId: onDelivery,
    payments: [],
  },
];

const productOf = ({ productId, name, brand, size, slug, infos, price }: ShopProduct) => ({
  productId,
  name,
  shortDescr: brand,
  description: size,
  slug,
  itemUrl: `/product/${slug}`,
  productInfos: infos,
  mediaURL: `/photo/prodotti/thumb/${productId}-${slug}.webp`,
  price: price / 100,
  priceDisplay: price / 100,
});

/** The demo's customer of subscriptions, with one in every state; nothing in a shop without her. */
export async function seedSubscriptions(db: Kysely<Database>): Promise<void> {
  const customer = customers.find((each) => each.userId === userId);
  const address = customer?.addresses[0];
  const known = await db.selectFrom('customer').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (!known || !address) return;
  const zone = await db
    .selectFrom('zone')
    .innerJoin('zone_postalcode', 'zone_postalcode.zone_id', 'zone.zone_id')
    .select(['zone.zone_id', 'warehouse_id'])
    .where('postalcode', '=', address.postalcode)
    .where('zone_postalcode.delivery_service_id', '=', address.deliveryServiceId)
    .executeTakeFirstOrThrow();
  const slot = await db
    .selectFrom('timeslot')
    .select(['timeslot_id', 'begin_time', 'end_time'])
    .where('warehouse_id', '=', zone.warehouse_id)
    .where('delivery_service_id', '=', address.deliveryServiceId)
    .orderBy('timeslot_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const today = romeTime(Date.now()).date;
  for (const [index, example] of examplesOn(today).entries()) {
    const { pass, delivery, begins: begun = delivery, status, paymentTypeId, payments } = example;
    const slotDate = addDays(today, delivery);
    const begins = addDays(today, begun);
    const at = fromRome(addDays(today, Math.min(delivery - 2, -1)), '10:00');
    const quantity = 1000;
    const { order_id } = await db
      .insertInto('shop_order')
      .values({
        order_id: firstOrder + index,
        cart_id: 0,
        revision: index + 1,
        user_id: userId,
        status,
        insert_date: at,
        expires_at: null,
        ...zone,
        delivery_service_id: address.deliveryServiceId,
        address: JSON.stringify({ ...address, addressType: 'home', country: 'IT', validated: true }),
        ...slot,
        slot_date: slotDate,
        holds_place: false,
        gross_total: pass.price,
        net_total: pass.price,
        delivery_fee: 0,
        adjustment_total: 0,
        variable_weight_total: 0,
        reserved_amount: paymentTypeId === byCard ? pass.price : 0,
        adjustments: '[]',
        payment_type_id: paymentTypeId,
        user_payment_auth_id: null,
        masked_card: paymentTypeId === byCard ? '**** **** **** 4242' : null,
        infos: '{}',
        order_type: 'subscription',
        final_total: status === delivered ? pass.price : null,
      })
      .returning('order_id')
      .executeTakeFirstOrThrow();
    const { order_item_id } = await db
      .insertInto('order_item')
      .values({
        order_id,
        product_id: pass.productId,
        product: JSON.stringify(productOf(pass)),
        quantity,
        unit_price: pass.price,
        gross_total: pass.price,
        variable: false,
        params: '{}',
        infos: '{}',
        picked: quantity,
        final_total: pass.price,
      })
      .returning('order_item_id')
      .executeTakeFirstOrThrow();
    const term = { begins, ends: lastDay(begins, Number(pass.infos['SUBSCRIPTION_MONTHS'])) };
    await db
      .insertInto('subscription')
      .values({ order_item_id, order_id, user_id: userId, product_id: pass.productId, ...term })
      .execute();
    for (const [turn, state] of payments.entries())
      await db
        .insertInto('payment')
        .values({
          order_id,
          reference: `demo-${order_id}-${turn + 1}`,
          provider_id: null,
          amount: pass.price,
          state,
          captured: state === 'captured' ? pass.price : 0,
          page: null,
          at: new Date(at.getTime() + turn * 60_000),
        })
        .execute();
  }
}
