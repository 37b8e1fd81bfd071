import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { withdrawal } from '../../../core/api/endpoints/withdrawal.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { beginPicking, deliver, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine } from '../../../demo/server/warehouse/pick.ts';
import { openForBuying } from './buying.ts';
import { kinds, type Cluster } from './cluster.ts';
import { now } from '../../moment.ts';

const day = 86_400_000;

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: Awaited<ReturnType<typeof openForBuying>>['buying'];
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
  }, 120_000);
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  /** An order of two lines, the first of which perishes if wanted, and how to call with its token. */
  async function order({ perishes = false, delivered = true } = {}) {
    const { db } = cluster.first;
    const { people } = await buying.buyers(1, products[0]!, 4);
    const me = people[0]!.credentials;
    const { orderId } = (await cluster.next().request(checkout.buy, { payment_type_id: 22 }, me)).data;
    const items = await db.selectFrom('order_item').selectAll().where('order_id', '=', orderId).execute();
    const [line, other] = [products[0]!, products[23]!].map((product) =>
      items.find(({ product_id }) => product_id === product)!,
    );
    if (perishes)
      await db
        .updateTable('order_item')
        .set({ product: JSON.stringify({ ...line!.product, productInfos: { PERISHABLE: 'true' } }) })
        .where('order_item_id', '=', line!.order_item_id)
        .execute();
    const bring = async () => {
      await transact(db, (work) => beginPicking(work, cluster.first.payments, orderId));
      for (const { order_item_id, quantity } of items)
        await transact(db, (work) => pickLine(work, order_item_id, quantity));
      await transact(db, (work) => pack(work, cluster.first.payments, orderId));
      await transact(db, (work) => deliver(work, cluster.first.payments, orderId, { early: true }));
    };
    if (delivered) await bring();
    await db.deleteFrom('mail').execute();
    const { data } = await cluster.next().request(orders.view, { order_id: orderId }, { ...me });
    const named = { order_id: orderId, access_token: data.accessToken! };
    const make = async (
      given: Partial<{ name: string; email: string; items: number[]; access_token: string }> = {},
    ) => {
      const answer = await cluster.next().request(withdrawal.make, {
        ...named,
        name: 'Anna Bianchi',
        email: 'ricevute@example.org',
        items: [other!.order_item_id],
        ...given,
      });
      return { ...answer, code: answer.errors[0]?.code };
    };
    return { me, orderId, line: line!.order_item_id, other: other!.order_item_id, named, make, bring, seen: data };
  }
  /** Sets the clocks of all processes. */
  const shiftTo = (moment: number) => {
    for (const shop of [cluster.next(), cluster.next()]) shop.clock.offset = moment - now();
  };
  const mails = () => cluster.first.db.selectFrom('mail').selectAll().orderBy('mail_id').execute();

  test('LAW-10 without a login, by the order’s token, one withdraws from a line once, and the receipt has date and hour; the customer and the shop read it too', async () => {
    const { me, orderId, line, other, named, make, seen } = await order();
    expect(seen.withdrawable).toBe(true);
    expect((await make()).data).toMatchObject({ open: true, made: [expect.stringMatching(/[+]0[12]:00$/)] });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toContain('ricevute@example.org');
    expect(sent.length).toBeGreaterThan(2);
    for (const { plain, subject } of sent) {
      expect(subject).toBe(`Ricevuta del recesso: ordine ${orderId}`);
      expect(plain).toMatch(/Anna Bianchi ha receduto il \d+ \S+ \d{4} alle \d\d:\d\d dal contratto dell’ordine/);
    }
    const { data } = await cluster.next().request(withdrawal.view, named);
    expect(data.lines.map(({ orderItemId, state }) => [orderItemId, state])).toEqual(
      expect.arrayContaining([
        [line, 'open'],
        [other, 'withdrawn'],
      ]),
    );
    const again = await Promise.all([make(), make(), make({ items: [other, other] })]);
    expect(again.map(({ status, data: { made } }) => [status, made.length])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(await mails()).toHaveLength(sent.length);
    const both = await Promise.all([1, 2, 3, 4].map(() => make({ items: [line] })));
    expect(both.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
    expect((await cluster.next().request(withdrawal.view, named)).data.made).toHaveLength(2);
    expect((await cluster.next().request(orders.view, { order_id: orderId }, { ...me })).data.withdrawable).toBe(true);
  });

  test('LAW-10 it is open from the order to the end of the fourteenth day after the delivery, by Rome’s calendar', async () => {
    const { db } = cluster.first;
    const { named, make, bring, orderId } = await order({ delivered: false });
    expect((await cluster.next().request(withdrawal.view, named)).data).not.toHaveProperty('until');
    await bring();
    const { until } = (await cluster.next().request(withdrawal.view, named)).data;
    const { delivered_at } = await db
      .selectFrom('shop_order')
      .select('delivered_at')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(until).toMatch(/T23:59:59[+]0[12]:00$/);
    const left = Date.parse(until!) - delivered_at!.getTime();
    expect(left).toBeGreaterThan(14 * day - 3_600_000);
    expect(left).toBeLessThan(15 * day + 3_600_000);
    try {
      shiftTo(Date.parse(until!) + 2_000);
      expect(await make()).toMatchObject({ status: 6, code: 'withdrawal.over' });
      shiftTo(Date.parse(until!) - 30_000);
      expect(await make()).toMatchObject({ status: 0 });
    } finally {
      shiftTo(now());
    }
  });

  test('LAW-09 LAW-10 what perishes, what is not there and what was not named are refused whole, and so are a wrong token, no name and no address to write to', async () => {
    const { line, other, make } = await order({ perishes: true });
    const foreign = await order();
    const refusals: [Parameters<typeof make>[0], object][] = [
      [{ items: [line, other] }, { status: 2, code: 'withdrawal.excluded' }],
      [{ items: [foreign.other] }, { code: 'withdrawal.excluded' }],
      [{ items: [] }, { status: 2, code: 'withdrawal.items' }],
      [{ name: ' ' }, { status: 2, code: 'withdrawal.name' }],
      [{ name: 'x'.repeat(101) }, { code: 'withdrawal.name' }],
      [{ email: 'nessuna' }, { status: 2, code: 'withdrawal.email' }],
      [{ email: 'a@b.it\r\nBcc: c@d.it' }, { code: 'withdrawal.email' }],
      [{ access_token: foreign.named.access_token }, { code: 'order.notFound' }],
    ];
    for (const [given, want] of refusals) expect(await make(given)).toMatchObject(want);
    expect(await mails()).toEqual([]);
    const { people } = await buying.buyers(1, products[0]!, 4);
    const { data } = await cluster.next().request(checkout.buy, { payment_type_id: 22 }, people[0]!.credentials);
    await cluster.next().request(orders.delete, { order_id: data.orderId }, people[0]!.credentials);
    const { data: gone } = await cluster
      .next()
      .request(orders.view, { order_id: data.orderId }, people[0]!.credentials);
    expect(gone.withdrawable).toBe(false);
  });
});
