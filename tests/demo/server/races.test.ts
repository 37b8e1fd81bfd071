import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { cartCodes } from '../../../core/api/endpoints/cartCodes.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { createBuying, goodCard } from './buying.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { plainProducts, put } from './people.ts';

const onDelivery = { payment_type_id: 22 };

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  beforeAll(async () => {
    cluster = await open();
    products = await plainProducts(cluster.first, 24);
    buying = createBuying(cluster.first, products[23]!);
    await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  test.each(rounds(2, 50))(
    'CART-04 twenty parallel adds of different products leave twenty lines [POST /cart/add] (%i)',
    async () => {
      const me = {};
      await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
      const session = (me as { session: string }).session;
      await Promise.all(
        products.slice(1, 21).map((productId) => put(cluster.next(), { session }, { productId, quantity: 1 })),
      );
      const view = await cluster.first.request(cart.view, {}, me);
      expect(view.data.totalItems).toBe(21);
      expect(view.headers.get('X-Spesa-Revision')).toBe('21');
    },
  );

  test.each(rounds(2, 50))('CART-05 ten parallel adds of one product are ten steps [POST /cart/add] (%i)', async () => {
    const me = {};
    await put(cluster.first, me, { productId: products[0]!, quantity: 1 });
    const session = (me as { session: string }).session;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => put(cluster.next(), { session }, { productId: products[1]!, quantity: 1 })),
    );
    expect(new Set(answers.map((answer) => answer.headers.get('X-Spesa-Revision'))).size).toBe(10);
    expect((await cluster.first.request(cart.view, {}, me)).data.cartItems).toMatchObject([
      { quantity: 1 },
      { productId: products[1]!, quantity: 10 },
    ]);
  });

  test('CART-06 a line that another tab removed is refused with the cart as it stands [POST /cart/update] [POST /cart/delete]', async () => {
    const me = {};
    const { data } = await put(
      cluster.first,
      me,
      { productId: products[0]!, quantity: 1 },
      { productId: products[1]!, quantity: 1 },
    );
    const itemId = data.cartItems![0]!.itemId;
    await cluster.first.request(cart.delete, { items: [{ itemId }] }, me);
    const answers = [
      await cluster.next().request(cart.update, { items: [{ itemId, quantity: 3 }] }, me),
      await cluster.next().request(cart.delete, { items: [{ itemId }] }, me),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        http: 200,
        status: 3,
        errors: [{ code: 'cart.itemNotFound' }],
        data: { totalItems: 1 },
      });
  });

  test.each(rounds(3, 1000))(
    'CART-07 PAY-04 what is added while the order is placed is in the order or still in the cart, or the order is refused as changed (%i)',
    async () => {
      const { people } = await buying.buyers(1, products[2]!, 1);
      const me = people[0]!.credentials;
      const [bought, added] = await Promise.all([
        cluster.next().request(checkout.buy, onDelivery, { ...me }),
        put(cluster.next(), { ...me }, { productId: products[3]!, quantity: 1 }),
      ]);
      const sorted = (ids: number[]) => ids.sort((a, b) => a - b);
      const left = await cluster.first.request(cart.view, {}, me);
      const kept = sorted(left.data.cartItems!.map((item) => item.productId));
      expect(added.status).toBe(0);
      if (bought.status !== 0) {
        expect(bought.errors[0]!.code).toBe('cart.changed');
        expect(kept).toEqual(sorted([products[2]!, products[3]!, products[23]!]));
        return;
      }
      const order = await cluster.first.request(orders.view, { order_id: bought.data.orderId }, me);
      const ordered = order.data.orderItems!.map((item) => item.product.productId);
      expect(sorted([...ordered, ...kept])).toEqual(sorted([products[2]!, products[3]!, products[23]!]));
    },
  );

  test.each(rounds(1, 50))(
    'STK-01 of five pieces twenty buyers get five [POST /checkout/buy] (%i)',
    async () => {
      await buying.setStock(products[4]!, 5);
      const { people } = await buying.buyers(20, products[4]!, 1);
      const answers = await Promise.all(
        people.map(({ credentials }) => cluster.next().request(checkout.buy, onDelivery, credentials)),
      );
      expect(answers.filter((answer) => answer.status === 0)).toHaveLength(5);
      for (const answer of answers.filter((each) => each.status !== 0))
        expect(answer).toMatchObject({
          http: 200,
          status: 6,
          errors: [{ code: 'cart.notAvailable' }],
          data: { cart: { totalItems: 2 } },
        });
      expect(await buying.stockOf(products[4]!)).toBe(0);
    },
    30_000,
  );

  test.each(rounds(1, 50))(
    'SLOT-01 of twenty customers exactly one gets the last place [GET /timeslot/select] (%i)',
    async () => {
      const { people, slot } = await buying.buyers(20, products[5]!, 1);
      const taken = await buying.takenOf(slot);
      await cluster.first.db.updateTable('cart').set({ slot_held_until: null }).execute();
      await cluster.first.db
        .updateTable('timeslot')
        .set({ capacity: taken + 1, reserved: 0 })
        .where('timeslot_id', '=', slot.timeslot_id)
        .execute();
      const answers = await Promise.all(
        people.map(({ credentials }) => cluster.next().request(checkout.buy, onDelivery, credentials)),
      );
      expect(answers.filter((answer) => answer.status === 0)).toHaveLength(1);
      expect(new Set(answers.flatMap((answer) => answer.errors.map((error) => error.code)))).toEqual(
        new Set(['timeslot.full']),
      );
      expect(await buying.takenOf(slot)).toBe(taken + 1);
      await cluster.first.db
        .updateTable('timeslot')
        .set({ capacity: 1000 })
        .where('timeslot_id', '=', slot.timeslot_id)
        .execute();
    },
    30_000,
  );

  test.each(rounds(3, 200))(
    'PAY-01 five concurrent buys of one cart are one order [POST /checkout/buy] (%i)',
    async (round) => {
      await buying.setStock(products[6]!, 100);
      const { people, slot } = await buying.buyers(1, products[6]!, 2);
      const me = people[0]!.credentials;
      const taken = await buying.takenOf(slot);
      const how = round % 2 === 0 ? onDelivery : { payment_type_id: 12 };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => cluster.next().request(checkout.buy, how, { ...me })),
      );
      const numbers = new Set(answers.map((answer) => answer.data.orderId));
      expect(numbers.size).toBe(1);
      expect((await cluster.first.request(orders.list, {}, me)).data.page.totItems).toBe(1);
      expect(await buying.stockOf(products[6]!)).toBe(98_000);
      expect(await buying.takenOf(slot)).toBe(taken + 1);
    },
  );

  test.each(rounds(1, 50))(
    'SEC-24 a code for once, of an order that failed and of the next cart: of twenty tries at once to use it, ten of each, one does (%i)',
    async () => {
      await buying.setStock(products[7]!, 1000);
      const { people } = await buying.buyers(1, products[7]!, 40);
      const me = people[0]!.credentials;
      const code = await cluster.first.request(cartCodes.addCode, { code: 'BENVENUTO5' }, me);
      expect(code.errors).toEqual([]);
      const failed = (await cluster.first.request(checkout.buy, { payment_type_id: 12 }, me)).data;
      await cluster.first.provider(failed.payment.url!, {
        method: 'POST',
        body: new URLSearchParams({ ...goodCard, number: '4000000000000002' }),
        redirect: 'manual',
      });
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          at % 2 === 0
            ? cluster.next().request(checkout.buy, onDelivery, { ...me })
            : cluster.next().request(orders.modifyPaymentType, { order_id: failed.orderId, ...onDelivery }, { ...me }),
        ),
      );
      const { userId } = (await cluster.first.request(cart.view, {}, me)).data.user;
      const uses = await cluster.first.db.selectFrom('gift_use').selectAll().where('user_id', '=', userId).execute();
      const placed = await cluster.first.db
        .selectFrom('shop_order')
        .select('order_id')
        .where('user_id', '=', userId)
        .where('status', '=', orderStatus.ordered)
        .execute();
      expect([uses.length, placed]).toEqual([1, [{ order_id: uses[0]!.order_id }]]);
    },
  );
});
