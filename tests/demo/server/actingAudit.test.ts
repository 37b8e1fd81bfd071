import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkout } from '../../../core/api/endpoints/checkout.ts';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import { orders } from '../../../core/api/endpoints/orders.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
import { supplements } from '../../../core/api/endpoints/supplements.ts';
import { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { adultDeclaration } from '../../../core/rules/lawMarks.ts';
import { mayCall } from '../../../core/rules/roles.ts';
import { useWallet } from '../../../core/rules/wallet.ts';
import { now } from '../../moment.ts';
import { sweep } from '../../../demo/server/sql/session/sweep.ts';
import { createClock } from '../../../demo/server/time/clock.ts';
import { createBuying } from './buying.ts';
import type { Credentials } from './caller.ts';
import { leastInput, shopRows } from './least.ts';
import { plainProducts, put, saveCard } from './people.ts';
import { openShop, type Shop } from './shop.ts';

const [sofia, irene] = [106, 111];
const customerOnly = 'acting.customerOnly';

let shop: Shop;
let products: number[];
let buying: ReturnType<typeof createBuying>;
beforeAll(async () => {
  shop = await openShop();
  products = await plainProducts(shop, 3, 1000);
  buying = createBuying(shop, products[2]!);
}, 120_000);
beforeEach(() => shop.db.deleteFrom('audit').execute());
afterAll(() => shop.close());

async function open(values: { user_id: number; kind: 'acting' | 'sso'; actor_id?: number }): Promise<Credentials> {
  const session = randomBytes(32).toString('base64url');
  const at = now() + shop.clock.offset;
  await shop.db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(session).digest('hex'),
      seen_at: new Date(at),
      expires_at: new Date(at + 3_600_000),
      ...values,
    })
    .execute();
  return { session };
}
const actFor = (user_id: number) => open({ user_id, kind: 'acting', actor_id: sofia });
const lines = async (query = {}) =>
  (await shop.request(staff.audit, query, await open({ user_id: irene, kind: 'sso' }))).data.lines;
const codeOf = ({ errors }: { errors: { code: string }[] }) => errors[0]?.code;

/** A customer whose cart is full, and Sofia acting for them. */
async function customer() {
  const { people } = await buying.buyers(1, products[0]!, 4);
  const { credentials, address_id } = people[0]!;
  const home = shop.db.selectFrom('address').select('user_id').where('address_id', '=', address_id);
  const userId = (await home.executeTakeFirstOrThrow()).user_id!;
  return { userId, me: credentials, address_id, acting: await actFor(userId) };
}

const { security, account, disclaimer, diet, reach, savedCards, recurring, withdrawal, substitutions, cartCodes } =
  endpoints;
const { cart, delivery, address, lists, coupon, profile, addressees, session, registration, identity } = endpoints;

/** Every writing call that a customer may make. */
const refused = [
  security.stepUp,
  security.removeWayIn,
  security.updateMfa,
  security.updatePassword,
  security.requestEmail,
  security.updateEmail,
  security.updateUsername,
  security.requestAnonymize,
  security.anonymize,
  account.updateContactPreference,
  account.registerCard,
  account.survey,
  disclaimer.update,
  diet.share,
  reach.registerDevice,
  reach.unregisterDevice,
  reach.contactKey,
  reach.removeContact,
  savedCards.forget,
  orders.payment,
  recurring.subscribe,
  recurring.checkPaymentMethod,
  substitutions.answer,
  withdrawal.make,
  cartCodes.addCode,
];
const refusedWhereMoneyMoves = [checkout.buy, orders.modify, orders.modifyPaymentType, supplements.add];
const allowed = [
  ...Object.values(cart),
  ...Object.values(wholeCart),
  cartCodes.removeCode,
  ...Object.values(delivery),
  ...Object.values(address),
  checkout.prepare,
  orders.delete,
  orders.reserve,
  orders.addNote,
  orders.updateNote,
  recurring.stop,
  withdrawal.link,
  ...Object.values(lists),
  coupon.add,
  profile.chooseFavouriteStore,
  account.updateDetail,
  account.updatePersonInfo,
  account.updateContact,
  account.updateBilling,
  addressees.add,
  addressees.delete,
];
/** They are about the session itself, or about an account that is not there yet. */
const ways = [
  ...Object.values(session),
  ...Object.values(registration),
  ...Object.values(identity),
  staff.ssoLogin,
  staff.ssoLogout,
];

