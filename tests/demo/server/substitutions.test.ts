import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { substitutions } from '../../../core/api/endpoints/substitutions.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { closeUnanswered } from '../../../demo/server/warehouse/unansweredOrders.ts';
import { beginPicking } from '../../../demo/server/warehouse/advance.ts';
import { openForBuying } from './buying.ts';
import { employeeCookie, warehouseForm } from './atWarehouse.ts';
import type { Credentials } from './caller.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { isoInRome } from '../../../demo/server/time/rome.ts';
import { answerDeadline } from '../../../demo/server/warehouse/answerDeadline.ts';
import { now } from '../../moment.ts';

const hour = 3_600_000;

test.each([
  { asked: '2026-11-27T08:00:00+01:00', until: '2026-11-27T09:00:00+01:00' },
  { asked: '2026-11-27T20:00:00+01:00', until: '2026-11-27T21:00:00+01:00' },
  { asked: '2026-11-27T20:01:00+01:00', until: '2026-11-28T09:00:00+01:00' },
  { asked: '2026-11-27T22:44:00+01:00', until: '2026-11-28T09:00:00+01:00' },
  { asked: '2026-11-28T00:30:00+01:00', until: '2026-11-28T09:00:00+01:00' },
  { asked: '2026-11-28T07:59:00+01:00', until: '2026-11-28T09:00:00+01:00' },
  { asked: '2026-12-31T23:59:00+01:00', until: '2027-01-01T09:00:00+01:00' },
  { asked: '2026-10-24T22:00:00+02:00', until: '2026-10-25T09:00:00+01:00' },
  { asked: '2027-03-27T22:00:00+01:00', until: '2027-03-28T09:00:00+02:00' },
])('an answer is due by day alone: asked at $asked, until $until (ruling 38)', ({ asked, until }) => {
  expect(isoInRome(answerDeadline(new Date(asked)))).toBe(until);
});

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: Awaited<ReturnType<typeof openForBuying>>['buying'];
  let cookie: string;
  beforeAll(async () => {
    ({ cluster, products, buying } = await openForBuying(open));
    cookie = await employeeCookie(cluster.first);
  }, 120_000);
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const post = (path: string, fields: Record<string, string> = {}, as = cookie) =>
    cluster.next().fetch(`/magazzino${path}`, warehouseForm(as, fields));
  const told = async (answer: Response) => /role="alert">([^<]*)</.exec(await answer.text())?.[1];
  const price = (productId: number, paid: number) =>
    cluster.first.db.updateTable('price').set({ paid, list: paid }).where('product_id', '=', productId).execute();

  /** An order of two lines that is being picked; the first of four pieces is the one that is missing. */
  async function picking(infos: Record<string, string> = {}) {
    const { people } = await buying.buyers(1, products[0]!, 4);
    const me = people[0]!.credentials;
    const { data } = await cluster.next().request(checkout.buy, { payment_type_id: 22 }, me);
    const id = data.orderId;
    const items = await cluster.first.db
      .updateTable('order_item')
      .set({ infos: JSON.stringify(infos) })
      .where('order_id', '=', id)
      .returning(['order_item_id', 'product_id'])
      .execute();
    await transact(cluster.first.db, (db) => beginPicking(db, cluster.first.payments, id));
    await cluster.first.db.deleteFrom('mail').execute();
    const [line, other] = [products[0]!, products[23]!].map(
      (product) => items.find(({ product_id }) => product_id === product)!.order_item_id,
    );
    return { me, id, line: line!, other: other! };
  }
  const fields = (line: number, productId = products[1]!) => ({
    item: String(line),
    product: String(productId),
    reason: 'quality',
  });
  const list = async (order_id: number, me: Credentials) =>
    (await cluster.next().request(substitutions.list, { order_id }, { ...me })).data;
  const say = (order_id: number, me: Credentials, orderItemId: number, accept_alternatives: boolean) =>
    cluster
      .next()
      .request(substitutions.answer, { order_id, items: [{ orderItemId, accept_alternatives }] }, { ...me });
  const view = async (order_id: number, me: Credentials) =>
    (await cluster.next().request(orders.view, { order_id }, { ...me })).data;
  const lineOf = async (order_id: number, me: Credentials) =>
    (await view(order_id, me)).orderItems!.find(({ product }) => product.productId === products[0])!;

  test('what was substituted is told with why and at which price, and refused and taken again until the van leaves; stock follows [GET /order/view]', async () => {
    await price(products[1]!, 1100);
    const { me, id, line, other } = await picking();
    const before = (await buying.stockOf(products[1]!))!;
    await post(`/${id}/substitute`, fields(line));
    expect(await list(id, me)).toMatchObject({
      open: true,
      substitutions: [
        {
          orderItemId: line,
          product: { productId: products[0] },
          substitute: { productId: products[1] },
          grossTotal: 40,
          substituteTotal: 44,
          reason: 'quality',
          state: 'taken',
          answered: false,
        },
      ],
    });
    expect(await buying.stockOf(products[1]!)).toBe(before - 4000);
    const refused = await say(id, me, line, false);
    expect(refused.data.substitutions[0]).toMatchObject({ state: 'refused', answered: true });
    expect(await lineOf(id, me)).toMatchObject({ deliveredQuantity: 0, finalTotal: 0 });
    await say(id, me, line, false);
    expect(await buying.stockOf(products[1]!)).toBe(before);
    await buying.setStock(products[1]!, 3);
    expect((await say(id, me, line, true)).errors[0]?.code).toBe('substitution.gone');
    await buying.setStock(products[1]!, 1000);
    await say(id, me, line, true);
    expect(await lineOf(id, me)).toMatchObject({ finalTotal: 44, replacedBy: { productId: products[1] } });
    const came = await cluster.next().request(orders.view, { order_id: id, show_replaced: false }, { ...me });
    const same = came.data.orderItems!.find(({ orderItemId }) => orderItemId === line);
    expect(same).toMatchObject({ product: { productId: products[1] }, grossTotal: 44, finalTotal: 44 });
    for (const key of ['replaced', 'replacedBy']) expect(same).not.toHaveProperty(key);
    expect(await buying.stockOf(products[1]!)).toBe(1_000_000 - 4000);

    await post(`/${id}/pick`, { item: String(other), quantity: '5' });
    await post(`/${id}/pack`);
    expect((await view(id, me)).orderStatusId).toBe(6);
    expect((await say(id, me, line, false)).errors[0]?.code).toBe('substitution.closed');
    expect(await list(id, me)).toMatchObject({ open: false });
    expect(await lineOf(id, me)).toMatchObject({ finalTotal: 44 });
  });

  test('SEC-08 substitutions are their owner’s alone, and a line of another order is as one that is not there', async () => {
    const [mine, theirs] = [await picking(), await picking()];
    await post(`/${mine.id}/substitute`, fields(mine.line));
    for (const order_id of [mine.id, 999_999]) {
      const { errors } = await cluster.next().request(substitutions.list, { order_id }, { ...theirs.me });
      expect(errors[0]?.code).toBe('order.notFound');
      expect((await say(order_id, theirs.me, mine.line, false)).errors[0]?.code).toBe('order.notFound');
    }
    for (const line of [mine.line, theirs.line, 999_999])
      expect((await say(theirs.id, theirs.me, line, false)).errors[0]?.code).toBe('substitution.notFound');
    expect(await lineOf(mine.id, mine.me)).toMatchObject({ replaced: true });
  });

  test('beyond the tolerance the customer is asked: the order waits, one mail with a deadline, and goes on with the answer (ruling 30)', async () => {
    await price(products[2]!, 1500);
    const { me, id, line, other } = await picking();
    expect(await told(await post(`/${id}/substitute`, fields(line, products[2]!)))).toMatch(
      /senza chiedere al cliente/,
    );
    await post(`/${id}/ask`, fields(line, products[2]!));
    expect(await told(await post(`/${id}/ask`, fields(line, products[2]!)))).toMatch(/aspettiamo la risposta/);
    await post(`/${id}/ask`, fields(other, products[3]!));
    const asked = await list(id, me);
    expect(asked.substitutions.map(({ state }) => state)).toEqual(['asked', 'asked']);
    expect(Date.parse(asked.asksUntil!)).toBeGreaterThan(now() + hour / 2);
    expect(await view(id, me)).toMatchObject({ orderStatusId: 22, deletable: false, editable: false });
    const mails = await cluster.first.db.selectFrom('mail').selectAll().execute();
    expect(mails.map(({ subject }) => subject)).toEqual([`L’ordine ${id} aspetta una tua risposta`]);
    expect(mails[0]!.plain).toContain(`/profile/orders/${id}`);
    expect(await told(await post(`/${id}/pack`))).toMatch(/ancora una domanda senza risposta/);

    await say(id, me, line, true);
    expect((await view(id, me)).orderStatusId).toBe(22);
    await say(id, me, other, false);
    expect((await view(id, me)).orderStatusId).toBe(5);
    expect(await lineOf(id, me)).toMatchObject({ finalTotal: 60 });
    await post(`/${id}/pack`);
    expect((await view(id, me)).orderStatusId).toBe(6);
  });

  test.each([
    { paid: 1200, infos: {}, state: 'taken', finalTotal: 48 },
    { paid: 800, infos: {}, state: 'taken', finalTotal: 32 },
    { paid: 1201, infos: {}, state: 'refused', finalTotal: 0 },
    { paid: 799, infos: {}, state: 'refused', finalTotal: 0 },
    { paid: 1100, infos: { accept_alternatives: 'false' }, state: 'refused', finalTotal: 0 },
  ])(
    'silence is no yes beyond 20 % more or less, nor against the customer’s word: 40 € become $paid cents a piece, $state (ruling 38)',
    async ({ paid, infos, state, finalTotal }) => {
      await price(products[2]!, paid);
      const { me, id, line } = await picking(infos as Record<string, string>);
      const stock = (await buying.stockOf(products[2]!))!;
      await post(`/${id}/ask`, fields(line, products[2]!));
      const asked = await list(id, me);
      expect(asked.substitutions[0]!.acceptAlternatives).toBe(state === 'taken');
      await closeUnanswered(cluster.first);
      expect((await view(id, me)).orderStatusId).toBe(22);
      const wait = Date.parse(asked.asksUntil!) - now() + 1000;
      cluster.first.clock.offset += wait;
      await Promise.all([closeUnanswered(cluster.next()), closeUnanswered(cluster.next())]);
      cluster.first.clock.offset -= wait;
      expect((await list(id, me)).substitutions[0]).toMatchObject({ state, answered: false });
      expect((await list(id, me)).asksUntil).toBeUndefined();
      expect(await view(id, me)).toMatchObject({ orderStatusId: 5 });
      expect(await lineOf(id, me)).toMatchObject({ finalTotal });
      expect(await buying.stockOf(products[2]!)).toBe(state === 'taken' ? stock - 4000 : stock);
    },
  );

  test('nobody is asked where the delivery would be over before the answer is due', async () => {
    const { id, line } = await picking();
    const soon = isoInRome(new Date(now() + 10 * 60_000));
    await cluster.first.db
      .updateTable('shop_order')
      .set({ slot_date: soon.slice(0, 10), begin_time: '00:00', end_time: soon.slice(11, 16) })
      .where('order_id', '=', id)
      .execute();
    expect(await told(await post(`/${id}/ask`, fields(line, products[1]!)))).toMatch(/finisce prima che il cliente/);
  });

  test('LAW-24 a weight beyond the tolerance is asked for too; refused, the line is weighed again', async () => {
    const { me, id, line } = await picking();
    expect(await told(await post(`/${id}/ask-weight`, { item: String(line), quantity: '6' }))).toMatch(
      /si chiede un peso/,
    );
    await cluster.first.db
      .updateTable('order_item')
      .set({ variable: true })
      .where('order_item_id', '=', line)
      .execute();
    for (const quantity of ['5', '8,001', 'x'])
      expect(await told(await post(`/${id}/ask-weight`, { item: String(line), quantity }))).toMatch(/fra 5 e 8 kg/);
    await post(`/${id}/ask-weight`, { item: String(line), quantity: '6' });
    expect((await list(id, me)).substitutions[0]!.acceptAlternatives).toBe(false);
    expect((await list(id, me)).substitutions[0]).toMatchObject({
      reason: 'weight',
      substituteQuantity: 6,
      substituteTotal: 60,
    });
    await say(id, me, line, false);
    expect(await lineOf(id, me)).toMatchObject({ quantity: 4 });
    expect((await lineOf(id, me)).deliveredQuantity).toBeUndefined();
    await post(`/${id}/pick`, { item: String(line), quantity: '4,1' });
    expect(await lineOf(id, me)).toMatchObject({ deliveredQuantity: 4.1, finalTotal: 41 });
    expect((await list(id, me)).substitutions).toEqual([]);
  });

  test.each(rounds(2, 40))(
    'of refusing and packing at once one wins, and what is packed is what is paid (round %i)',
    async () => {
      const { me, id, line, other } = await picking();
      await post(`/${id}/substitute`, fields(line));
      await post(`/${id}/pick`, { item: String(other), quantity: '5' });
      const before = (await buying.stockOf(products[1]!))!;
      const [answer] = await Promise.all([say(id, me, line, false), post(`/${id}/pack`)]);
      const won = answer.status === 0;
      expect((await buying.stockOf(products[1]!))! - before).toBe(won ? 4000 : 0);
      const order = await view(id, me);
      const goods = order.orderItems!.reduce((sum, { finalTotal = 0 }) => sum + finalTotal, 0);
      expect(goods).toBe(won ? 50 : 94);
      const { deliveryFee = 0, packagingFee = 0, adjustmentTotal = 0, finalTotal } = order;
      expect(finalTotal).toBeCloseTo(goods + deliveryFee + packagingFee + adjustmentTotal, 2);
    },
  );
});
