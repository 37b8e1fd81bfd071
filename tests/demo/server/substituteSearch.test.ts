import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { diet } from '../../../core/api/endpoints/diet.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { beginPicking } from '../../../demo/server/warehouse/advance.ts';
import { openForBuying } from './buying.ts';
import { employeeCookie, warehouseForm } from './atWarehouse.ts';
import { kinds, type Cluster } from './cluster.ts';

let cluster: Cluster;
let products: number[];
let buying: Awaited<ReturnType<typeof openForBuying>>['buying'];
let cookie: string;

beforeAll(async () => {
  ({ cluster, products, buying } = await openForBuying(kinds[0]!.open));
  cookie = await employeeCookie(cluster.first);
  for (const id of products.slice(0, 8)) {
    const name = `Zuppetta ${id}`;
    await cluster.first.db
      .updateTable('product')
      .set({ name, words: name.toLowerCase(), size: '1 kg' })
      .where('product_id', '=', id)
      .execute();
  }
}, 120_000);
afterAll(async () => {
  expect(cluster.first.log).toEqual([]);
  await cluster.close();
});

const at = (path: string, body?: Record<string, string>, as = cookie) =>
  cluster.first.fetch(
    `/magazzino${path}`,
    body ? warehouseForm(as, body) : { headers: { Cookie: as }, redirect: 'manual' },
  );

/** An order of four zuppette at ten euro each that is being picked. */
async function picking() {
  const { people } = await buying.buyers(1, products[0]!, 4);
  const me = people[0]!.credentials;
  const { data } = await cluster.first.request(checkout.buy, { payment_type_id: 22 }, me);
  await transact(cluster.first.db, (db) => beginPicking(db, cluster.first.payments, data.orderId));
  const { order_item_id } = await cluster.first.db
    .selectFrom('order_item')
    .select('order_item_id')
    .where('order_id', '=', data.orderId)
    .where('product_id', '=', products[0]!)
    .executeTakeFirstOrThrow();
  return { me, id: data.orderId, line: order_item_id };
}
const price = (productId: number, paid: number) =>
  cluster.first.db.updateTable('price').set({ paid, list: paid }).where('product_id', '=', productId).execute();

/** The choices of a page: what each says, and which buttons it has. */
async function choices(id: number, line: number, q: string) {
  const page = await (await at(`/${id}/sostituti?${new URLSearchParams({ item: String(line), q })}`)).text();
  const found = [...page.matchAll(/<li [^>]*>([^]*?)<\/li>/g)].map(([, part = '']) => ({
    productId: Number(/value="(\d+)"/.exec(part)?.[1]),
    words: part
      .replace(/<div class="does"[^]*/, '')
      .replace(/<[^>]*>|\s+/g, ' ')
      .trim(),
    buttons: [...part.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!.split(' ')[0]),
  }));
  return { page, found, of: (productId: number) => found.find((one) => one.productId === productId) };
}

