import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { savedCards } from '../../../core/api/endpoints/savedCards.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { recurring } from '../../../core/api/endpoints/recurring.ts';
import { romeTime } from '../../../core/rules/dates.ts';
import { makeRecurringOrders, type Shopkeeper } from '../../../demo/server/jobs/recurringOrders.ts';
import { pagesOf } from '../../../demo/server/http/shopPages.ts';
import { allowOpenOrders } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { chooseDelivery, logIn, plainProducts, put } from './people.ts';
import type { Shop } from './shop.ts';
import { cardExpiry } from '../../../demo/shop/validity.ts';
import { now } from '../../moment.ts';

const day = 24 * 3_600_000;
const keeperOf = (shop: Shop): Shopkeeper => ({
  ...shop.payments,
  places: { ...pagesOf('http://shop.test'), shop: 'http://shop.test', self: 'http://shop.test/ebsn/api' },
});

describe.each(kinds)('weekly orders on $name', (kind) => {
  let cluster: Cluster;
  let shop: Shop;
  let anna: Credentials;
  let bruno: Credentials;
  let ids: number[];
  beforeAll(async () => {
    cluster = await kind.open();
    shop = cluster.first;
    await allowOpenOrders(shop, 100);
    ids = await plainProducts(shop, 3, 100);
    anna = await logIn(shop, 'anna');
    bruno = await logIn(shop, 'bruno');
  }, 120_000);
  afterAll(() => cluster.close());
  beforeEach(async () => {
    shop.clock.offset = 0;
    await shop.db.updateTable('recurrent_order').set({ active: false }).execute();
  });

  /** A slot of every week at Anna's home, whose next delivery is not near yet on any day this may run. */
  async function weekly(): Promise<{ timeslot_id: number; week_day: number; address_id: number }> {
    const { data } = await shop.request(delivery.timeslotTemplate, { 'address-id': 1001 }, anna);
    const today = new Date(`${romeTime(now()).date}T12:00:00Z`).getUTCDay() + 1;
    const ahead = (weekDay: number) => (weekDay - today + 7) % 7;
    const found = data.days.find(({ weekDay, timeslots }) => timeslots.length > 0 && ahead(weekDay) > 3)!;
    return { timeslot_id: found.timeslots[0]!.timeslotId, week_day: found.weekDay, address_id: 1001 };
  }
  async function order(me = anna): Promise<number> {
    await put(shop, me, { productId: ids[0]!, quantity: 4 }, { productId: ids[1]!, quantity: 2 });
    await chooseDelivery(shop, me);
    return (await shop.request(checkout.buy, { payment_type_id: 22 }, me)).data.orderId;
  }
  async function subscribe() {
    const answer = await shop.request(recurring.subscribe, { ...(await weekly()), consent: true }, anna);
    expect(answer.errors).toEqual([]);
    return answer.data;
  }
  /** Lets the shop's time come to two days before the next delivery. */
  function comeNear(nextDate: string): void {
    shop.clock.offset = Date.parse(`${nextDate}T06:00:00Z`) - 2 * day - now();
  }
  const made = async (recurrent_order_id: number) =>
    (await shop.request(recurring.listOrder, { recurrent_order_id, fetch_detail: true }, anna)).data.orders;
  const pay = (recurrent_order_id: number, way: object) =>
    shop.request(recurring.checkPaymentMethod, { recurrent_order_id, payment_type_id: 12, ...way }, anna);

  test('one is made from an address, a slot of every week and consent, shown, and stopped [POST /recurrent-order/subscribe] [GET /recurrent-order/subscribed] [POST /recurrent-order/stop] [GET /timeslot/list-template]', async () => {
    const wish = await weekly();
    const ask = (more: object) => shop.request(recurring.subscribe, { ...wish, consent: true, ...more }, anna);
    const fresh = await shop.request(recurring.subscribe, { ...wish, address_id: 2001, consent: true }, bruno);
    expect(fresh.status).not.toBe(0);
    if ((await shop.request(orders.list, {}, anna)).data.orders.length === 0)
      expect((await ask({})).errors[0]?.code).toBe('recurrent.nothingToRepeat');
    await order();
    expect((await ask({ consent: false })).errors[0]).toMatchObject({ code: 'recurrent.consentRequired' });
    expect((await ask({ timeslot_id: 999_999 })).errors[0]?.code).toBe('timeslot.notFound');
    expect((await ask({ week_day: 9 })).errors[0]?.code).toBe('timeslot.notFound');
    const { data, errors } = await ask({});
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ active: true, consent: true, paymentStatus: 'ok', weekDay: wish.week_day });
    expect(new Date(`${data.nextDate}T12:00:00Z`).getUTCDay() + 1).toBe(wish.week_day);
    expect(Date.parse(`${data.nextDate}T23:00:00Z`) - now()).toBeGreaterThan(2 * day);
    expect((await ask({})).errors[0]?.code).toBe('recurrent.sameDay');
    const shown = async () => (await shop.request(recurring.subscribed, {}, anna)).data.recurrentOrders;
    expect(await shown()).toEqual([data]);
    const { recurrentOrderId: recurrent_order_id } = data;
    expect((await shop.request(recurring.stop, { recurrent_order_id, cause: 'Vado in ferie' }, anna)).data.active).toBe(
      false,
    );
    expect(await shown()).toEqual([]);
    const row = await shop.db
      .selectFrom('recurrent_order')
      .select('stop_cause')
      .where('recurrent_order_id', '=', recurrent_order_id)
      .executeTakeFirstOrThrow();
    expect(row.stop_cause).toBe('Vado in ferie');
  });

  test('SEC-08 another’s is as one that is not there', async () => {
    const { recurrentOrderId: recurrent_order_id } = await subscribe();
    for (const id of [recurrent_order_id, 999_999]) {
      const mine = { recurrent_order_id: id };
      const answers = [
        await shop.request(recurring.stop, mine, bruno),
        await shop.request(recurring.listOrder, mine, bruno),
        await shop.request(recurring.checkPaymentMethod, { ...mine, payment_type_id: 22 }, bruno),
      ];
      expect(answers.map(({ errors }) => errors[0]?.code)).toEqual(Array(3).fill('recurrent.notFound'));
    }
    expect((await shop.request(recurring.subscribed, {}, bruno)).data.recurrentOrders).toEqual([]);
  });

  test('the way to pay is checked: a saved card of one’s own that has not lapsed, or on delivery [POST /recurrent-order/check-payment-method]', async () => {
    const { recurrentOrderId: id } = await subscribe();
    const { auths } = (await shop.request(savedCards.list, { payment_type_id: 12 }, anna)).data;
    const card = auths[0]!.userPaymentAuthId;
    expect((await pay(id, { payment_type_id: 22 })).data).toMatchObject({ paymentTypeId: 22, paymentStatus: 'ok' });
    expect((await pay(id, {})).errors[0]?.code).toBe('payment.cardNeeded');
    expect((await pay(id, { user_payment_auth_id: 999_999 })).errors[0]?.code).toBe('payment.cardNotFound');
    expect((await pay(id, { payment_type_id: 77 })).errors[0]?.code).toBe('payment.notOffered');
    expect((await pay(id, { payment_data: 'no json' })).http).toBe(400);
    const { data } = await pay(id, { user_payment_auth_id: card });
    expect(data).toMatchObject({ paymentTypeId: 12, userPaymentAuthId: card, paymentStatus: 'ok' });
    const lapse = (expire_date: string) =>
      shop.db.updateTable('payment_auth').set({ expire_date }).where('user_payment_auth_id', '=', card).execute();
    await lapse('01/2020');
    expect((await shop.request(recurring.subscribed, {}, anna)).data.recurrentOrders[0]?.paymentStatus).toBe('expired');
    expect((await pay(id, { user_payment_auth_id: card })).errors[0]?.code).toBe('payment.cardExpired');
    await lapse(cardExpiry);
  });

  test('STK-09 the job makes the order of a near delivery once, however many processes and however often: the goods of the last one, stock and place held [GET /recurrent-order/list-order]', async () => {
    const last = await order();
    const { recurrentOrderId: id, nextDate } = await subscribe();
    await pay(id, { payment_type_id: 22 });
    await makeRecurringOrders(keeperOf(shop));
    expect(await made(id)).toEqual([]);
    const stock = async () =>
      (
        await shop.db
          .selectFrom('stock')
          .select('available')
          .where('product_id', '=', ids[0]!)
          .where('warehouse_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).available!;
    comeNear(nextDate);
    const before = await stock();
    const counts = await Promise.all(Array.from({ length: 6 }, () => makeRecurringOrders(keeperOf(cluster.next()))));
    expect(counts.reduce((sum, n) => sum + n)).toBe(1);
    const [only, ...others] = await made(id);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ orderStatusId: 3, timeslot: { date: nextDate } });
    const lines = (items: typeof only) =>
      items!.orderItems!.map(({ product, quantity }) => [product.productId, quantity]);
    const { data: repeated } = await shop.request(orders.view, { order_id: last }, anna);
    expect(lines(only)).toEqual(lines(repeated));
    expect(await stock()).toBe(before - 4000);
    const [row] = (await shop.request(recurring.subscribed, {}, anna)).data.recurrentOrders;
    expect(Date.parse(row!.nextDate) - Date.parse(nextDate)).toBe(7 * day);
    const from = async (from_date: string) =>
      (await shop.request(recurring.listOrder, { recurrent_order_id: id, from_date }, anna)).data.orders.length;
    expect([await from('2020-01-01'), await from('2099-01-01')]).toEqual([1, 0]);
    shop.clock.offset = 0;
  });

  test('what is changed in the order that was made is repeated the next time', async () => {
    await order();
    const { recurrentOrderId: id, nextDate } = await subscribe();
    await pay(id, { payment_type_id: 22 });
    comeNear(nextDate);
    await makeRecurringOrders(keeperOf(shop));
    const [first] = await made(id);
    expect((await shop.request(orders.modify, { order_id: first!.orderId }, anna)).status).toBe(0);
    await put(shop, anna, { productId: ids[2]!, quantity: 3 });
    const bought = await shop.request(checkout.buy, { payment_type_id: 22 }, anna);
    expect(bought.errors).toEqual([]);
    shop.clock.offset += 7 * day;
    expect(await makeRecurringOrders(keeperOf(shop))).toBe(1);
    const [next, changed] = await made(id);
    expect([changed!.orderId, next!.orderItems!.length]).toEqual([bought.data.orderId, 3]);
    expect(next!.timeslot!.date).not.toBe(nextDate);
  });

  test('without a way to pay, with a full slot or a product that is gone the customer is told, and the week after is tried again', async () => {
    await order();
    const { recurrentOrderId: id, nextDate } = await subscribe();
    const mails = async () =>
      (await shop.db.selectFrom('mail').select('subject').orderBy('mail_id', 'desc').limit(3).execute()).map(
        ({ subject }) => subject,
      );
    const set = (values: object) =>
      shop.db.updateTable('recurrent_order').set(values).where('recurrent_order_id', '=', id).execute();
    await set({ payment_type_id: null, user_payment_auth_id: null });
    comeNear(nextDate);
    expect(await makeRecurringOrders(keeperOf(shop))).toBe(0);
    expect((await mails())[0]).toMatch(/^La spesa ricorrente di .* non è partita$/);
    const [row] = (await shop.request(recurring.subscribed, {}, anna)).data.recurrentOrders;
    expect(row).toMatchObject({ paymentStatus: 'missing', problem: 'Manca un modo di pagare valido.' });
    await set({ payment_type_id: 22 });
    await shop.db.updateTable('stock').set({ available: 0 }).where('product_id', '=', ids[1]!).execute();
    comeNear(row!.nextDate);
    expect(await makeRecurringOrders(keeperOf(shop))).toBe(1);
    expect((await mails()).some((subject) => subject.startsWith('Nella spesa ricorrente'))).toBe(true);
    const products = (await made(id))[0]!.orderItems!.map(({ product }) => product.productId);
    expect([products.includes(ids[0]!), products.includes(ids[1]!)]).toEqual([true, false]);
    await shop.db.updateTable('stock').set({ available: 100_000 }).where('product_id', '=', ids[1]!).execute();
    const [later] = (await shop.request(recurring.subscribed, {}, anna)).data.recurrentOrders;
    const { timeslotId: timeslot_id } = later!.timeslot;
    await shop.db.insertInto('timeslot_day').values({ timeslot_id, date: later!.nextDate, taken: 10_000 }).execute();
    comeNear(later!.nextDate);
    expect(await makeRecurringOrders(keeperOf(shop))).toBe(0);
    expect((await shop.request(recurring.subscribed, {}, anna)).data.recurrentOrders[0]?.problem).toMatch('occupata');
  });

  test('SLOT-11 a slot that is no longer offered on that weekday, or at that store, makes no order in silence: the customer is told, nothing is held, and other weeks go on once it is back', async () => {
    await order();
    const { recurrentOrderId: id, nextDate, timeslot, weekDay } = await subscribe();
    await pay(id, { payment_type_id: 22 });
    const { timeslotId: timeslot_id } = timeslot;
    const set = (values: object) =>
      shop.db.updateTable('timeslot').set(values).where('timeslot_id', '=', timeslot_id).execute();
    const { week_days, warehouse_id } = await shop.db
      .selectFrom('timeslot')
      .select(['week_days', 'warehouse_id'])
      .where('timeslot_id', '=', timeslot_id)
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('timeslot_day').set({ taken: 0 }).where('timeslot_id', '=', timeslot_id).execute();
    const taken = async () =>
      (
        await shop.db
          .selectFrom('timeslot_day')
          .select('taken')
          .where('timeslot_id', '=', timeslot_id)
          .where('date', '=', nextDate)
          .executeTakeFirst()
      )?.taken ?? 0;
    const before = await taken();
    let near = nextDate;
    for (const gone of [
      { week_days: JSON.stringify(week_days.filter((each) => each !== weekDay)) },
      { warehouse_id: warehouse_id + 1 },
    ]) {
      await set(gone);
      comeNear(near);
      expect(await makeRecurringOrders(keeperOf(shop))).toBe(0);
      await set({ week_days: JSON.stringify(week_days), warehouse_id });
      expect(await made(id)).toEqual([]);
      const letter = await shop.db.selectFrom('mail').selectAll().orderBy('mail_id', 'desc').executeTakeFirstOrThrow();
      expect(letter.subject).toMatch(/^La spesa ricorrente di .* non è partita$/);
      expect(letter.plain).toContain('La fascia oraria che avevi scelto non c’è più');
      const [row] = (await shop.request(recurring.subscribed, {}, anna)).data.recurrentOrders;
      expect(row!.problem).toContain('non c’è più');
      near = row!.nextDate;
    }
    expect(await taken()).toBe(before);
    comeNear(near);
    expect(await makeRecurringOrders(keeperOf(shop))).toBe(1);
    expect(await made(id)).toHaveLength(1);
  });

  test('PAY-05 a saved card pays without anybody there; one that asks its holder leaves an order that can be paid, and a mail, once', async () => {
    await order();
    const { recurrentOrderId: id, nextDate } = await subscribe();
    const { auths } = (await shop.request(savedCards.list, { payment_type_id: 12 }, anna)).data;
    await pay(id, { user_payment_auth_id: auths[0]!.userPaymentAuthId });
    const token = (token: string) =>
      shop.db
        .updateTable('payment_auth')
        .set({ token })
        .where('user_payment_auth_id', '=', auths[0]!.userPaymentAuthId)
        .execute();
    await token('tok_frictionless_4242');
    comeNear(nextDate);
    await makeRecurringOrders(keeperOf(shop));
    const [paid] = await made(id);
    expect(paid).toMatchObject({ orderStatusId: 3, paymentType: { paymentTypeId: 12 } });
    expect(paid!.reservedAmount).toBeGreaterThan(0);
    await token('tok_challenge_4242');
    shop.clock.offset += 7 * day;
    await makeRecurringOrders(keeperOf(shop));
    await makeRecurringOrders(keeperOf(shop));
    const [asked] = await made(id);
    expect(asked).toMatchObject({ orderStatusId: 11, payable: true });
    const told = await shop.db
      .selectFrom('mail')
      .select(['subject', 'plain'])
      .where((each) =>
        each.or([each('order_id', '=', asked!.orderId), each('subject', 'like', `%${asked!.orderId} non %`)]),
      )
      .execute();
    expect(told.map(({ subject }) => subject)).toEqual([`La spesa ricorrente ${asked!.orderId} non è ancora pagata`]);
    expect(told[0]!.plain).toContain(`http://shop.test/profile/orders/${asked!.orderId}`);
  });
});
