import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orderFiles } from '../../../core/api/endpoints/orderFiles.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { creditNoteParts } from '../../../demo/server/files/creditNote.ts';
import { creditNotesOf, creditRefunds } from '../../../demo/server/sql/orders/creditNotes.ts';
import { itemsOfOrder, storedOrders } from '../../../demo/server/sql/orders/orders.ts';
import { reconcile } from '../../../demo/server/payment/pay.ts';
import { createBuying, goodCard } from './buying.ts';
import { employeeCookie, warehouseForm } from './atWarehouse.ts';
import { kinds, rounds, type Cluster } from './cluster.ts';
import { firm } from './firm.ts';
import { plainProducts } from './people.ts';

const byCard = { payment_type_id: 12 };

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  let products: number[];
  let buying: ReturnType<typeof createBuying>;
  let cookie: string;
  beforeAll(async () => {
    cluster = await open();
    products = await plainProducts(cluster.first, 24, 1000);
    buying = createBuying(cluster.first, products[23]!);
    await cluster.first.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
    cookie = await employeeCookie(cluster.first);
  });
  beforeEach(async () => {
    cluster.first.line.toProvider = (send) => send();
    await cluster.first.db.deleteFrom('mail').execute();
  });
  afterAll(async () => {
    expect(cluster.first.log).toEqual([]);
    await cluster.close();
  });

  const post = (path: string, fields: Record<string, string> = {}, as = cookie) =>
    cluster.next().fetch(`/magazzino${path}`, warehouseForm(as, fields));
  async function anOrder(way: { payment_type_id: number } = byCard) {
    const { people } = await buying.buyers(1, products[0]!, 4);
    const me = people[0]!.credentials;
    const { data } = await cluster.next().request(checkout.buy, way, me);
    if (data.payment.url)
      await cluster.first.provider(data.payment.url, {
        method: 'POST',
        body: new URLSearchParams(goodCard),
        redirect: 'manual',
      });
    const items = await cluster.first.db
      .selectFrom('order_item')
      .select(['order_item_id', 'product_id', 'gross_total'])
      .where('order_id', '=', data.orderId)
      .orderBy('product_id')
      .execute();
    return { me, id: data.orderId, order: data.order, items };
  }
  const view = async (me: object, order_id: number) =>
    (await cluster.next().request(orders.view, { order_id }, { ...me })).data;
  const paymentOf = async (id: number) => {
    const row = await cluster.first.db
      .selectFrom('payment')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...row, there: await cluster.first.payments.provider.find(row.reference) };
  };
  const mails = async () =>
    (await cluster.first.db.selectFrom('mail').select('subject').execute()).map((m) => m.subject);
  const told = async (answer: Response) => /role="alert">([^<]*)</.exec(await answer.text())?.[1];
  const pick = (id: number, item: { order_item_id: number }, quantity: string) =>
    post(`/${id}/pick`, { item: String(item.order_item_id), quantity });
  /** Hands it over before its day. */
  const handOver = (id: number) => post(`/${id}/deliver`, { early: '1' });

  test('an order is picked, packed and delivered: what is missing is not paid, of the hold exactly the final total is taken, one mail per change', async () => {
    const { me, id, order, items } = await anOrder();
    await cluster.first.db.deleteFrom('mail').execute();
    await post(`/${id}/accept`);
    expect(await view(me, id)).toMatchObject({ orderStatusId: 4, deletable: true, editable: true });
    await post(`/${id}/begin`);
    expect(await view(me, id)).toMatchObject({ orderStatusId: 5, deletable: false, editable: false });
    const unpicked = await post(`/${id}/pack`);
    expect(await told(unpicked.clone())).toBe('Mancano ancora 2 righe da prelevare.');
    expect(await unpicked.text(), 'lines stand by aisle').toMatch(/<h2>[^<]+ › [^<]+<\/h2>\s*<ul>\s*<li\s/);
    for (const wrong of ['5', '-1', 'x', '', '1,5'])
      expect(await told(await pick(id, items[0]!, wrong))).toMatch(/si possono mettere da 0 a 4/);
    await pick(id, items[0]!, '3');
    await pick(id, items[1]!, '0');
    await post(`/${id}/pack`);
    const final =
      (3000 +
        [order.deliveryFee, order.packagingFee, order.adjustmentTotal].reduce(
          (sum: number, euro) => sum + Math.round((euro ?? 0) * 100),
          0,
        )) /
      100;
    const packed = await view(me, id);
    expect(packed).toMatchObject({ orderStatusId: 6, finalTotal: final });
    expect(packed.orderItems!.map(({ deliveredQuantity, finalTotal }) => [deliveredQuantity, finalTotal])).toEqual([
      [3, 30],
      [0, 0],
    ]);
    expect(await paymentOf(id)).toMatchObject({
      state: 'captured',
      captured: Math.round(final * 100),
      there: { state: 'captured', captured: Math.round(final * 100) },
    });
    await Promise.all([handOver(id), handOver(id), post(`/${id}/failed`)]);
    expect([9, 13]).toContain((await view(me, id)).orderStatusId);
    expect(await mails()).toHaveLength(3);
  });

  test('what is weighed may be a quarter more, and never more than the hold is taken (ruling 6)', async () => {
    await cluster.first.db
      .updateTable('product')
      .set({
        infos: JSON.stringify({
          TIPOLOGIA: 'Sfuso',
          WEIGHT_VARIABLE: 'true',
          WEIGHT_UNIT_SELLING: 'KG',
          WEIGHT_SELLING: '1',
        }),
        unit: 'kg',
      })
      .where('product_id', '=', products[0]!)
      .execute();
    const { me, id, items } = await anOrder();
    const { amount } = await paymentOf(id);
    await post(`/${id}/begin`);
    expect(await told(await pick(id, items[0]!, '5,001'))).toMatch(/da 0 a 5/);
    await pick(id, items[0]!, '5,000');
    await pick(id, items[1]!, '5');
    await cluster.first.db
      .updateTable('order_item')
      .set({ final_total: 999_999 })
      .where('order_item_id', '=', items[1]!.order_item_id)
      .execute();
    await post(`/${id}/pack`);
    expect((await paymentOf(id)).there).toMatchObject({ captured: amount });
    expect((await view(me, id)).finalTotal).toBe(amount / 100);
    await plainProducts(cluster.first, 24, 1000);
  });

  test('a substitute is within 20 % of the price either way, taken off the stock, and refused where the customer wants none (account §5)', async () => {
    const { me, id, items } = await anOrder();
    await post(`/${id}/begin`);
    const { db } = cluster.first;
    const price = (paid: number) =>
      db.updateTable('price').set({ paid, list: paid }).where('product_id', '=', products[1]!).execute();
    const substitute = () =>
      post(`/${id}/substitute`, { item: String(items[0]!.order_item_id), product: String(products[1]!) });
    for (const paid of [1201, 799]) {
      await price(paid);
      expect(await told(await substitute())).toMatch(/oltre il 20 %/);
    }
    await price(1200);
    await db
      .updateTable('order_item')
      .set({ infos: JSON.stringify({ accept_alternatives: 'false' }) })
      .where('order_item_id', '=', items[0]!.order_item_id)
      .execute();
    expect(await told(await substitute())).toMatch(/non accetta sostituti/);
    await db
      .updateTable('order_item')
      .set({ infos: '{}' })
      .where('order_item_id', '=', items[0]!.order_item_id)
      .execute();
    const stock = (await buying.stockOf(products[1]!))!;
    await Promise.all([substitute(), substitute()]);
    expect(await buying.stockOf(products[1]!)).toBe(stock - 4000);
    const line = (await view(me, id)).orderItems!.find(({ replaced }) => replaced)!;
    expect(line).toMatchObject({ replacedBy: { productId: products[1]! }, finalTotal: 48 });
    await price(1000);
  });

  test.each(rounds(2, 40))(
    'STK-09 of cancelling and picking at once one wins, and stock comes back only where it was cancelled (round %i)',
    async () => {
      const stock = (await buying.stockOf(products[0]!))!;
      const { me, id } = await anOrder();
      const [cancelled] = await Promise.all([
        cluster.next().request(orders.delete, { order_id: id }, { ...me }),
        post(`/${id}/begin`),
      ]);
      const { orderStatusId } = await view(me, id);
      expect(orderStatusId).toBe(cancelled.status === 0 ? 10 : 5);
      expect(await buying.stockOf(products[0]!)).toBe(orderStatusId === 10 ? stock : stock - 4000);
      expect((await paymentOf(id)).state).toBe(orderStatusId === 10 ? 'void' : 'authorised');
    },
  );

  test('money goes back at the provider: a part once however often it is pressed, all of it when nobody was there; a lost call is made up for', async () => {
    const { me, id, items } = await anOrder();
    await post(`/${id}/begin`);
    for (const item of items) await pick(id, item, item === items[0] ? '4' : '5');
    await post(`/${id}/pack`);
    const refund = () => post(`/${id}/refund`, { amount: '10,00', before: '0' });
    const answers = await Promise.all([refund(), refund(), refund()]);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', refunded: 1000, there: { refunded: 1000 } });
    expect((await view(me, id)).refundedTotal).toBe(10);
    expect(await told(await post(`/${id}/refund`, { amount: '9999', before: '1000' }))).toMatch(
      /non si può rimborsare/,
    );
    cluster.first.line.toProvider = () => Promise.reject(new TypeError('connection reset'));
    await post(`/${id}/failed`);
    expect((await paymentOf(id).catch(() => undefined))?.state ?? 'refunding').toBe('refunding');
    cluster.first.line.toProvider = (send) => send();
    await cluster.next().request(orders.view, { order_id: id }, { ...me });
    await handOver(id);
    const { captured } = await paymentOf(id);
    cluster.first.clock.offset += 60_000;
    await reconcile(cluster.next().payments);
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', refunded: captured, there: { refunded: captured } });
    expect((await view(me, id)).orderStatusId).toBe(13);
  });

  test('LAW-17 what goes back of an order with an invoice is in credit notes of a series of their own: one each, before and after the invoice, by however many processes', async () => {
    const { db, clock } = cluster.first;
    const { me, id, items } = await anOrder();
    await db
      .updateTable('shop_order')
      .set({ billing: JSON.stringify(firm) })
      .where('order_id', '=', id)
      .execute();
    await post(`/${id}/begin`);
    for (const item of items) await pick(id, item, item === items[0] ? '4' : '5');
    await post(`/${id}/pack`);
    const files = async () =>
      (await cluster.next().request(orderFiles.list, { order_id: id }, { ...me })).data.creditNotes ?? [];
    await post(`/${id}/refund`, { amount: '3,33', before: '0' });
    expect(await files()).toEqual([]);
    await handOver(id);
    const refund = () => post(`/${id}/refund`, { amount: '10,00', before: '333' });
    await Promise.all([refund(), refund(), refund()]);
    await Promise.all(
      [cluster.next(), cluster.next()].map((shop) => transact(shop.db, (work) => creditRefunds(work, shop.clock, id))),
    );
    const { captured } = await paymentOf(id);
    await post(`/${id}/refund`, { amount: ((captured - 1333) / 100).toFixed(2), before: '1333' });
    await transact(db, (work) => creditRefunds(work, clock, id));
    const notes = await files();
    expect(notes.map(({ amount }) => amount)).toEqual([3.33, 10, (captured - 1333) / 100]);
    const numbers = notes.map(({ number }) => Number(/^NC (\d+)\/\d{4}$/.exec(number)?.[1]));
    expect(numbers).toEqual([1, 2, 3]);

    const get = (more: object, who: object = me) =>
      cluster.next().request(orderFiles.get, { order_id: id, kind: 'creditNote', ...more }, { ...who });
    const { data } = await get({ number: notes[1]!.number });
    expect(data.name).toMatch(/^nota-di-credito-2-\d{4}\.pdf$/);
    const pdf = Buffer.from(data.content, 'base64').toString('latin1');
    for (const part of ['%PDF-1.7', '/Marked true', '/Lang (it-IT)', '/S /H1', '/S /Table'])
      expect(pdf).toContain(part);
    for (const wrong of [{}, { number: 'NC 999/2026' }])
      expect((await get(wrong)).errors[0]?.code).toBe('order.noFile');
    expect((await get({ number: notes[1]!.number }, (await anOrder()).me)).errors[0]?.code).toBe('order.notFound');
    const order = await storedOrders(db).where('shop_order.order_id', '=', id).executeTakeFirstOrThrow();
    const rows = await creditNotesOf(db, id);
    const text = JSON.stringify(creditNoteParts(rows[1]!, rows, order, await itemsOfOrder(db, id)));
    for (const words of [
      `Fattura ${order.invoice_number}/`,
      firm.name,
      firm.vatNumber,
      notes[1]!.number,
      '10,00',
      '3,33',
    ])
      expect(text).toContain(words);
  });
});
