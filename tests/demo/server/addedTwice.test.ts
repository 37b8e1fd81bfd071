import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { kinds } from './cluster.ts';
import { openForAdding, type Supplementing } from './supplementing.ts';

describe.each(kinds)('$name', ({ open }) => {
  let shop: Supplementing;
  beforeAll(async () => {
    shop = await openForAdding(open);
  }, 120_000);
  beforeEach(() => shop.begin());
  afterAll(() => shop.close());

  test.each([
    { client: 'says what it has seen, a key each', says: true, keys: true },
    { client: 'says what it has seen, without keys', says: true, keys: false },
    { client: 'says nothing, a key each', says: false, keys: true },
    { client: 'says nothing, without keys', says: false, keys: false },
  ])('three equal additions at once are one: the client $client', async ({ says, keys }) => {
    const { me, order_id } = await shop.anOrder();
    const after = says ? await shop.seen(me, order_id) : {};
    const answers = await Promise.all(
      ['first-press', 'second-press', 'third-press'].map((key) =>
        shop.add(me, order_id, after, keys ? key : undefined),
      ),
    );
    expect(answers.some(({ errors }) => errors.length === 0)).toBe(true);
    expect((await shop.paymentsOf(order_id)).filter(({ amount }) => amount === 3000)).toHaveLength(1);
    expect((await shop.add(me, order_id, after)).errors).toEqual([
      {
        code: 'cart.changed',
        message:
          'A quest’ordine sono già stati aggiunti prodotti per 30,00\u00a0€. Se vuoi anche questi, conferma di nuovo.',
      },
    ]);
    expect((await shop.view(me, order_id)).supplement).toMatchObject({ state: 'placed', grossTotal: 30 });
  });

  test('the same once more is added by a customer who has seen the first', async () => {
    const { me, order_id } = await shop.anOrder();
    await shop.add(me, order_id, await shop.seen(me, order_id));
    await shop.add(me, order_id, await shop.seen(me, order_id));
    expect((await shop.paymentsOf(order_id)).filter(({ amount }) => amount === 3000)).toHaveLength(2);
  });

  test('what is different is added also by a client that does not say what it has seen', async () => {
    const { me, order_id } = await shop.anOrder();
    await shop.add(me, order_id);
    await shop.add(me, order_id, { items: [{ productId: shop.products[1]!, quantity: 1 }], total: 10 });
    expect((await shop.paymentsOf(order_id)).map(({ amount }) => amount)).toContain(1000);
  });
});
