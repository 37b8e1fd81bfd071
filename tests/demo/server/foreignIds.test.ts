import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressees } from '../../../core/api/endpoints/addressees.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { openSession } from '../../../demo/server/session/session.ts';
import { fieldsOf, leastInput, shopRows } from './least.ts';
import { orderOf } from './orderRows.ts';
import { plainProducts, put } from './people.ts';
import { sessionOf } from './roles.ts';
import { rowsOf } from './rowsOf.ts';
import { openShop, type Shop } from './shop.ts';
import { now } from '../../moment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(async () => {
  expect(shop.log.map(({ row, fault }) => `${row.name} ${String(fault)}`)).toEqual([]);
  await shop.close();
});

const missing = 999_999;
const isId = (name: string) =>
  /(_id|-id|Id|cod_int)$/.test(name) && !/(type|service|Type|Service|category|product)/.test(name);
type Asked = [name: string, row: Endpoint, field: string, with_: (id: number) => object];
/** What is somebody's also where anybody may ask. */
const personal = ['order_id', 'address_id', 'addressId'];
const asked = shopRows
  .filter(({ who }) => who !== 'rider' && who !== 'backoffice')
  .flatMap((row) =>
    fieldsOf(row, 'number')
      .filter((field) => (row.who === 'anyone' ? personal.includes(field) : isId(field)))
      .map((field): Asked => [`${row.path} ${field}`, row, field, (id) => ({ [field]: id })]),
  )
  .concat(
    [cart.update, cart.delete, wholeCart.updateInfos].map((row): Asked => {
      const line = { quantity: 3, productId: 1, infos: {} };
      return [`${row.path} itemId`, row, 'itemId', (itemId) => ({ items: [{ ...line, itemId }] })];
    }),
  );

test('SEC-08 another customer’s id is answered as one that is not there, to three customers in every parameter that names something, and nothing of theirs changes', async () => {
  const anna = await sessionOf(shop, 'master');
  await shop.request(
    addressees.add,
    {
      name: 'Anna Parodi',
      fiscalCode: 'PRDNNA84B69D969F',
      address1: 'Via Roma',
      addressNumber: '1',
      city: 'Genova',
      province: 'GE',
      postalcode: '16121',
    },
    anna,
  );
  const [productId] = await plainProducts(shop, 1);
  await put(shop, anna, { productId: productId!, quantity: 1 });
  const { order_id } = await shop.db
    .insertInto('shop_order')
    .values(orderOf(101))
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const note = { order_id, text: 'Suonare piano', at: new Date(now()) };
  await shop.db.insertInto('order_note').values(note).execute();
  const { timeslot_id } = await shop.db.selectFrom('timeslot').select('timeslot_id').executeTakeFirstOrThrow();
  const weekly = { user_id: 101, timeslot_id, week_day: 2, next_date: '2099-01-05', consent_at: new Date(now()) };
  await shop.db.insertInto('recurrent_order').values(weekly).execute();
  const first = async (table: string, column: string, where = sql`user_id = 101`): Promise<number> => {
    const asked = sql<{ id: number }>`select ${sql.ref(column)} as id from ${sql.table(table)} where ${where} limit 1`;
    return (await asked.execute(shop.db)).rows[0]?.id ?? missing;
  };
  const cart_id = await first('cart', 'cart_id', sql`user_id = 101 and cart_id in (select cart_id from cart_item)`);
  const hers: Record<string, number> = {
    list_id: await first('wishlist', 'list_id'),
    wishlistId: await first('wishlist', 'list_id'),
    person_fiscal_id: await first('person_fiscal', 'person_fiscal_id'),
    cart_id,
    itemId: await first('cart_item', 'item_id', sql`cart_id = ${cart_id}`),
    order_id,
    note_id: await first('order_note', 'note_id', sql`order_id = ${order_id}`),
    recurrent_order_id: await first('recurrent_order', 'recurrent_order_id'),
    user_payment_auth_id: await first('payment_auth', 'user_payment_auth_id'),
  };
  const address = await first('address', 'address_id');
  expect([address, ...Object.values(hers)]).not.toContain(missing);
  const tables = [
    'address',
    'wishlist',
    'wishlist_item',
    'person_fiscal',
    'shop_order',
    'order_note',
    'recurrent_order',
    'payment_auth',
  ];
  const herCart = () =>
    sql`select * from cart_item where cart_id = ${cart_id}`.execute(shop.db).then(({ rows }) => JSON.stringify(rows));
  const before = [await rowsOf(shop.db, tables), await herCart()];
  const different: string[] = [];
  const others = [107, 102, 109];
  expect(asked.length * others.length).toBeGreaterThan(150);
  for (const userId of others)
    for (const [name, row, field, change] of asked) {
      const mine = await openSession(shop.db, shop.clock, { userId, remember: false, device: undefined });
      const answer = async (id: number) => {
        const { http, status, errors } = await shop.request(
          row,
          { ...leastInput(row), ...change(id) },
          { session: mine.token },
        );
        return JSON.stringify({ http, status, errors }).replaceAll(String(id), 'ID');
      };
      const [foreign, absent] = [await answer(hers[field] ?? address), await answer(missing)];
      if (foreign !== absent) different.push(`${userId} ${name}: ${foreign} ≠ ${absent}`);
    }
  expect(different).toEqual([]);
  const own = (text: string) => text.replace(/\{"row":\{[^{}]*"user_id":(107|102|109)[^{}]*\}\},?/g, '');
  expect([own(await rowsOf(shop.db, tables)), await herCart()]).toEqual([own(before[0]!), before[1]]);
}, 60_000);