test('a substitute is looked for by its name: each with its price and how far it is from the ordered one, only what is within 20 % taken without a question, and the rule in words (account §5)', async () => {
  const [, near, below, dear, few, byWeight] = products as [number, number, number, number, number, number];
  await Promise.all([price(near, 1080), price(below, 800), price(dear, 1201), price(few, 1000)]);
  await buying.setStock(few, 3);
  const weighed = { infos: JSON.stringify({ TIPOLOGIA: 'Sfuso' }), unit: 'kg' };
  await cluster.first.db.updateTable('product').set(weighed).where('product_id', '=', byWeight).execute();
  const { me, id, line } = await picking();
  expect(await (await at(`/${id}`)).text()).toContain(`href="/magazzino/${id}/sostituti?item=${line}"`);

  const { page, found, of } = await choices(id, line, 'zuppetta');
  expect(page).toMatch(/al massimo il 20 % in più o in meno: fra 8,00\u00a0€ e 12,00\u00a0€/);
  expect(of(near)).toMatchObject({
    words: expect.stringMatching(/10,80 € · \+8 %$/),
    buttons: ['Sostituisci', 'Chiedi'],
  });
  expect(of(below)).toMatchObject({
    words: expect.stringMatching(/8,00 € · −20 %$/),
    buttons: ['Sostituisci', 'Chiedi'],
  });
  expect(of(dear)).toMatchObject({
    words: expect.stringMatching(/12,01 € · \+20 %, oltre il 20 %$/),
    buttons: ['Chiedi'],
  });
  expect(found.at(-1)!.productId).toBe(dear);
  for (const none of [products[0]!, few, byWeight]) expect(of(none)).toBeUndefined();
  expect((await choices(id, line, '<b>qwx')).page).toContain('Nessun prodotto per «&lt;b&gt;qwx»');

  const fields = { item: String(line), q: 'zuppetta', reason: 'missing' };
  const late = await at(`/${id}/substitute`, { ...fields, product: String(few) });
  expect(late.status).toBe(409);
  expect(await late.text()).toMatch(/role="alert">«Zuppetta \d+[^<]* non basta per questa riga\.<[^]*value="zuppetta"/);
  const wrong = await at(`/${id}/substitute`, { ...fields, product: String(byWeight) });
  expect(await wrong.text()).toContain('Questo prodotto non può sostituire quello ordinato');
  expect((await at(`/${id}/substitute`, { ...fields, product: String(near) })).status).toBe(303);
  const { data } = await cluster.first.request(orders.view, { order_id: id }, { ...me });
  expect(data.orderItems!.find(({ replaced }) => replaced)).toMatchObject({ replacedBy: { productId: near } });
});

test('without words it shows what stands beside the product; whoever wants no substitute is asked, and what a consenting customer does not eat is never shown nor taken', async () => {
  const [ordered, milky, plain] = [products[0]!, products[6]!, products[7]!];
  const { db } = cluster.first;
  const { category_id } = await db
    .selectFrom('product')
    .select('category_id')
    .where('product_id', '=', ordered)
    .executeTakeFirstOrThrow();
  await db.updateTable('product').set({ category_id }).where('product_id', 'in', [milky, plain]).execute();
  await db
    .updateTable('product')
    .set({ infos: JSON.stringify({ TIPOLOGIA: 'Pezzo', ALLERGENS: 'Contiene latte' }) })
    .where('product_id', '=', milky)
    .execute();
  const { me, id, line } = await picking();
  expect((await choices(id, line, '')).of(milky)).toBeDefined();
  await cluster.first.request(diet.share, { diet: { allergens: ['milk'], diets: [], traces: false } }, { ...me });
  for (const q of ['', 'zuppetta']) {
    const { of } = await choices(id, line, q);
    expect(of(milky)).toBeUndefined();
    expect(of(plain)?.buttons).toEqual(['Sostituisci', 'Chiedi']);
  }
  const refused = await at(`/${id}/ask`, { item: String(line), product: String(milky), q: '' });
  expect(await refused.text()).toMatch(/role="alert">«Zuppetta[^<]* non va bene per questo cliente/);

  await db
    .updateTable('order_item')
    .set({ infos: JSON.stringify({ accept_alternatives: 'false' }) })
    .where('order_item_id', '=', line)
    .execute();
  const asked = await choices(id, line, 'zuppetta');
  expect(asked.page).toContain('Il cliente non accetta sostituti per questo prodotto');
  expect(asked.of(plain)?.buttons).toEqual(['Chiedi']);
});

test('only an employee looks for substitutes, and only for a line that is being picked', async () => {
  const { id, line } = await picking();
  const path = `/${id}/sostituti?item=${line}`;
  expect((await at(path)).status).toBe(200);
  expect((await at(path, undefined, '')).headers.get('location')).toBe('/magazzino');
  for (const other of [`/${id}/sostituti?item=999999`, `/${id}/sostituti`])
    expect((await at(other)).headers.get('location')).toBe(`/magazzino/${id}`);
  await cluster.first.db.updateTable('shop_order').set({ status: 6 }).where('order_id', '=', id).execute();
  expect((await at(path)).headers.get('location')).toBe(`/magazzino/${id}`);
});
