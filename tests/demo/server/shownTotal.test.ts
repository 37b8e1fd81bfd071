import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { openForBuying, type createBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import type { Cluster } from './cluster.ts';
import { kinds } from './cluster.ts';

let cluster: Cluster;
let products: number[];
let buying: ReturnType<typeof createBuying>;
beforeAll(async () => {
  ({ cluster, products, buying } = await openForBuying(kinds[0]!.open));
});
afterAll(() => cluster.close());

/** What a client tells of what its customer saw. */
interface Told {
  revision: number;
  total: number;
}
const clients: [string, (seen: Told) => Partial<Told>][] = [
  ['nothing', () => ({})],
  ['the revision', ({ revision }) => ({ revision })],
  ['the total', ({ total }) => ({ total })],
  ['both', (seen) => seen],
  ['words in their place', () => ({ revision: 'x', total: 'y' }) as never],
];

const aCustomer = async () => {
  const { people } = await buying.buyers(1, products[0]!, 3);
  return people[0]!.credentials;
};
const view = async (me: Credentials) => {
  const { data, user } = await cluster.next().request(cart.view, {}, me);
  const { revision } = await cluster.first.db
    .selectFrom('cart')
    .select('revision')
    .where('user_id', '=', user.userId)
    .executeTakeFirstOrThrow();
  return { revision, total: data.grossTotal };
};
const buy = (me: Credentials, told: object) =>
  cluster.next().request(checkout.buy, { payment_type_id: 22, payment_data: JSON.stringify(told) }, { ...me });
const raisePrices = (by: number) =>
  cluster.first.db
    .updateTable('price')
    .set((row) => ({ paid: row('paid', '+', by), unit_price: row('unit_price', '+', by) }))
    .where('product_id', '=', products[0]!)
    .execute();

test.each(clients)(
  'PAY-04 a client that tells %s has no total charged that its customer was not shown',
  async (_, told) => {
    const me = await aCustomer();
    await cluster.next().request(checkout.prepare, {}, me);
    const seen = await view(me);
    await raisePrices(500);
    const { errors, data } = await buy(me, told(seen));
    expect(errors[0]?.code).toBe('cart.changed');
    const { grossTotal } = (data as unknown as { cart: { grossTotal: number } }).cart;
    expect(grossTotal).toBeGreaterThan(seen.total);
    const again = await buy(me, told(await view(me)));
    expect(again.errors).toEqual([]);
    expect(again.data.order.grossTotal).toBe(grossTotal);
  },
);

test.each(clients)('PAY-04 a client that never prepares and tells %s', async (name, told) => {
  const me = await aCustomer();
  const first = await buy(me, told(await view(me)));
  const showedItself = name === 'the total' || name === 'both';
  expect(first.errors[0]?.code).toBe(showedItself ? undefined : 'cart.changed');
  if (!showedItself) expect((await buy(me, told(await view(me)))).errors).toEqual([]);
});
