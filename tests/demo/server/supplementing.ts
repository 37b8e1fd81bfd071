import { expect } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { askAbout, reconcile } from '../../../demo/server/payment/pay.ts';
import { releaseLapsed } from '../../../demo/server/sql/orders/lapsedSupplements.ts';
import { beginPicking, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine } from '../../../demo/server/warehouse/pick.ts';
import { readBooks } from './books.ts';
import { goodCard, openForBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import type { Kind } from './cluster.ts';
import { saveCard } from './people.ts';

const minute = 60_000;

export type Supplementing = Awaited<ReturnType<typeof openForAdding>>;

/** A shop whose customers add three pieces for 30.00 euro to orders that are placed already, and what tests of that look at. */
export async function openForAdding(open: Kind['open']) {
  const { cluster, products, buying } = await openForBuying(open);

  /** A placed order: by a card that is kept, by one typed on the provider's page, or to be paid on delivery. */
  async function anOrder(way: 'kept' | 'typed' | 'onDelivery' = 'kept') {
    const { people } = await buying.buyers(1, products[0]!, 2);
    const { credentials: me, address_id } = people[0]!;
    const saved = way === 'kept' ? await saveCard(cluster.first, address_id) : undefined;
    const { data } = await cluster.next().request(
      checkout.buy,
      {
        payment_type_id: way === 'onDelivery' ? 22 : 12,
        ...(saved && { user_payment_auth_id: saved.user_payment_auth_id }),
      },
      me,
    );
    if (data.payment.url) await payAt(data.payment.url);
    await cluster.first.db.deleteFrom('mail').execute();
    return { me, order_id: data.orderId, order: await view(me, data.orderId) };
  }
  const payAt = (url: string) =>
    cluster.first.provider(url, { method: 'POST', body: new URLSearchParams(goodCard), redirect: 'manual' });
  const view = async (me: Credentials, order_id: number) =>
    (await cluster.next().request(orders.view, { order_id }, { ...me })).data;
  const three = () => [{ productId: products[1]!, quantity: 3 }];
  const add = (me: Credentials, order_id: number, more: object = {}, key?: string) =>
    cluster
      .next()
      .request(supplements.add, { order_id, items: three(), total: 30, ...more }, { ...me, ...(key && { key }) });
  /** The last addition that a customer has seen on the order. */
  const seen = async (me: Credentials, order_id: number) => {
    const asked = { order_id, products: `${products[1]!}:3` };
    const { data } = await cluster.next().request(supplements.price, asked, { ...me });
    return { after: data.after };
  };
  const paymentsOf = async (order_id: number) => {
    const rows = await cluster.first.db
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', order_id)
      .orderBy('payment_id')
      .execute();
    return Promise.all(
      rows.map(async ({ state, amount, captured, refunded, reference }) => ({
        state,
        amount,
        captured,
        refunded,
        there: (await cluster.first.payments.provider.find(reference))?.state,
      })),
    );
  };
  const mails = async () =>
    (await cluster.first.db.selectFrom('mail').select('subject').execute()).map(({ subject }) => subject);
  const work = <T>(what: Parameters<typeof transact<T>>[1]) => transact(cluster.first.db, what);
  const begin = (id: number) => work((db) => beginPicking(db, cluster.first.payments, id));
  async function pickAll(id: number, but?: number) {
    const items = await cluster.first.db.selectFrom('order_item').selectAll().where('order_id', '=', id).execute();
    for (const item of items)
      await work((db) => pickLine(db, item.order_item_id, item.product_id === but ? 0 : item.quantity));
    await work((db) => pack(db, cluster.first.payments, id));
    await askAbout(cluster.first.payments, id);
  }
  async function later(minutes: number) {
    cluster.first.clock.offset += minutes * minute;
    for (let turn = 0; turn < 2; turn += 1) {
      await releaseLapsed(cluster.next().db, cluster.first.clock);
      await reconcile(cluster.next().payments);
      cluster.first.clock.offset += minute;
    }
    cluster.first.clock.offset = 0;
  }

  return {
    cluster,
    products,
    anOrder,
    payAt,
    view,
    three,
    add,
    seen,
    paymentsOf,
    mails,
    work,
    beginPicking: begin,
    pickAll,
    later,
    stock: async () => (await buying.stockOf(products[1]!))!,
    /** Before each test. */
    async begin() {
      cluster.first.line.toProvider = (send) => send();
      await cluster.first.db.deleteFrom('mail').execute();
    },
    /** Nothing may contradict itself in the end; the mails of the orders are gone. */
    async close() {
      expect((await readBooks(cluster.first.db)).wrong.filter((line) => !line.includes('told 0'))).toEqual([]);
      expect(cluster.first.log).toEqual([]);
      await cluster.close();
    },
  };
}
