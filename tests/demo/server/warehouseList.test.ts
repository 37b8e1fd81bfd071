import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { addDays, romeTime } from '../../../core/rules/dates.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { now } from '../../moment.ts';
import { employeeCookie, warehouseForm } from './atWarehouse.ts';
import { createBuying } from './buying.ts';
import { orderOf } from './orderRows.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(3, { stock: null, silent: true });
const today = () => romeTime(now()).date;

async function fetchList(query = '') {
  const headers = { Cookie: await employeeCookie(plain.shop) };
  return (await plain.shop.fetch(`/magazzino${query}`, { headers })).text();
}
/** The words of a page, without its head. */
const wordsOf = (page: string) =>
  page
    .replace(/^[^]*<body>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const tabsOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/stato=([\w-]+)"[^>]*>[^<]*<b>(\d+)</g)].map(([, key, count]) => [key, Number(count)]),
  );

/** An order of two lines, due on this day. */
async function anOrder(slot_date: string, how: { status?: number; begin_time?: string; end_time?: string } = {}) {
  const { shop } = plain;
  await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  const { people } = await createBuying(shop, plain.id(2)).buyers(1, plain.id(0), 3);
  const { orderId } = (await shop.request(checkout.buy, { payment_type_id: 22 }, people[0]!.credentials)).data;
  await shop.db
    .updateTable('shop_order')
    .set({ slot_date, ...how })
    .where('order_id', '=', orderId)
    .execute();
  return orderId;
}
const clear = () => plain.shop.db.updateTable('shop_order').set({ status: orderStatus.cancelled }).execute();

test('orders stand by day and slot, each with its customer, products, state, progress and total; late ones say so', async () => {
  await clear();
  const { db } = plain.shop;
  const tomorrow = addDays(today(), 1);
  const slot = { begin_time: '16:00', end_time: '18:00' };
  const late = await anOrder(addDays(today(), -1), { status: orderStatus.ordered });
  const first = await anOrder(tomorrow, slot);
  const second = await anOrder(tomorrow, { ...slot, status: orderStatus.notModifiable });
  const line = await db
    .selectFrom('order_item')
    .select('order_item_id')
    .where('order_id', '=', second)
    .executeTakeFirstOrThrow();
  await db.updateTable('order_item').set({ picked: 1000 }).where('order_item_id', '=', line.order_item_id).execute();
  const page = await fetchList();
  const words = wordsOf(page);
  expect(words).toContain('Sofia Olcese');
  expect(words).toMatch(
    /Domani, mercoledì 20 gennaio 16:00–18:00 2 ordini Ordine \d+ [^€]*2 prodotti 8 pz Da preparare [^€]*€ Ordine \d+ [^€]*In preparazione 0 di 2 · 1 in parte [^€]*€/,
  );
  expect(words.indexOf(`Ordine ${first}`)).toBeLessThan(words.indexOf(`Ordine ${second}`));
  expect(words).toMatch(new RegExp(`Ordine ${late} [^€]*In ritardo`));
  expect(words.match(/In ritardo/g)).toHaveLength(1);
});

test('tabs filter by state and count', async () => {
  await clear();
  const day = addDays(today(), 1);
  const ids: Record<string, number> = {};
  for (const [key, status] of [
    ['da-preparare', orderStatus.inPreparation],
    ['in-preparazione', orderStatus.notModifiable],
    ['in-attesa', orderStatus.awaitingUser],
    ['pronti', orderStatus.readyInStore],
    ['consegnati', orderStatus.partlyDelivered],
    ['non-consegnati', orderStatus.failed],
  ] as const)
    ids[key] = await anOrder(day, { status });
  const counts = tabsOf(await fetchList());
  expect(counts).toMatchObject({ 'da-fare': 4, ...Object.fromEntries(Object.keys(ids).map((key) => [key, 1])) });
  for (const [key, id] of Object.entries(ids)) {
    const page = await fetchList(`?stato=${key}`);
    expect([...page.matchAll(/>Ordine (\d+)</g)].map(([, found]) => Number(found))).toEqual([id]);
    expect(page).toMatch(new RegExp(`stato=${key}" aria-current="page"`));
  }
  await plain.shop.db
    .updateTable('shop_order')
    .set({ slot_date: addDays(today(), -8) })
    .where('order_id', '=', ids.consegnati!)
    .execute();
  expect(tabsOf(await fetchList()).consegnati).toBe(0);
});

test('an order of a subscription alone has nothing to pick and stands apart', async () => {
  await clear();
  const id = await anOrder(addDays(today(), 1));
  await plain.shop.db
    .updateTable('order_item')
    .set({ product: JSON.stringify({ productInfos: { PRODUCT_NATURE_ID: '2' } }) })
    .where('order_id', '=', id)
    .execute();
  const page = await fetchList();
  expect(page).not.toContain(`Ordine ${id}`);
  expect(tabsOf(page)).toMatchObject({ 'da-fare': 0, abbonamenti: 1 });
  expect(wordsOf(await fetchList('?stato=abbonamenti'))).toMatch(new RegExp(`Ordine ${id} .*Nulla da prelevare`));
});

test('an empty list says so, and which order comes next', async () => {
  await clear();
  expect(wordsOf(await fetchList())).toContain('Niente da fare: ogni ordine è concluso.');
  const id = await anOrder('2027-01-23', { begin_time: '16:00', end_time: '18:00' });
  expect(wordsOf(await fetchList('?stato=pronti'))).toContain(
    `Nessun ordine pronto da consegnare. Il prossimo da preparare è l’ ordine ${id} , per sabato 23 gennaio, 16:00–18:00.`,
  );
});

test('a long list has pages, and a page that is none is the nearest', async () => {
  await clear();
  const { db } = plain.shop;
  const { user_id } = await db
    .selectFrom('customer')
    .select('user_id')
    .where('role', '=', 'customer')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = await db
    .insertInto('shop_order')
    .values(Array.from({ length: 51 }, (_, index) => ({ ...orderOf(user_id), cart_id: 900_000 + index })))
    .returning('order_id')
    .execute();
  const { product } = await db.selectFrom('order_item').select('product').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('order_item')
    .values(
      rows.map(({ order_id }) => ({
        order_id,
        product_id: plain.id(0),
        product: JSON.stringify({ ...product, productInfos: {} }),
        quantity: 1000,
        unit_price: 1000,
        gross_total: 1000,
        variable: false,
        params: '{}',
        infos: '{}',
      })),
    )
    .execute();
  const linesOf = (page: string) => page.match(/<tr class="order">/g)?.length;
  const first = await fetchList();
  expect([linesOf(first), wordsOf(first)]).toEqual([50, expect.stringContaining('Pagina 1 di 2')]);
  expect(first).toContain('stato=da-fare&amp;pagina=2');
  for (const page of ['2', '9']) expect(linesOf(await fetchList(`?pagina=${page}`))).toBe(1);
  for (const wrong of ['x', '-1', '0']) expect(linesOf(await fetchList(`?pagina=${wrong}`))).toBe(50);
});

test('leaving ends the session, and only by a form of its own', async () => {
  const cookie = await employeeCookie(plain.shop);
  const look = async () => (await plain.shop.fetch('/magazzino', { headers: { Cookie: cookie } })).text();
  await plain.shop.fetch('/magazzino/esci', warehouseForm(cookie, { token: 'x' }));
  expect(await look()).toContain('Ordini per stato');
  await plain.shop.fetch('/magazzino/esci', warehouseForm(cookie));
  expect(await look()).toContain('Accedi al magazzino');
});
