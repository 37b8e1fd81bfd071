import { expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { differencesOf } from '../../../core/rules/finalBill.ts';
import { transact } from '../../../demo/server/database/transact.ts';
import { partsOf } from '../../../demo/server/files/orderFile.ts';
import { itemsOfOrder, storedOrders } from '../../../demo/server/sql/orders/orders.ts';
import { beginPicking, pack } from '../../../demo/server/warehouse/advance.ts';
import { pickLine, substitute } from '../../../demo/server/warehouse/pick.ts';
import { employeeCookie } from './atWarehouse.ts';
import { chooseDelivery, newcomers, put } from './people.ts';
import { plainShop } from './plainShop.ts';

const plain = plainShop(6);

/** An order of two bagged lines and two others, picked: one bagged line is missing, one other fewer, one replaced. */
async function picked() {
  const { shop, id, infos } = plain;
  for (const index of [0, 1]) await infos(index, { BAG: 'true' });
  await shop.db.updateTable('price').set({ paid: 1099, list: 1099 }).where('product_id', '=', id(5)).execute();
  const [me] = await newcomers(shop, 1);
  const { credentials, address_id } = me!;
  await chooseDelivery(shop, credentials, { address_id, delivery_service_id: 2 });
  await put(shop, credentials, ...[0, 1, 2, 3].map((index) => ({ productId: id(index), quantity: 3 })));
  const { grossTotal } = (await shop.request(cart.view, {}, credentials)).data;
  const bought = await shop.request(checkout.buy, { payment_type_id: 22 }, credentials);
  const order_id = bought.data.orderId;
  await transact(shop.db, (db) => beginPicking(db, shop.payments, order_id));
  const lines = await itemsOfOrder(shop.db, order_id);
  const lineOf = (index: number) => lines.find(({ product_id }) => product_id === id(index))!.order_item_id;
  for (const [index, amount] of [
    [0, 3000],
    [1, 0],
    [2, 1000],
  ] as const)
    await transact(shop.db, (db) => pickLine(db, lineOf(index), amount));
  await transact(shop.db, (db) => substitute(db, lineOf(3), id(5)));
  await transact(shop.db, (db) => pack(db, shop.payments, order_id));
  return { order_id, credentials, grossTotal };
}

test('LAW-18 LAW-24 the final bill lists every difference, bags too, and it is the total everywhere: order, list, filter, dashboard, warehouse, receipt', async () => {
  const { shop } = plain;
  const { order_id, credentials, grossTotal } = await picked();
  const order = (await shop.request(orders.view, { order_id }, credentials)).data;
  const final = Math.round(grossTotal * 100) - 3000 - 2000 + 297 - 3;
  expect(order).toMatchObject({ grossTotal, finalTotal: final / 100, finalBags: 1, bags: { count: 2 } });
  expect(differencesOf(order, order.finalTotal!).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['missing', -3000],
    ['fewer', -2000],
    ['replaced', 297],
    ['bags', -3],
  ]);

  const [listed] = (await shop.request(orders.list, {}, credentials)).data.orders;
  expect(listed).toMatchObject({ orderId: order_id, finalTotal: final / 100 });
  const among = async (filter: object) => (await shop.request(orders.list, filter, credentials)).data.orders.length;
  expect(await among({ from_gross_total: final / 100, to_gross_total: final / 100 })).toBe(1);
  expect(await among({ from_gross_total: grossTotal })).toBe(0);
  const { user_id: userId } = await shop.db
    .selectFrom('shop_order')
    .select('user_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  expect((await shop.request(account.lifetime, { userId }, credentials)).data).toMatchObject({ total: final / 100 });

  const warehouse = await shop.fetch('/magazzino', { headers: { Cookie: await employeeCookie(shop) } });
  const euro = (final / 100).toFixed(2).replace('.', ',');
  expect(await warehouse.text()).toMatch(new RegExp(`Ordine ${order_id}</a>[^]*?${euro}\\s€`));

  const stored = await storedOrders(shop.db).where('shop_order.order_id', '=', order_id).executeTakeFirstOrThrow();
  const receipt = JSON.stringify(partsOf('receipt', stored, await itemsOfOrder(shop.db, order_id)));
  expect(receipt).toMatch(/Sacchetti: 1 × 0,03\s€","0,03\s€"/);
  expect(receipt).toContain(`"Totale","${euro}`);
});
