import { expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { beginPicking } from '../../../demo/server/warehouse/advance.ts';
import { now } from '../../moment.ts';
import { employeeCookie, warehouseForm } from './atWarehouse.ts';
import { createBuying } from './buying.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(8, { stock: 1000, silent: true });

const wordsOf = (page: string) =>
  page
    .replace(/^[^]*<body>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** An order that is being picked, with its page and its forms. */
async function picking(status?: number) {
  const { shop } = plain;
  const cookie = await employeeCookie(shop);
  await shop.db.updateTable('timeslot').set({ capacity: 1000 }).execute();
  const { people } = await createBuying(shop, plain.id(7)).buyers(1, plain.id(0), 4);
  const { orderId: id } = (await shop.request(checkout.buy, { payment_type_id: 22 }, people[0]!.credentials)).data;
  await transact(shop.db, (db) => beginPicking(db, shop.payments, id));
  if (status) await shop.db.updateTable('shop_order').set({ status }).where('order_id', '=', id).execute();
  const items = await shop.db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('product_id')
    .execute();
  const line = items.find(({ product_id }) => product_id === plain.id(0))!;
  return {
    id,
    line,
    items,
    page: async (path = '') => (await shop.fetch(`/magazzino/${id}${path}`, { headers: { Cookie: cookie } })).text(),
    post: (what: string, fields: Record<string, string> = {}) =>
      shop.fetch(`/magazzino/${id}/${what}`, warehouseForm(cookie, fields)),
    status: async () =>
      (await shop.db.selectFrom('shop_order').select('status').where('order_id', '=', id).executeTakeFirstOrThrow())
        .status,
  };
}

test('the head says whose the order is, how to call them, where and when it goes, what they wrote and the total', async () => {
  const { id, page } = await picking(orderStatus.ordered);
  await plain.shop.db
    .updateTable('shop_order')
    .set({
      slot_date: '2027-01-20',
      begin_time: '16:00',
      end_time: '18:00',
      gross_total: 4862,
      address: JSON.stringify({
        addressId: 1,
        address1: 'Via <b>Roma',
        addressNumber: '7',
        postalcode: '16121',
        city: 'Genova',
        doorbellName: 'Prada',
        floor: '4',
        phoneNumber: '+39 333 123 4567',
      }),
    })
    .where('order_id', '=', id)
    .execute();
  await plain.shop.db
    .insertInto('order_note')
    .values({ order_id: id, text: 'Mele mature', at: new Date(now()) })
    .execute();
  const shown = await page();
  expect(shown).toContain('href="tel:+393331234567"');
  const words = wordsOf(shown);
  for (const part of [
    'Domani, mercoledì 20 gennaio',
    '16:00–18:00',
    'Via &lt;b&gt;Roma 7, 16121 Genova',
    'citofono Prada, piano 4',
    'Nota: Mele mature',
    'Da incassare alla consegna',
  ])
    expect(words).toContain(part);
  expect(words).toMatch(/48,62\s€/);
});

test('a picked line looks picked and hides its forms, the progress counts it, and the order is ready only when all are', async () => {
  const { line, items, page, post } = await picking();
  expect(wordsOf(await page())).toMatch(/0 di 2 presi .*2 da prelevare/);
  const answer = await post('pick', { item: String(line.order_item_id), quantity: '3' });
  expect(answer.headers.get('location')).toMatch(new RegExp(`#riga-${line.order_item_id}$`));
  const half = await page();
  expect(wordsOf(half)).toMatch(/0 di 2 presi · 1 in parte .*1 da prelevare/);
  expect(wordsOf(half)).toContain('Presi 3 pz su 4');
  expect(half).toMatch(new RegExp(`class="line line--picked"\\s+id="riga-${line.order_item_id}"`));
  expect(half).not.toContain('È tutto pronto');
  const other = items.find((item) => item !== line)!;
  await post('pick', { item: String(other.order_item_id), quantity: '5' });
  expect(await page()).toContain('È tutto pronto');
});

test('a line is missing by one press, and no more by another; the count and what is to be collected follow', async () => {
  const { line, items, page, post } = await picking();
  const other = items.find((item) => item !== line)!;
  const collected = async () => /Da incassare[^]*?class="sum">([\d,.]+)/.exec(await page())![1]!;
  const whole = await collected();
  const item = String(line.order_item_id);
  await post('missing', { item });
  expect(wordsOf(await page())).toMatch(/0 di 2 presi · 1 manca .*1 da prelevare/);
  expect(await collected()).not.toBe(whole);
  await post('pick', { item: String(other.order_item_id), quantity: '5' });
  expect(wordsOf(await page())).toMatch(/1 di 2 presi · 1 manca .*È tutto pronto/);
  await post('reopen', { item });
  expect(wordsOf(await page())).toMatch(/1 di 2 presi .*1 da prelevare/);
  expect(await collected()).toBe(whole);
});

test('a form works on the lines of its own order alone', async () => {
  const [mine, other] = [await picking(), await picking()];
  const item = String(other.line.order_item_id);
  for (const [what, more] of [
    ['pick', { quantity: '1' }],
    ['missing', {}],
    ['reopen', {}],
    ['withdraw', {}],
    ['substitute', { product: String(plain.id(1)) }],
    ['ask', { product: String(plain.id(1)) }],
    ['ask-weight', { quantity: '9' }],
  ] as const)
    expect(wordsOf(await (await mine.post(what, { item, ...more })).text()), what).toContain('non è di questo ordine');
  expect(wordsOf(await other.page())).toMatch(/0 di 2 presi/);
});

test('a question can be withdrawn until it is answered: the order is picked on', async () => {
  const { id, line, page, post, status } = await picking();
  await plain.shop.db.updateTable('shop_order').set({ slot_date: '2027-01-25' }).where('order_id', '=', id).execute();
  const item = String(line.order_item_id);
  await post('ask', { item, product: String(plain.id(1)) });
  expect(await status()).toBe(orderStatus.awaitingUser);
  expect(wordsOf(await page())).toContain('ancora una domanda senza risposta');
  expect(wordsOf(await (await post('pack')).text())).toContain('ritirala, o aspetta');
  await post('withdraw', { item });
  expect(await status()).toBe(orderStatus.notModifiable);
  expect(wordsOf(await page())).toMatch(/0 di 2 presi .*2 da prelevare/);
  const subjects = (await plain.shop.db.selectFrom('mail').select('subject').execute()).map(({ subject }) => subject);
  expect(subjects).toContain(`L’ordine ${id} non aspetta più la tua risposta`);
  expect(wordsOf(await (await post('withdraw', { item })).text())).toContain('non c’è più nessuna domanda');
});

test('what is wrong with a line is said at the line', async () => {
  const { line, post } = await picking();
  const page = await (await post('pick', { item: String(line.order_item_id), quantity: '99' })).text();
  expect(page).toMatch(new RegExp(`id="riga-${line.order_item_id}"(?:(?!</li>)[^])*role="alert">[^<]*da 0 a 4`));
  expect(page.match(/role="alert"/g)).toHaveLength(1);
});

test.each([
  ['deliver', orderStatus.delivering, 'Consegnato', 'Hai consegnato l’ordine', orderStatus.delivered, 'Da incassare'],
  [
    'failed',
    orderStatus.delivering,
    'Consegna non riuscita',
    'La consegna dell’ordine',
    orderStatus.failed,
    'messaggio',
  ],
  [
    'notCollected',
    orderStatus.readyInStore,
    'Non ritirato',
    'non è stato ritirato?',
    orderStatus.notCollected,
    'messaggio',
  ],
] as const)(
  '%s is asked about on a page of its own, and done by its form alone',
  async (what, from, link, title, to, means) => {
    const { id, page, post, status } = await picking(from);
    await plain.shop.db.updateTable('shop_order').set({ slot_date: '2027-01-19' }).where('order_id', '=', id).execute();
    const order = await page();
    expect(order).toMatch(new RegExp(`<a\\s[^>]*href="/magazzino/${id}/${what}"\\s*>${link}</a`));
    expect(order).not.toContain(`action="/magazzino/${id}/${what}"`);
    expect(order.match(/class="button first"/g)).toHaveLength(1);
    const question = await page(`/${what}`);
    expect(wordsOf(question)).toContain(title);
    expect(wordsOf(question)).toContain(means);
    expect(question).toContain(`method="post" action="/magazzino/${id}/${what}"`);
    expect(await status()).toBe(from);
    await post(what);
    expect(await status()).toBe(to);
    expect(wordsOf(await page(`/${what}`))).not.toContain(title);
  },
);

test('substitutes stand by need of a question, shelf, price and size', async () => {
  const { shop } = plain;
  const [, twin, dearer, small, elsewhere, beyond, gone] = plain.ids as number[];
  const { category_id } = await shop.db
    .selectFrom('product')
    .select('category_id')
    .where('product_id', '=', plain.id(0))
    .executeTakeFirstOrThrow();
  const others = await shop.db
    .selectFrom('product')
    .select('category_id')
    .where('category_id', '<>', category_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const put = (id: number, paid: number, category: number, size = 1) =>
    Promise.all([
      shop.db
        .updateTable('product')
        .set({ category_id: category, name: `Zuppetta ${id}`, words: `zuppetta ${id}`, size: '1 kg' })
        .where('product_id', '=', id)
        .execute(),
      shop.db
        .updateTable('price')
        .set({ paid, list: paid, unit_price: paid * size })
        .where('product_id', '=', id)
        .execute(),
    ]);
  await put(plain.id(0), 1000, category_id);
  await put(twin!, 1010, category_id);
  await put(small!, 1000, category_id, 3);
  await put(dearer!, 1150, category_id);
  await put(elsewhere!, 1000, others.category_id);
  await put(beyond!, 2000, category_id);
  await put(gone!, 1000, category_id);
  await shop.db.updateTable('stock').set({ available: 0 }).where('product_id', '=', gone!).execute();
  const { line, page } = await picking();
  const found = await page(`/sostituti?item=${line.order_item_id}&q=zuppetta`);
  const order = [...found.matchAll(/name="product"\s+value="(\d+)"/g)].map(([, id]) => Number(id));
  expect([...new Set(order)].filter((id) => [twin, dearer, small, elsewhere, beyond, gone].includes(id))).toEqual([
    twin,
    dearer,
    small,
    elsewhere,
    beyond,
  ]);
  expect(found).toContain('Lascia fuori');
});