test('every writing call of a customer is one that acting staff may make, or may not', () => {
  const judged = new Set<object>([...refused, ...refusedWhereMoneyMoves, ...allowed, ...ways]);
  const open = shopRows.filter((row) => row.effect === 'write' && mayCall(row.who, 'customer') && !judged.has(row));
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('SEC-11 money, consents and ways in are the customer’s alone; each try is a line', async () => {
  const acting = await actFor(102);
  const codes = [];
  for (const row of refused) codes.push([row.path, codeOf(await shop.request(row, leastInput(row), acting))]);
  expect(codes).toEqual(refused.map(({ path }) => [path, customerOnly]));
  const told = (await lines({ page_size: 100 })).map(({ call, outcome }) => [call, outcome]);
  expect(told.reverse()).toEqual(refused.map(({ method, path }) => [`${method} ${path}`, customerOnly]));
});

test('SEC-11 who acts takes no money: no card at the checkout, none for an order that is there, no wallet', async () => {
  const { me, address_id, acting } = await customer();
  const card = await saveCard(shop, address_id);
  const { data } = await shop.request(checkout.prepare, {}, acting);
  expect(data.paymentTypes.map(({ paymentTypeId, selected }) => [paymentTypeId, selected])).toEqual([[22, true]]);
  for (const way of [{}, { user_payment_auth_id: card.user_payment_auth_id }])
    expect(codeOf(await shop.request(checkout.buy, { payment_type_id: 12, ...way }, acting))).toBe(customerOnly);
  const bought = await shop.request(checkout.buy, { payment_type_id: 12 }, me);
  const { orderId: order_id } = bought.data;
  await shop.db.updateTable('shop_order').set({ status: 3 }).where('order_id', '=', order_id).execute();
  const payments = () => shop.db.selectFrom('payment').select(['payment_id', 'state', 'amount']).execute();
  const before = await payments();
  const items = [{ productId: products[1]!, quantity: 1 }];
  const tries = [
    await shop.request(orders.modify, { order_id }, acting),
    await shop.request(orders.modifyPaymentType, { order_id, payment_type_id: 12 }, acting),
    await shop.request(supplements.add, { order_id, items, total: 10 }, acting),
  ];
  expect(tries.map(codeOf)).toEqual([customerOnly, customerOnly, customerOnly]);
  expect(await payments()).toEqual(before);
});

test.each([useWallet, adultDeclaration])('SEC-11 who acts may take %s back, not say it', async (property) => {
  const { me, acting } = await customer();
  const say = (value: string, who: Credentials) =>
    shop.request(wholeCart.updateCartInfo, { property, value }, who).then(codeOf);
  expect(await say('true', acting)).toBe(customerOnly);
  expect((await shop.request(cart.view, {}, me)).data.cartInfos?.[property]).toBeUndefined();
  expect(await say('true', me)).toBeUndefined();
  expect(await say('false', acting)).toBeUndefined();
});

test('SEC-11 who acts adds no alcohol to an order in the customer’s name', async () => {
  const { acting } = await customer();
  const { data } = await shop.request(checkout.buy, { payment_type_id: 22 }, acting);
  const items = [{ productId: products[1]!, quantity: 1 }];
  const add = { order_id: data.orderId, items, total: 1, adult: true };
  expect(codeOf(await shop.request(supplements.add, add, acting))).toBe(customerOnly);
});

test('SES-16 an order that staff place says so to its customer, and every command for it is a line [GET /user-search/audit]', async () => {
  const { acting, me, userId } = await customer();
  await put(shop, acting, { productId: products[1]!, quantity: 2 });
  await shop.request(wholeCart.updateCartInfo, { property: 'note', value: 'citofono rotto' }, acting);
  await shop.request(checkout.prepare, {}, acting);
  const { data } = await shop.request(checkout.buy, { payment_type_id: 22 }, acting);
  expect((await shop.request(orders.view, { order_id: data.orderId }, me)).data.placedBy).toBe('Sofia Olcese');
  const { plain } = await shop.db
    .selectFrom('mail')
    .select('plain')
    .where('order_id', '=', data.orderId)
    .executeTakeFirstOrThrow();
  expect(plain).toContain('L’ha fatto per te Sofia Olcese, del servizio clienti.');
  const row = shop.db.selectFrom('shop_order').select('placed_by').where('order_id', '=', data.orderId);
  expect(await row.executeTakeFirst()).toEqual({ placed_by: sofia });
  expect((await lines()).map(({ auditId: _id, date: _date, ...line }) => line).reverse()).toMatchObject([
    { call: 'POST /cart/add', subject: { items: [{ productId: products[1], quantity: 2 }] }, outcome: 'done' },
    { call: 'POST /cart/update-cart-info', subject: {} },
    { call: 'POST /checkout/prepare' },
    { call: 'POST /checkout/prepare' },
    { call: 'POST /checkout/buy', subject: { payment_type_id: 22 }, outcome: 'done' },
  ]);
  const person = await shop.db
    .selectFrom('customer')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(new Set((await lines()).map(({ actor, customer: name }) => `${actor} / ${name}`))).toEqual(
    new Set([`Sofia Olcese / ${person.first_name} ${person.last_name}`]),
  );
  expect(JSON.stringify(await lines())).not.toContain('citofono');
});

test('lines of the audit are kept for two years', async () => {
  const { acting } = await customer();
  const start = shop.clock.offset;
  await put(shop, acting, { productId: products[1]!, quantity: 1 });
  for (const [days, kept] of [
    [729, 1],
    [731, 0],
  ] as const) {
    await sweep(shop.db, createClock(start + days * 86_400_000));
    expect(await lines()).toHaveLength(kept);
  }
});

test('the customer’s own commands, and what staff only read, are no lines', async () => {
  const { me, acting } = await customer();
  await put(shop, me, { productId: products[1]!, quantity: 1 });
  await shop.request(cart.view, {}, acting);
  expect(await lines()).toEqual([]);
});

test('SEC-09 the administrator alone reads the audit, by staff, customer and days', async () => {
  for (const reader of [await open({ user_id: sofia, kind: 'sso' }), await actFor(102), {}])
    expect(['audit.administrator', 'auth.notAllowed', 'auth.loginRequired']).toContain(
      codeOf(await shop.request(staff.audit, {}, reader)),
    );
  const [anna, bruno] = [await actFor(101), await actFor(102)];
  await put(shop, anna, { productId: products[1]!, quantity: 1 });
  shop.clock.offset += 86_400_000;
  await put(shop, await actFor(102), { productId: products[1]!, quantity: 1 });
  const found = async (query: object) => (await lines(query)).map(({ customer: name }) => name);
  expect(await found({})).toEqual(['Bruno Traverso', 'Anna Parodi'].map(() => expect.any(String)));
  expect(await found({ customer: 'bruno' })).toHaveLength(1);
  expect(await found({ customer: '%' })).toEqual([]);
  expect(await found({ actor: 'sofia olc' })).toHaveLength(2);
  expect(await found({ actor: 'irene' })).toEqual([]);
  expect(await found({ to: '2027-01-19' })).toHaveLength(1);
  expect(await found({ from: '2027-01-20', to: '2027-01-20' })).toHaveLength(1);
  expect(await found({ from: '2027-01-21' })).toEqual([]);
  const wrong = await shop.request(staff.audit, { from: '2027-02-30' }, await open({ user_id: irene, kind: 'sso' }));
  expect(wrong.http).toBe(400);
  shop.clock.offset -= 86_400_000;
  expect(bruno.session).toBeDefined();
});
