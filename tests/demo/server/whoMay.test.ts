import { afterAll, beforeAll, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { mayCall, type Role, type Who } from '../../../core/rules/roles.ts';
import { leastInput, shopRows } from './least.ts';
import { logIn, plainProducts, put } from './people.ts';
import { allRoles, sessionOf } from './roles.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

const refusals = new Set(['auth.loginRequired', 'auth.notAllowed']);

test('SEC-09 all rows × six roles: who is let in is what the table says', async () => {
  const wrong: string[] = [];
  for (const row of shopRows) {
    for (const role of allRoles) {
      const mine = await sessionOf(shop, role);
      const { http, errors } = await shop.request(row, leastInput(row), mine);
      const refused = errors.some(({ code }) => refusals.has(code));
      if (http === 419 || http === 500 || refused === mayCall(row.who, role))
        wrong.push(`${row.method} ${row.path} ${role}: ${http} ${errors[0]?.code}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('SEC-09 who may is what the specification says of visitors, customers, masters and the shop’s people', () => {
  const table: Record<Who, readonly Role[]> = {
    anyone: allRoles,
    shopper: ['visitor', 'customer', 'master'],
    user: ['customer', 'master', 'employee', 'rider', 'backoffice'],
    customer: ['customer', 'master'],
    master: ['master'],
    employee: ['employee'],
    rider: ['rider'],
    backoffice: ['backoffice'],
  };
  for (const [who, roles] of Object.entries(table))
    expect(allRoles.filter((role) => mayCall(who as Who, role))).toEqual(roles);
});

test('a call that does not say who asks is for anyone', () => {
  expect(shopRows.filter((row) => row.shared && row.who !== 'anyone').map((row) => row.path)).toEqual([]);
});

test.each(['rider', 'magazzino', 'staff'])(
  'SEC-09 %s does not shop: the cart stays empty, and what a visitor had put into theirs does not come along',
  async (name) => {
    const [productId] = await plainProducts(shop, 1);
    const me = {};
    await put(shop, me, { productId: productId!, quantity: 1 });
    await logIn(shop, name, me);
    expect(await put(shop, me, { productId: productId!, quantity: 1 })).toMatchObject({
      http: 200,
      status: 4,
      errors: [
        {
          code: 'auth.notAllowed',
          message: 'Con un account di servizio non si fa la spesa: accedi come cliente.',
        },
      ],
    });
    const { status, data } = await shop.request(cart.view, {}, me);
    expect({ status, lines: data.cartItems }).toEqual({ status: 0, lines: [] });
    expect((await shop.request(session.test, {}, me)).data.allowed).toBe(true);
  },
);

test('SEC-09 the OpenAPI document says of every call who may make it', async () => {
  const { paths } = await (await shop.fetch('/ebsn/api/openapi.json')).json();
  for (const row of shopRows) expect(paths[row.path][row.method.toLowerCase()]['x-who']).toBe(row.who);
  expect(paths['/wishlist/confirm'].post.description).toContain('Customers');
});
