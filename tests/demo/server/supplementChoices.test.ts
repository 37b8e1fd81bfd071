import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { employeeCookie } from './atWarehouse.ts';
import { kinds } from './cluster.ts';
import { openForAdding, type Supplementing } from './supplementing.ts';

const cuts = [
  {
    name: 'Taglio',
    parameterName: 'cut',
    options: [
      { key: 'sliced', value: 'a fette' },
      { key: 'whole', value: 'intero' },
    ],
  },
];
const infos = JSON.stringify({ TIPOLOGIA: 'Pezzo', SIZE: 'sottile, spessa', WEIGHT_SELLING_SINGLE_UNIT: '250' });

describe.each(kinds)('$name', ({ open }) => {
  let shop: Supplementing;
  let cutId: number;
  let name: string;
  beforeAll(async () => {
    shop = await openForAdding(open);
    cutId = shop.products[1]!;
    const { db } = shop.cluster.first;
    ({ name } = await db
      .updateTable('product')
      .set({ options: JSON.stringify(cuts), infos })
      .where('product_id', '=', cutId)
      .returning('name')
      .executeTakeFirstOrThrow());
  }, 120_000);
  beforeEach(() => shop.begin());
  afterAll(() => shop.close());

  const price = (me: object, order_id: number, products: string, params?: unknown) =>
    shop.cluster
      .next()
      .request(
        supplements.price,
        { order_id, products, ...(params !== undefined && { params: JSON.stringify(params) }) },
        { ...me },
      );

  test('a product with a choice is found, priced and added with what was chosen, said to the customer by mail and to whoever picks; two choices of one product are two lines [GET /order/supplement-products] [GET /order/supplement-price] [POST /order/supplement]', async () => {
    const { me, order_id } = await shop.anOrder('onDelivery');
    const found = await shop.cluster.next().request(supplements.find, { order_id, q: name }, { ...me });
    expect(found.data.products.map(({ productId }) => productId)).toContain(cutId);
    const both = [{ cut: 'sliced' }, { cut: 'whole' }];
    const { data } = await price(me, order_id, `${cutId}:1,${cutId}:2`, both);
    expect(data).toMatchObject({
      grossTotal: 30,
      lines: [
        { quantity: 1, params: both[0] },
        { quantity: 2, params: both[1] },
      ],
    });
    const stock = await shop.stock();
    const items = [
      { productId: cutId, quantity: 1, params: both[0], infos: { size: 'sottile', note: 'carta separata' } },
      { productId: cutId, quantity: 2, params: both[1], infos: { custom_weight: '250 g', junk: 'x' } },
    ];
    const added = await shop.add(me, order_id, { items, total: 30 });
    const lines = added.data.order.orderItems!.filter(({ product }) => product.productId === cutId);
    expect(lines.map(({ quantity, params, infos }) => ({ quantity, params, infos }))).toEqual([
      { quantity: 1, params: both[0], infos: { size: 'sottile', note: 'carta separata' } },
      { quantity: 2, params: both[1], infos: { custom_weight: '250' } },
    ]);
    expect(await shop.stock()).toBe(stock - 3000);
    const { html } = await shop.cluster.first.db.selectFrom('mail').select('html').executeTakeFirstOrThrow();
    expect(html).toContain('Taglio: a fette · sottile · “carta separata”');
    const headers = { Cookie: await employeeCookie(shop.cluster.first) };
    const page = await (await shop.cluster.next().fetch(`/magazzino/${order_id}`, { headers })).text();
    expect(page).toContain('Taglio: a fette · sottile · “carta separata”');
    expect(page).toContain('Taglio: intero · 250 g al pezzo');
  });

  test('without its choice, with one that is none, with a size or a weight that is none it is refused in a sentence, and nothing is held', async () => {
    const { me, order_id } = await shop.anOrder('onDelivery');
    const stock = await shop.stock();
    const every = 'È necessario selezionare tutte le opzioni';
    expect((await price(me, order_id, `${cutId}:1`)).errors).toMatchObject([
      { code: 'cart.optionsRequired', message: every },
    ]);
    expect((await price(me, order_id, `${cutId}:1`, [{ cut: 'cubes' }])).errors[0]?.message).toBe(every);
    for (const broken of [[{ cut: 'sliced' }, {}], { cut: 'sliced' }, [{ cut: 1 }], 'x'])
      expect((await price(me, order_id, `${cutId}:1`, broken)).http).toBe(400);
    const add = (infos: object) =>
      shop.add(me, order_id, {
        items: [{ productId: cutId, quantity: 1, params: { cut: 'whole' }, infos }],
        total: 10,
      });
    expect((await add({ size: 'enorme' })).errors[0]?.code).toBe('cart.sizeUnknown');
    expect((await add({ custom_weight: 'tanto' })).errors[0]?.code).toBe('cart.customWeight');
    expect(await shop.stock()).toBe(stock);
  });

  test('what waits for its payment gives way to the same product cut otherwise', async () => {
    const { me, order_id } = await shop.anOrder('typed');
    const wish = (cut: string) => ({ items: [{ productId: cutId, quantity: 1, params: { cut } }], total: 10 });
    const first = (await shop.add(me, order_id, wish('sliced'))).data.payment.url;
    expect((await shop.add(me, order_id, wish('sliced'))).data.payment.url).toBe(first);
    const other = (await shop.add(me, order_id, wish('whole'))).data.payment.url!;
    expect(other).not.toBe(first);
    await shop.payAt(other);
    const { orderItems } = await shop.view(me, order_id);
    expect(orderItems!.find(({ product }) => product.productId === cutId)).toMatchObject({ params: { cut: 'whole' } });
  });
});
