import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { reconcile } from '../../../demo/server/payment/pay.ts';
import { deletableUntil } from '../../../demo/server/sql/orders/deletableUntil.ts';
import { fromRome, isoInRome } from '../../../demo/server/time/rome.ts';
import { type createBuying, goodCard, openForBuying } from './buying.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { fastOrder } from './missions.ts';
import { logIn } from './people.ts';
import { now } from '../../moment.ts';

const byCard = { payment_type_id: 12 };
const onDelivery = { payment_type_id: 22 };
const hour = 3_600_000;

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  });
  beforeEach(async () => {
    cluster.first.clock.offset = 0;
    cluster.first.line.toProvider = (send) => send();
    await cluster.first.db.deleteFrom('mail').execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  async function aBuyer() {
    const { people, slot } = await buying.buyers(1, products[0]!, 3);
    return { me: people[0]!.credentials, slot };
  }
  const say = <T extends keyof typeof orders>(row: T) => orders[row];
  /** Pays at the provider's page with a card that is good, or refused. */
  const pay = (url: string, number = goodCard.number) =>
    cluster.first.provider(url, {
      method: 'POST',
      body: new URLSearchParams({ ...goodCard, number }),
      redirect: 'manual',
    });
  async function aPaidOrder() {
    const { me, slot } = await aBuyer();
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    await pay(data.payment.url!);
    return { me, slot, order_id: data.orderId };
  }
  async function aFailedOrder() {
    const { me, slot } = await aBuyer();
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    await pay(data.payment.url!, '4000000000000002');
    return { me, slot, order_id: data.orderId };
  }
  const paymentsOf = (order_id: number) =>
    cluster.first.db
      .selectFrom('payment')
      .select(['state', 'amount', 'reference'])
      .where('order_id', '=', order_id)
      .orderBy('payment_id')
      .execute();
  const mails = async () =>
    (await cluster.first.db.selectFrom('mail').select('subject').execute()).map((m) => m.subject);

  test.each(rounds(2, 40))(
    'STK-09 an order is cancelled once by however many ask, its stock and place come back once, its hold is given back and one mail says so (round %i) [POST /order/delete]',
    async () => {
      const stock = await buying.stockOf(products[0]!);
      const { me, slot, order_id } = await aPaidOrder();
      const taken = await buying.takenOf(slot);
      expect(await buying.stockOf(products[0]!)).toBe(stock! - 3000);
      await cluster.first.db.deleteFrom('mail').execute();
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => cluster.next().request(say('delete'), { order_id }, { ...me })),
      );
      expect(tries.filter(({ status }) => status === 0)).toHaveLength(1);
      expect(tries.find(({ status }) => status === 0)!.data).toMatchObject({ orderStatusId: 10, deletable: false });
      expect(tries.find(({ status }) => status !== 0)!.errors[0]!.message).toBe(
        `L’ordine ${order_id} è già stato annullato.`,
      );
      expect(await buying.stockOf(products[0]!)).toBe(stock);
      expect(await buying.takenOf(slot)).toBe(taken - 1);
      const [payment] = await paymentsOf(order_id);
      expect(payment!.state).toBe('void');
      expect((await cluster.first.payments.provider.find(payment!.reference))!.state).toBe('void');
      expect(await mails()).toEqual([`L’ordine ${order_id} è stato annullato`]);
    },
  );

  test('PAY-09 a hold that the provider does not give back at once is given back by the next reconciliation, and nobody is alarmed', async () => {
    const { me, order_id } = await aPaidOrder();
    cluster.first.line.toProvider = () => Promise.reject(new TypeError('connection reset'));
    expect((await cluster.next().request(orders.delete, { order_id }, me)).data.orderStatusId).toBe(10);
    expect((await paymentsOf(order_id))[0]!.state).toBe('cancelling');
    cluster.first.line.toProvider = (send) => send();
    cluster.first.clock.offset = 60_000;
    await Promise.all([reconcile(cluster.next().payments), reconcile(cluster.next().payments)]);
    expect((await paymentsOf(order_id))[0]!.state).toBe('void');
    expect(await mails()).not.toContain(`Pagamento da controllare: ordine ${order_id}`);
  });

  test('PAY-16 an order can be cancelled until 20 hours before its slot by Rome’s clock, to the second; its page agrees', async () => {
    const { me, slot } = await aBuyer();
    const { data } = await cluster.next().request(checkout.buy, onDelivery, me);
    const order_id = data.orderId;
    const until = fromRome(slot.sel_date, data.order.timeslot!.beginTime!).getTime() - 20 * hour;
    expect(Date.parse(data.order.deletableUntil!)).toBe(until);
    cluster.first.clock.offset = until - now() + 1500;
    expect((await cluster.next().request(orders.view, { order_id }, me)).data).toMatchObject({ deletable: false });
    const late = await cluster.next().request(orders.delete, { order_id }, me);
    expect([late.status, late.errors[0]!.message]).toEqual([
      4,
      `Il tempo per annullare l’ordine ${order_id} è finito.`,
    ]);
    cluster.first.clock.offset = until - now() - 5000;
    expect((await cluster.next().request(orders.view, { order_id }, me)).data).toMatchObject({ deletable: true });
    expect((await cluster.next().request(orders.delete, { order_id }, me)).data.orderStatusId).toBe(10);
  });

  test('PAY-16 with fast delivery it can be cancelled until its slot begins', async () => {
    const { me, id: order_id } = await fastOrder(cluster.first, products[0]!);
    const { deletableUntil: until, timeslot } = (await cluster.next().request(orders.view, { order_id }, me)).data;
    const begins = fromRome(timeslot!.date!, timeslot!.beginTime!).getTime();
    expect(Date.parse(until!)).toBe(begins);
    cluster.first.clock.offset = begins - now() + 1500;
    const late = await cluster.next().request(orders.delete, { order_id }, me);
    expect(late.errors[0]!.code).toBe('order.notDeletable');
    cluster.first.clock.offset = begins - now() - 5000;
    expect((await cluster.next().request(orders.delete, { order_id }, me)).data.orderStatusId).toBe(10);
  });

  test('an order that waits for its payment can be given up, its cart stays; another’s order is as if it were not there', async () => {
    const { me } = await aBuyer();
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    const order_id = data.orderId;
    const { me: other } = await aBuyer();
    for (const row of ['delete', 'payment', 'notes'] as const)
      expect((await cluster.next().request(orders[row], { order_id }, other)).errors[0]!.code).toBe('order.notFound');
    expect((await cluster.next().request(orders.delete, { order_id }, me)).data.orderStatusId).toBe(10);
    expect((await cluster.first.payments.provider.find((await paymentsOf(order_id))[0]!.reference))!.state).toBe(
      'void',
    );
    expect((await cluster.next().request(checkout.buy, onDelivery, me)).data.order.orderStatusId).toBe(3);
  });

  test('PAY-14 an order whose payment failed is listed, paid again once, and not when it is paid, cancelled or ordered anew [POST /order/payment] [GET /order/list-retry-payment]', async () => {
    const stock = await buying.stockOf(products[0]!);
    const { me, order_id } = await aFailedOrder();
    const waiting = await cluster.next().request(orders.listRetryPayment, {}, me);
    expect(waiting.data.orders.map((order) => [order.orderId, order.payable])).toEqual([[order_id, true]]);
    expect(await buying.stockOf(products[0]!)).toBe(stock);
    const tries = await Promise.all(
      [0, 1, 2].map(() => cluster.next().request(orders.payment, { order_id }, { ...me })),
    );
    const done = tries.filter(({ status }) => status === 0);
    expect(done).toHaveLength(1);
    expect(done[0]!.data.payment.status).toBe('redirect');
    expect(await buying.stockOf(products[0]!)).toBe(stock! - 3000);
    await pay(done[0]!.data.payment.url!);
    expect((await cluster.next().request(orders.view, { order_id }, me)).data.orderStatusId).toBe(3);
    expect((await paymentsOf(order_id)).map(({ state }) => state)).toEqual(['refused', 'authorised']);
    expect((await cluster.next().request(orders.payment, { order_id }, me)).errors[0]!.message).toBe(
      `L’ordine ${order_id} non è da pagare.`,
    );
    expect((await cluster.next().request(orders.listRetryPayment, {}, me)).data.orders).toEqual([]);

    const again = await aFailedOrder();
    await cluster.next().request(checkout.buy, onDelivery, again.me);
    expect((await cluster.next().request(orders.payment, { order_id: again.order_id }, again.me)).errors[0]!.code).toBe(
      'order.alreadyPlaced',
    );
  });

  test('PAY-14 an unpaid order takes another way to pay: on delivery it is placed at once, another card waits for its payment, and of several at once one wins [POST /order/modify-payment-type]', async () => {
    const { me, order_id } = await aFailedOrder();
    const card = await cluster.next().request(orders.modifyPaymentType, { order_id, ...byCard }, me);
    expect(card.data).toMatchObject({ orderStatusId: 11, paymentType: { paymentTypeId: 12 } });
    const placed = await cluster.next().request(orders.modifyPaymentType, { order_id, ...onDelivery }, me);
    expect(placed.data).toMatchObject({ orderStatusId: 3, paymentType: { paymentTypeId: 22 }, reservedAmount: 0 });
    const twice = await cluster.next().request(orders.modifyPaymentType, { order_id, ...onDelivery }, me);
    expect(twice.errors[0]!.code).toBe('order.notPayable');

    const other = await aFailedOrder();
    const stock = await buying.stockOf(products[0]!);
    const input = { order_id: other.order_id, ...onDelivery };
    const tries = await Promise.all(
      [0, 1, 2].map(() => cluster.next().request(orders.modifyPaymentType, input, { ...other.me })),
    );
    expect(tries.map(({ errors }) => errors[0]?.code).sort()).toEqual([
      'order.notPayable',
      'order.notPayable',
      undefined,
    ]);
    expect(await buying.stockOf(products[0]!)).toBe(stock! - 3000);
    const strange = await cluster.next().request(orders.modifyPaymentType, { order_id, payment_type_id: 99 }, me);
    expect(strange.errors[0]!.code).toBe('payment.notOffered');
  });

  test('notes: added, changed and listed by their owner, bounded, and refused once the order is over [POST /note/order/add] [POST /note/order/update] [POST /note/list/]', async () => {
    const { me } = await aBuyer();
    const { data } = await cluster.next().request(checkout.buy, onDelivery, me);
    const order_id = data.orderId;
    const { note } = (await cluster.next().request(orders.addNote, { order_id, text: '  Suonare due volte ' }, me))
      .data;
    expect(note.text).toBe('Suonare due volte');
    await cluster.next().request(orders.updateNote, { note_id: note.noteId, text: 'Citofono rotto' }, me);
    expect((await cluster.next().request(orders.notes, { order_id }, me)).data.notes).toMatchObject([
      { noteId: note.noteId, text: 'Citofono rotto' },
    ]);
    expect((await cluster.next().request(orders.view, { order_id }, me)).data.notes).toHaveLength(1);
    for (const text of ['   ', 'x'.repeat(501)])
      expect((await cluster.next().request(orders.addNote, { order_id, text }, me)).http).toBe(400);
    const { me: other } = await aBuyer();
    expect((await cluster.next().request(orders.updateNote, { note_id: note.noteId, text: 'x' }, other)).status).toBe(
      3,
    );
    await cluster.next().request(orders.delete, { order_id }, me);
    expect((await cluster.next().request(orders.addNote, { order_id, text: 'x' }, me)).errors[0]!.code).toBe(
      'order.notEditable',
    );
  });

  test('the list keeps to its filters and refuses those that contradict themselves; masters see household and addresses [GET /order/list-for-all-person-orders] [GET /order/list-for-all-user-shipping-addresses]', async () => {
    const { me } = await aBuyer();
    const { data } = await cluster.next().request(checkout.buy, onDelivery, me);
    const total = data.order.grossTotal;
    const count = async (filter: object) => (await cluster.next().request(orders.list, filter, me)).data.page.totItems;
    expect(await count({ from_gross_total: total, to_gross_total: total })).toBe(1);
    expect(await count({ from_gross_total: total + 1 })).toBe(0);
    expect(await count({ order_type: 'order' })).toBe(1);
    expect(await count({ order_type: 'subscription' })).toBe(0);
    expect(await count({ from_date: '2020-01-01', to_date: '2020-01-02' })).toBe(0);
    const reversed = await cluster.next().request(orders.list, { from_date: '2026-02-01', to_date: '2026-01-01' }, me);
    expect([reversed.http, reversed.errors[0]!.message]).toEqual([400, 'La data di inizio viene dopo quella di fine.']);
    const dear = await cluster.next().request(orders.list, { from_gross_total: 9, to_gross_total: 1 }, me);
    expect(dear.errors[0]!.message).toBe('Il totale minimo è più alto di quello massimo.');

    const anna = await logIn(cluster.first, 'anna');
    const before = (await cluster.next().request(orders.listForPersons, {}, anna)).data.page.totItems;
    const { db } = cluster.first;
    await db.updateTable('shop_order').set({ user_id: 108 }).where('order_id', '=', data.orderId).execute();
    const household = await cluster.next().request(orders.listForPersons, {}, anna);
    expect(household.data.page.totItems).toBe(before + 1);
    expect(household.data.orders[0]).toMatchObject({ orderId: data.orderId, customerName: 'Franca' });
    const address = JSON.stringify({ ...data.order.shippingAddress!, addressId: 1001 });
    await db.updateTable('shop_order').set({ address }).where('order_id', '=', data.orderId).execute();
    const sent = await cluster.next().request(orders.listForAddresses, {}, anna);
    expect(sent.data.orders.map(({ orderId }) => orderId)).toContain(data.orderId);
    const seen = (await cluster.next().request(orders.view, { order_id: data.orderId }, { ...anna })).data;
    expect(seen).toMatchObject({ orderId: data.orderId, others: true, editable: false, deletable: false });
    for (const key of ['notes', 'accessToken', 'addable']) expect(seen).not.toHaveProperty(key);
    const refused = await cluster.next().request(orders.delete, { order_id: data.orderId }, { ...anna });
    expect(refused.errors[0]!.code).toBe('order.notFound');
    const bruno = await logIn(cluster.first, 'bruno');
    const strange = await cluster.next().request(orders.view, { order_id: data.orderId }, bruno);
    expect(strange.errors[0]!.code).toBe('order.notFound');
    const franca = await logIn(cluster.first, 'franca');
    expect((await cluster.next().request(orders.listForPersons, {}, franca)).status).toBe(4);
  });

  test('an order is read with its token, without a login and without name or notes; a wrong token tells nothing [GET /token-order/view]', async () => {
    const { me } = await aBuyer();
    const { data } = await cluster.next().request(checkout.buy, onDelivery, me);
    const order_id = data.orderId;
    await cluster.next().request(orders.addNote, { order_id, text: 'chiave sotto lo zerbino' }, me);
    const { access_token } = await cluster.first.db
      .selectFrom('shop_order')
      .select('access_token')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const read = await cluster.next().request(orders.viewByToken, { order_id, access_token });
    expect(read.data).toMatchObject({ orderId: order_id, orderStatusId: 3, deletable: false, editable: false });
    expect(JSON.stringify(read.data)).not.toMatch(/zerbino|Nuovo/);
    for (const wrong of ['', 'x', access_token.slice(1), `${access_token}0`])
      expect(
        (await cluster.next().request(orders.viewByToken, { order_id, access_token: wrong })).errors[0]!.code,
      ).toBe('order.notFound');
  });
});

test.each([
  { night: 'longer', slot_date: '2026-10-25', until: '2026-10-24T15:00:00+02:00' },
  { night: 'shorter', slot_date: '2027-03-28', until: '2027-03-27T13:00:00+01:00' },
])('PAY-16 over the $night night of the year twenty hours are twenty', ({ slot_date, until }) => {
  const order = { slot_date, begin_time: '10:00', delivery_service_id: 2 };
  expect(isoInRome(deletableUntil(order))).toBe(until);
});
