import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { riders } from '../../../core/api/endpoints/riders.ts';
import type { Credentials } from './caller.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { anotherRider, dueToday, fastOrder, packed } from './missions.ts';
import { plainProducts } from './people.ts';
import { sessionOf } from './roles.ts';

const [assigned, assignable, completed] = [{ type_id: 1 }, { type_id: 2 }, { type_id: 3 }];

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let productId: number;
  let rider: Credentials;
  let other: Credentials;
  beforeAll(async () => {
    cluster = await open();
    productId = (await plainProducts(cluster.first, 1, 5000))[0]!;
    await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
    rider = await sessionOf(cluster.first, 'rider');
    other = await anotherRider(cluster.first);
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const ask = <T extends keyof typeof riders>(row: T, input: object, as: Credentials = rider) =>
    cluster.next().request(riders[row], input as never, { ...as });
  const listed = async (kind: object, as = rider) =>
    ((await ask('list', kind, as)).data as { orders: { orderId: number }[] }).orders.map(({ orderId }) => orderId);
  const anOrder = () => fastOrder(cluster.first, productId);

  test('a mission is found, taken, brought when it is ready, and over; its customer is told once [GET /rider/list-orders] [GET /rider/view-order] [POST /rider/assign-order] [POST /rider/delivered-order]', async () => {
    const { me, id } = await anOrder();
    const order_id = id;
    expect(await listed(assignable)).toContain(id);
    expect(await listed(assigned)).not.toContain(id);

    const taken = await ask('assign', { order_id });
    expect(taken.data).toMatchObject({ orderId: id, riderStatus: 'assigned', orderStatusId: 3 });
    expect([await listed(assigned), await listed(assignable)].map((ids) => ids.includes(id))).toEqual([true, false]);

    const early = await ask('delivered', { order_id });
    expect([early.status, early.errors[0]?.code]).toEqual([expect.any(Number), 'rider.notReady']);

    await packed(cluster.first, id);
    expect((await ask('view', { order_id })).data).toMatchObject({ orderStatusId: 6, toCollect: expect.any(Number) });
    const before = await ask('delivered', { order_id });
    expect([before.errors[0]?.code, before.errors[0]?.message]).toEqual([
      'order.beforeDay',
      expect.stringMatching(/ è per [^:]+: si può segnare come consegnato solo da quel giorno\.$/),
    ]);
    expect(await listed(assigned)).toContain(id);
    await dueToday(cluster.first, id);
    const both = await Promise.all([ask('delivered', { order_id }), ask('delivered', { order_id })]);
    expect(both.some(({ status }) => status === 0)).toBe(true);
    expect(await listed(completed)).toContain(id);
    expect(await listed(assigned)).not.toContain(id);
    expect((await cluster.next().request(orders.view, { order_id }, { ...me })).data.orderStatusId).toBe(8);
    const mails = await cluster.first.db.selectFrom('mail').select('subject').where('order_id', '=', id).execute();
    expect(mails.filter(({ subject }) => subject.includes('consegnato'))).toHaveLength(1);
    expect((await ask('delivered', { order_id })).status).toBe(0);
  });

  test('missions that are ready come first, whatever their slot', async () => {
    const [later, ready] = [await anOrder(), await anOrder()];
    await cluster.first.db
      .updateTable('shop_order')
      .set({ slot_date: '2099-01-01' })
      .where('order_id', '=', ready.id)
      .execute();
    const mine = async (kind: object) =>
      (await listed({ ...kind, page_size: 100 })).filter((id) => id === later.id || id === ready.id);
    expect(await mine(assignable)).toEqual([later.id, ready.id]);
    await packed(cluster.first, ready.id);
    expect(await mine(assignable)).toEqual([ready.id, later.id]);
    for (const { id } of [later, ready]) await ask('assign', { order_id: id });
    expect(await mine(assigned)).toEqual([ready.id, later.id]);
    expect((await ask('view', { order_id: ready.id })).data.storePhone).toMatch(/^010 895 \d{4}$/);
  });

  test.each(rounds(3, 60))('SEC-10 of many who take a mission at once one has it (round %i)', async () => {
    const { id } = await anOrder();
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask('assign', { order_id: id }, index % 2 ? rider : other)),
    );
    const seen = [await ask('view', { order_id: id }), await ask('view', { order_id: id }, other)];
    expect(seen.filter(({ status }) => status === 0)).toHaveLength(1);
    const good = asked.filter(({ status }) => status === 0).length;
    expect(good).toBe(5);
    expect(new Set(asked.filter(({ status }) => status !== 0).map(({ errors }) => errors[0]?.code))).toEqual(
      new Set(['rider.taken']),
    );
  });

  test('SEC-10 another’s mission is not there, an unassigned one is not delivered, and no order of another service is a mission', async () => {
    const { id } = await anOrder();
    await packed(cluster.first, id);
    expect((await ask('delivered', { order_id: id })).errors[0]?.code).toBe('rider.notYours');
    await ask('assign', { order_id: id }, other);
    for (const [row, code] of [
      ['view', 'order.notFound'],
      ['assign', 'rider.taken'],
      ['delivered', 'order.notFound'],
    ] as const) {
      const answer = await ask(row, { order_id: id });
      expect([row, answer.status === 0, answer.errors[0]?.code]).toEqual([row, false, code]);
    }
    await cluster.first.db
      .updateTable('shop_order')
      .set({ delivery_service_id: 2 })
      .where('order_id', '=', id)
      .execute();
    expect((await ask('view', { order_id: id }, other)).errors[0]?.code).toBe('order.notFound');
    expect(await listed(assigned, other)).not.toContain(id);
  });

  test('SEC-10 of a customer a rider sees what the mission needs, while it needs it', async () => {
    const { id } = await anOrder();
    await cluster.first.db
      .updateTable('shop_order')
      .set({
        address: JSON.stringify({
          addressId: 1,
          address1: 'Via Roma',
          addressNumber: '1',
          city: 'Genova',
          doorbellName: 'Segreto',
          note: 'Segreto',
          phoneNumber: '3330000000',
          referencePhoneNumber: '3330000000',
        }),
        masked_card: '**** 4242',
      })
      .where('order_id', '=', id)
      .execute();
    const seen = async () => JSON.stringify((await ask('view', { order_id: id })).data);
    const free = await seen();
    expect(free).toContain('Via Roma');
    expect(free).not.toMatch(/Segreto|333000|4242|Nuovo|orderItems|accessToken|storePhone/);
    await ask('assign', { order_id: id });
    const own = await seen();
    expect(own).toMatch(/Segreto/);
    expect(own).toMatch(/3330000000/);
    expect(own).not.toMatch(/4242|accessToken/);
    await packed(cluster.first, id);
    await dueToday(cluster.first, id);
    await ask('delivered', { order_id: id });
    const over = await seen();
    expect(over).toContain('Genova');
    expect(over).not.toMatch(/Segreto|333000|Via Roma|Nuovo|orderItems|toCollect/);
  });

  test('a mission that its customer cancels is nobody’s; a list of an unknown kind is refused', async () => {
    const { me, id } = await anOrder();
    await ask('assign', { order_id: id });
    expect((await cluster.next().request(orders.delete, { order_id: id }, { ...me })).status).toBe(0);
    expect(await listed(assigned)).not.toContain(id);
    expect(await listed(completed)).not.toContain(id);
    expect((await ask('list', { type_id: 7 })).status).not.toBe(0);
  });
});
