import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
import { reconcile } from '../../../demo/server/payment/pay.ts';
import { releaseExpired } from '../../../demo/server/payment/unpaid.ts';
import { type createBuying, goodCard, openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { kinds, type Cluster } from './cluster.ts';
import { put, saveCard } from './people.ts';
import { sessionOf } from './roles.ts';

const byCard = { payment_type_id: 12 };
const minute = 60_000;
const lost = () => Promise.reject(new TypeError('connection reset'));

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  });
  beforeEach(async () => {
    await later(24 * 60);
    cluster.first.clock.offset = 0;
    cluster.first.reports.length = 0;
    await cluster.first.db.deleteFrom('mail').execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  /** Lets time pass and every process do its chores, twice each and all at once. */
  async function later(minutes: number): Promise<void> {
    cluster.first.clock.offset += minutes * minute;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { payments } = cluster.next();
        await releaseExpired(payments);
        await reconcile(payments);
      }),
    );
  }

  /** A customer with a card that pays at once, and one that has none. */
  async function aCustomer(): Promise<{ me: Credentials; saved: { user_payment_auth_id: number } }> {
    const { people } = await buying.buyers(1, products[0]!, 1);
    const { user_payment_auth_id } = await saveCard(cluster.first, people[0]!.address_id);
    return { me: people[0]!.credentials, saved: { user_payment_auth_id } };
  }

  const payWith = (url: string) =>
    cluster.first.provider(url, { method: 'POST', body: new URLSearchParams(goodCard), redirect: 'manual' });

  /** What the back office reads of payments. */
  async function problems() {
    const backOffice = await sessionOf(cluster.first, 'backoffice');
    return (await cluster.next().request(staff.paymentProblems, { page_size: 100 }, backOffice)).data.payments;
  }

  /** The newest payment here, and as the provider has it. */
  async function newest() {
    const here = await cluster.first.db
      .selectFrom('payment')
      .selectAll()
      .orderBy('payment_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const there = await cluster.first.payments.provider.find(here.reference);
    return { here: here.state, there: there?.state, orderId: here.order_id };
  }

  const statusOf = async (order_id: number, me: Credentials) =>
    (await cluster.first.request(orders.view, { order_id }, { ...me })).data.orderStatusId;
  const staffMails = () =>
    cluster.first.db
      .selectFrom('mail')
      .select(['subject', 'plain'])
      .where('recipient', '=', 'staff@example.it')
      .execute();

  async function paidAtTheCardsPageUnheard() {
    const { me } = await aCustomer();
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    cluster.first.line.toShop = lost;
    await payWith(data.payment.url!);
    cluster.first.line.toShop = (send) => send();
    return { me, orderId: data.orderId };
  }

  test('PAY-08 a callback that is lost is found within the minute: the order is placed, once', async () => {
    const { orderId } = await paidAtTheCardsPageUnheard();
    await later(1);
    expect(await newest()).toEqual({ here: 'authorised', there: 'authorised', orderId });
    const { status } = await cluster.first.db
      .selectFrom('shop_order')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(status).toBe(3);
    expect(await cluster.first.db.selectFrom('mail').select('mail_id').execute()).toHaveLength(1);
  });

  test('PAY-08 a process that hangs on the provider’s answer: another one’s chore places the order, once', async () => {
    const { me, saved } = await aCustomer();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    let taken = () => {};
    const reached = new Promise<void>((resolve) => (taken = resolve));
    cluster.first.line.toProvider = async (send, _path, init) => {
      const response = await send();
      if (init?.method !== 'POST') return response;
      taken();
      await slow;
      return response;
    };
    const buying = cluster.next().request(checkout.buy, { ...byCard, ...saved }, { ...me });
    await reached;
    await later(1);
    expect(await newest()).toMatchObject({ here: 'authorised', there: 'authorised' });
    answer();
    expect((await buying).data).toMatchObject({ payment: { status: 'ok' }, order: { orderStatusId: 3 } });
    cluster.first.line.toProvider = (send) => send();
    expect(await cluster.first.db.selectFrom('mail').select('mail_id').execute()).toHaveLength(1);
  });

  test('PAY-09 a callback that is lost for 21 minutes: the order stays given up, the hold goes back, the staff are told once', async () => {
    const { me, orderId } = await paidAtTheCardsPageUnheard();
    await later(21);
    expect(await newest()).toEqual({ here: 'void', there: 'void', orderId });
    expect(await statusOf(orderId, me)).toBe(11);
    expect(await staffMails()).toHaveLength(1);
  });

  test('PAY-05 silence at the card’s page: the order lapses, and its page takes no card any more', async () => {
    const { me } = await aCustomer();
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    await later(30);
    expect(await newest()).toEqual({ here: 'void', there: 'void', orderId: data.orderId });
    expect(await statusOf(data.orderId, me)).toBe(11);
    await payWith(data.payment.url!);
    expect((await newest()).there).toBe('void');
    expect(await staffMails()).toEqual([]);
  });

  test('PAY-10 the provider authorises but its answer is lost: no order, and the hold goes back', async () => {
    const { me, saved } = await aCustomer();
    cluster.first.line.toProvider = async (send) => {
      await send();
      return lost();
    };
    const bought = await cluster.next().request(checkout.buy, { ...byCard, ...saved }, me);
    cluster.first.line.toProvider = (send) => send();
    expect(bought).toMatchObject({ status: 7, errors: [{ code: 'payment.unreachable' }] });
    expect(await newest()).toMatchObject({ here: 'releasing', there: 'authorised' });
    await later(1);
    expect(await newest()).toMatchObject({ here: 'void', there: 'void' });
    expect((await cluster.first.request(orders.list, {}, me)).data.orders).toMatchObject([{ orderStatusId: 11 }]);
  });

  test.each([500, 503])(
    'PAY-10 a provider that answers %i takes nothing, and is asked about it no longer than an hour',
    async (status) => {
      const { me, saved } = await aCustomer();
      const stock = await buying.stockOf(products[0]!);
      cluster.first.line.toProvider = () => Promise.resolve(new Response('', { status }));
      const bought = await cluster.next().request(checkout.buy, { ...byCard, ...saved }, me);
      expect(bought).toMatchObject({ status: 7, errors: [{ code: 'payment.unreachable' }] });
      await later(1);
      expect(cluster.first.reports.join()).toContain(`answered ${status}`);
      cluster.first.line.toProvider = (send) => send();
      expect([(await newest()).here, await buying.stockOf(products[0]!)]).toEqual(['releasing', stock]);
      await later(60);
      expect(await newest()).toMatchObject({ here: 'void', there: undefined });
    },
  );

  test('PAY-10 a slow provider holds up nobody else: stock, slot and the customer’s own cart are free meanwhile', async () => {
    const productId = products[1]!;
    const { people, slot } = await buying.buyers(1, productId, 1);
    const { people: others } = await buying.buyers(1, productId, 1, slot);
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    let asked = () => {};
    const reached = new Promise<void>((resolve) => (asked = resolve));
    cluster.first.line.toProvider = async (send) => {
      asked();
      await slow;
      return send();
    };
    const paying = cluster.next().request(checkout.buy, byCard, { ...people[0]!.credentials });
    await reached;
    const other = await cluster.next().request(checkout.buy, { payment_type_id: 22 }, others[0]!.credentials);
    const own = await put(cluster.next(), { ...people[0]!.credentials }, { productId: products[2]!, quantity: 1 });
    expect([other.data.order.orderStatusId, own.data.totalItems]).toEqual([3, 3]);
    answer();
    expect((await paying).data.payment.status).toBe('redirect');
    cluster.first.line.toProvider = (send) => send();
  });

  test('PAY-09 a void that fails is not written: it is tried again until it is done', async () => {
    const { orderId } = await paidAtTheCardsPageUnheard();
    cluster.first.line.toProvider = (send, path) =>
      path.endsWith('/void') ? Promise.resolve(new Response('', { status: 500 })) : send();
    await later(21);
    expect(await newest()).toEqual({ here: 'releasing', there: 'authorised', orderId });
    cluster.first.line.toProvider = (send) => send();
    await later(1);
    expect(await newest()).toEqual({ here: 'void', there: 'void', orderId });
    expect(await staffMails()).toHaveLength(1);
  });

  const oneCent: Cluster['first']['line']['toProvider'] = (send, _path, init) =>
    typeof init?.body === 'string' && init.body.includes('"amount"')
      ? send({ ...init, body: JSON.stringify({ ...(JSON.parse(init.body) as object), amount: 1 }) })
      : send();
  const inDollars: Cluster['first']['line']['toProvider'] = async (send) => {
    const { status, headers, body } = await send();
    const text = body && (await new Response(body).text());
    return new Response(text?.replace('"EUR"', '"USD"') ?? null, { status, headers });
  };

  test.each([
    { what: 'amount', line: oneCent, words: 'l’importo è 0,01\u00a0€ invece di ' },
    { what: 'currency', line: inDollars, words: 'la valuta è USD invece di EUR' },
  ])(
    'PAY-07 another $what than the one asked for places no order: it goes back, is logged, and the staff read which',
    async ({ line, words }) => {
      const { me, saved } = await aCustomer();
      cluster.first.line.toProvider = line;
      const bought = await cluster.first.request(checkout.buy, { ...byCard, ...saved }, me);
      cluster.first.line.toProvider = (send) => send();
      expect(bought).toMatchObject({ status: 7, errors: [{ code: 'payment.refused' }] });
      expect(await newest()).toMatchObject({ here: 'void', there: 'void' });
      const { orderId } = await newest();
      expect(await statusOf(orderId, me)).toBe(11);
      expect(cluster.first.reports).toEqual([expect.stringContaining(words)]);
      expect(await staffMails()).toMatchObject([
        { subject: `Pagamento da controllare: ordine ${orderId}`, plain: expect.stringContaining(words) },
      ]);
      const [listed] = await problems();
      expect(listed).toMatchObject({ orderId, state: 'void', problem: expect.stringContaining(words) });
    },
  );

  test('PAY-04 money that the provider does not give back for an hour stands in the staff’s list until it does [GET /payment/list-problems]', async () => {
    const { me } = await aCustomer();
    const { data } = await cluster.next().request(checkout.buy, byCard, me);
    const mine = async () => (await problems()).filter(({ orderId }) => orderId === data.orderId);
    cluster.first.line.toProvider = (send, path) => (path.endsWith('/void') ? lost() : send());
    await later(25);
    expect(await mine()).toEqual([]);
    await later(40);
    expect(await mine()).toMatchObject([{ state: 'releasing', amount: expect.any(Number) }]);
    cluster.first.line.toProvider = (send) => send();
    await later(1);
    expect(await mine()).toEqual([]);
    expect((await cluster.next().request(staff.paymentProblems, {}, me)).status).toBe(4);
  });

  test('PAY-05 an order whose payment was never begun is begun by the next press', async () => {
    const { me } = await aCustomer();
    const first = await cluster.next().request(checkout.buy, byCard, me);
    await cluster.first.db
      .updateTable('payment')
      .set({ state: 'asked', page: null, provider_id: null })
      .where('order_id', '=', first.data.orderId)
      .execute();
    cluster.first.line.toProvider = (send, _path, init) =>
      init?.method === 'POST' ? send() : Promise.resolve(new Response('', { status: 404 }));
    cluster.first.clock.offset += minute;
    const again = await cluster.next().request(checkout.buy, byCard, me);
    cluster.first.line.toProvider = (send) => send();
    expect(again.data).toMatchObject({ orderId: first.data.orderId, payment: first.data.payment });
  });
});
