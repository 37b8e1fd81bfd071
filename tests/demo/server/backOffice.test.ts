import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
import type { Credentials } from './caller.ts';
import { lastLetter } from './letters.ts';
import { logIn, plainProducts, put } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const sofia = { backoffice_user: 'staff@example.it', password: 'spesa-demo' };
const [anna, bruno, carla, rider] = [101, 102, 103, 105];

async function enter(): Promise<Credentials> {
  const mine: Credentials = {};
  await shop.request(staff.ssoLogin, sofia, mine);
  const otp = (await lastLetter(shop, sofia.backoffice_user)).pin;
  const { status } = await shop.request(staff.ssoLogin, { ...sofia, otp }, mine);
  if (status !== 0) throw new Error('the back office did not open');
  return mine;
}

const select = (user_id: number, mine: Credentials) => shop.request(staff.selectUser, { user_id }, mine);
const audits = async () =>
  (
    await shop.db
      .selectFrom('audit')
      .select(['actor_id', 'user_id', 'action'])
      .where('action', '<>', 'command')
      .orderBy('audit_id')
      .execute()
  ).map(({ actor_id, user_id, action }) => [actor_id, action, user_id]);

test('SEC-18 the back office opens with name, password and a mailed code that works once [POST /backoffice-access/sso-login]', async () => {
  const mine: Credentials = {};
  expect((await shop.request(staff.ssoLogin, sofia, mine)).errors[0]?.code).toBe('auth.mfaRequired');
  const otp = (await lastLetter(shop, sofia.backoffice_user)).pin;
  const wrong = otp === '000000' ? '000001' : '000000';
  expect((await shop.request(staff.ssoLogin, { ...sofia, otp: wrong }, mine)).errors[0]?.code).toBe('auth.mfaWrong');
  const { data, user } = await shop.request(staff.ssoLogin, { ...sofia, otp }, mine);
  expect(data).toEqual({ username: 'staff@example.it', roles: ['backoffice'] });
  expect(user.ssoUser).toEqual(data);
  expect((await shop.request(staff.ssoLogin, { ...sofia, otp }, {})).errors[0]?.code).toBe('auth.mfaOver');
});

test('acting for a customer and coming back prolong nothing: the session ends when the login’s would have', async () => {
  const mine = await enter();
  const end = async () =>
    (await shop.db.selectFrom('session').select('expires_at').orderBy('session_id', 'desc').limit(1).execute())[0]!
      .expires_at;
  const first = await end();
  shop.clock.offset += 3_600_000;
  await select(bruno, mine);
  expect(await end()).toEqual(first);
  await shop.request(staff.ssoLogout, {}, mine);
  expect(await end()).toEqual(first);
  shop.clock.offset -= 3_600_000;
});

test('SEC-09 the shop’s own login opens no back office, and nobody else gets in by the other', async () => {
  const mine = await logIn(shop, 'staff');
  expect((await shop.request(staff.users, { q: 'a' }, mine)).errors[0]?.code).toBe('auth.notAllowed');
  for (const backoffice_user of ['anna@example.it', 'rider@example.it', 'nessuno@example.it'])
    expect((await shop.request(staff.ssoLogin, { ...sofia, backoffice_user })).errors[0]?.code).toBe(
      'auth.badCredentials',
    );
});

test('any customer is found by parts of their name or by their card, in pages, the first account of a family too; staff and riders are not [GET /user-search/list_user]', async () => {
  const mine = await enter();
  const find = async (input: object) =>
    (await shop.request(staff.users, input, mine)).data.users.map(({ userId }) => userId);
  expect(await find({ q: 'FERR car' })).toEqual([carla]);
  expect(await find({ cod_int: '0498765432101' })).toEqual([carla]);
  for (const q of ['anna', 'parodi', 'anna@example.it']) expect(await find({ q })).toContain(anna);
  expect(await find({ q: 'anna', user_type_id: '1' })).toContain(anna);
  for (const nobody of [{}, { q: 'rider' }, { q: '%' }, { q: "' or 1=1 --" }, { q: 'anna', user_type_id: '2' }])
    expect(await find(nobody)).toEqual([]);
  const { data } = await shop.request(staff.users, { q: 'example', page: 2, page_size: 2, sort: 'email' }, mine);
  expect([data.page.selPage, data.page.itemsPerPage, data.users.length]).toEqual([2, 2, 2]);
  expect(JSON.stringify(data)).not.toMatch(/password|points|phone/);
});

test('SES-16 SEC-11 acting for a customer is visible, audited and left again; the customer’s own access stays theirs [GET /user-search/select_user] [POST /sso-auth/logout]', async () => {
  await shop.db.deleteFrom('audit').execute();
  const [productId] = await plainProducts(shop, 1);
  const mine = await enter();
  const before = mine.session!;
  const { data, user } = await select(bruno!, mine);
  expect([data.user.userId, user.userId, user.ssoUser?.username]).toEqual([bruno, bruno, 'staff@example.it']);
  expect((await shop.request(cart.view, {}, { session: before })).http).toBe(419);
  expect((await put(shop, mine, { productId: productId!, quantity: 1 })).status).toBe(0);
  for (const [row, input] of [
    [security.updatePassword, { old_password: 'spesa-demo', new_password: 'nuova-password' }],
    [security.updateMfa, { enabled: true }],
    [security.requestEmail, { new_email: 'x@example.it' }],
    [security.requestAnonymize, {}],
  ] as const)
    expect((await shop.request(row, input as never, { ...mine })).errors[0]?.code).toBe('acting.customerOnly');
  expect((await select(carla!, mine)).errors[0]?.code).toBe('auth.notAllowed');
  const acting = mine.session!;
  expect((await shop.request(staff.ssoLogout, {}, mine)).status).toBe(0);
  expect((await shop.request(cart.view, {}, { session: acting })).http).toBe(419);
  expect((await shop.request(staff.users, { q: 'carla' }, mine)).status).toBe(0);
  const own = await logIn(shop, 'bruno');
  expect((await shop.request(cart.view, {}, own)).data.cartItems).toHaveLength(1);
  await shop.request(staff.ssoLogout, {}, mine);
  expect(await audits()).toEqual([
    [106, 'sso-login', null],
    [106, 'select', bruno],
    [106, 'return', bruno],
    [106, 'logout', null],
  ]);
});

test('SEC-11 masters of type 1, staff, riders, whoever is not there: refused in the same words, and audited', async () => {
  const mine = await enter();
  await shop.db.deleteFrom('audit').execute();
  const refused = [anna!, rider!, 106, 109, 108, 99_999];
  const answers = [];
  for (const id of refused) answers.push({ ...(await select(id, mine)), headers: 0 });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await audits()).toEqual(refused.map((id) => [106, 'refused', id]));
});

test('SEC-11 after the back office’s logout neither its session nor one that acts goes on', async () => {
  const [first, second] = [await enter(), await enter()];
  await select(carla!, second);
  await shop.request(staff.ssoLogout, {}, first);
  for (const mine of [first, second])
    expect(mine.session === '' || (await select(bruno!, mine)).http === 419).toBe(true);
  const customer = await logIn(shop, 'carla');
  expect((await shop.request(staff.ssoLogout, {}, customer)).errors[0]?.code).toBe('sso.none');
  expect((await shop.request(session.test, {}, customer)).data.allowed).toBe(true);
});
