import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '../../../core/api/endpoints/account.ts';
import { messages } from '../../../core/api/endpoints/messages.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { anonymize } from '../../../demo/server/sql/profile/anonymize.ts';
import type { Credentials } from './caller.ts';
import { lastLetter, tokenFrom } from './letters.ts';
import { orderOf } from './orderRows.ts';
import { logIn, stepUp } from './people.ts';
import { sessionOf } from './roles.ts';
import { openShop, type Shop } from './shop.ts';
import { now } from '../../moment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterAll(async () => {
  expect(shop.log).toEqual([]);
  await shop.close();
});

const isAlive = async (mine: Credentials) => (await shop.request(cart.view, {}, { ...mine })).http === 200;
const minute = 60_000;

test('SEC-01 a changed password ends all other sessions and renews this one; the old one is asked for [GET /registration/update_password]', async () => {
  const here = await logIn(shop, 'bruno');
  const there = await logIn(shop, 'bruno');
  const before = here.session;
  const change = (old_password: string, new_password: string) =>
    shop.request(security.updatePassword, { old_password, new_password }, here);
  expect((await change('sbagliata', 'nuova-password')).errors[0]).toMatchObject({ field: 'old_password' });
  expect((await change('spesa-demo', 'corta')).errors[0]).toMatchObject({ field: 'password' });
  expect((await change('spesa-demo', 'nuova-password')).status).toBe(0);
  expect(here.session).not.toBe(before);
  expect([await isAlive(here), await isAlive(there), await isAlive({ session: before! })]).toEqual([
    true,
    false,
    false,
  ]);
  expect((await shop.request(cart.view, {}, here)).user.userId).toBe(102);
  expect((await lastLetter(shop, 'bruno@example.it')).subject).toBe('La tua password è cambiata');
});

test('SEC-02 leaving everywhere ends every session of the account, and no other [POST /auth/logout]', async () => {
  const [here, there, other] = [await logIn(shop, 'carla'), await logIn(shop, 'carla'), await logIn(shop, 'anna')];
  const dead = { ...here };
  await shop.request(session.logout, { everywhere: true }, here);
  expect([await isAlive(dead), await isAlive(there), await isAlive(other)]).toEqual([false, false, true]);
});

test('SES-15 an e-mail changes by a link to the new address, and the old one is told [GET /registration/update_email_request] [GET /registration/update_email]', async () => {
  const dario = await logIn(shop, 'dario');
  await stepUp(shop, dario);
  const ask = (new_email: string) => shop.request(security.requestEmail, { new_email }, dario);
  expect((await ask('no')).errors[0]?.field).toBe('email');
  const [taken, free] = [await ask('anna@example.it'), await ask('Dario.Nuovo@example.it')];
  expect({ ...taken, headers: 0 }).toEqual({ ...free, headers: 0 });
  const token = await tokenFrom(shop, 'dario.nuovo@example.it', 'token');
  expect((await shop.request(security.updateEmail, { token })).status).toBe(0);
  expect((await shop.request(security.updateEmail, { token })).errors[0]?.code).toBe('token.invalid');
  expect((await lastLetter(shop, 'dario@example.it')).subject).toBe('La tua e-mail è cambiata');
  await logIn(shop, 'dario.nuovo');
});

test('one may log in by a username, which nobody else has [POST /registration/update_username]', async () => {
  const [anna, carla] = [await logIn(shop, 'anna'), await logIn(shop, 'carla')];
  const choose = (username: string, mine: Credentials) => shop.request(security.updateUsername, { username }, mine);
  expect((await choose('a@b', anna)).errors[0]?.field).toBe('username');
  expect((await choose('Anna.P', anna)).status).toBe(0);
  expect((await choose('anna.p', carla)).errors[0]).toMatchObject({ code: 'form.username' });
  const { user } = await shop.request(session.login, { login: 'ANNA.p', password: 'spesa-demo' });
  expect(user.userId).toBe(101);
});

describe('the code of a second step', () => {
  const login = (more: object = {}, mine: Credentials = {}) =>
    shop.request(session.login, { login: 'elena@example.it', password: 'spesa-demo', ...more }, mine);
  const challenge = async () => {
    const { status, errors, data } = await login();
    expect([status, errors[0]?.code]).toEqual([5, 'auth.mfaRequired']);
    return {
      token: (data as unknown as { token: string }).token,
      mfa_pin: (await lastLetter(shop, 'elena@example.it')).pin,
    };
  };
  const wrong = (pin: string) => (pin === '000000' ? '000001' : '000000');

  test('SEC-01 SEC-18 is mailed, works once, and is asked for once more to switch it off [GET /registration/mfa_enabled] [POST /registration/update_mfa]', async () => {
    const mine = await logIn(shop, 'elena');
    const before = mine.session;
    expect((await shop.request(security.mfa, {}, mine)).data.enabled).toBe(false);
    await stepUp(shop, mine);
    expect((await shop.request(security.updateMfa, { enabled: true }, mine)).data.enabled).toBe(true);
    expect(mine.session).not.toBe(before);
    const given = await challenge();
    expect(given.mfa_pin).toMatch(/^\d{6}$/);
    expect((await login({ ...given, password: 'sbagliata' })).errors[0]?.code).toBe('auth.badCredentials');
    const entered = await sessionOf(shop, 'visitor');
    const visitor = entered.session!;
    expect((await login(given, entered)).user.userId).toBe(107);
    expect(entered.session).toMatch(/^[\w-]{43}$/);
    expect([entered.session === visitor, await isAlive({ session: visitor })]).toEqual([false, false]);
    expect((await login(given)).errors[0]?.code).toBe('auth.mfaOver');
    const off = () => shop.request(security.updateMfa, { enabled: false }, entered);
    expect((await off()).errors[0]?.code).toBe('auth.stepUp');
    const password = 'spesa-demo';
    const asked = await shop.request(security.stepUp, { password }, entered);
    expect(asked.errors[0]?.code).toBe('auth.mfaRequired');
    expect((await off()).errors[0]?.code).toBe('auth.stepUp');
    const { token } = asked.data as unknown as { token: string };
    const { pin: mfa_pin } = await lastLetter(shop, 'elena@example.it');
    expect((await shop.request(security.stepUp, { password, token, mfa_pin }, entered)).errors).toEqual([]);
    expect((await off()).data.enabled).toBe(false);
    await shop.db.updateTable('customer').set({ mfa_enabled: true }).where('user_id', '=', 107).execute();
  });

  test('SES-08 SEC-18 five wrong ones and it is over, the right one too', async () => {
    const { token, mfa_pin } = await challenge();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await login({ token, mfa_pin: wrong(mfa_pin) })).errors[0]?.code).toBe('auth.mfaWrong');
    expect((await login({ token, mfa_pin })).errors[0]?.code).toBe('auth.mfaOver');
  });

  test('SEC-18 of twenty wrong ones at once five are looked at', async () => {
    const { token, mfa_pin } = await challenge();
    await shop.db.deleteFrom('login_try').execute();
    const all = await Promise.all(Array.from({ length: 9 }, () => login({ token, mfa_pin: wrong(mfa_pin) })));
    expect(all.filter(({ errors }) => errors[0]?.code === 'auth.mfaWrong')).toHaveLength(5);
  });

  test('SEC-18 is over after ten minutes, and for another browser', async () => {
    const given = await challenge();
    shop.clock.offset += 11 * minute;
    expect((await login(given)).errors[0]?.code).toBe('auth.mfaOver');
    shop.clock.offset -= 11 * minute;
    const other = await shop.fetch('/ebsn/api/auth/login', {
      method: 'POST',
      headers: { 'X-Ebsn-Client-Uuid': 'f'.repeat(32), 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ login: 'elena@example.it', password: 'spesa-demo', ...given }),
    });
    expect((await other.json()).response.errorsMessage[0].code).toBe('auth.mfaOver');
  });

  test('SEC-17 a pin without a challenge is refused before the password is looked at', async () => {
    for (const password of ['spesa-demo', 'sbagliata'])
      expect((await login({ mfa_pin: '123456', token: 'x'.repeat(43), password })).errors[0]?.code).toBe(
        'auth.mfaOver',
      );
  });

  test('its mail is noted for the customer without the code, and each list of it counts as read [GET /notification/history]', async () => {
    const given = await challenge();
    const mine: Credentials = {};
    await login(given, mine);
    const { data } = await shop.request(messages.history, { message_type_id: 2, page_size: 3 }, mine);
    expect(data.notifications).toHaveLength(3);
    expect(data.notifications[0]).toMatchObject({ subject: 'Il tuo codice di accesso', channel: 'email', read: false });
    expect(JSON.stringify(data)).not.toContain(given.mfa_pin);
    const again = await shop.request(messages.history, { page_size: 3 }, mine);
    expect(again.data.notifications[0]?.read).toBe(true);
  });
});

test('SEC-03 the wait grows: after two times ten tries it is longer than a quarter of an hour', async () => {
  const attempt = () => shop.request(session.login, { login: 'nessuno@example.it', password: 'x' });
  const lock = async () => {
    for (let turn = 0; turn < 10; turn += 1) await attempt();
    return Number((await attempt()).headers.get('Retry-After'));
  };
  const offset = shop.clock.offset;
  const first = await lock();
  shop.clock.offset += 16 * minute;
  const second = await lock();
  shop.clock.offset = offset;
  expect(first).toBeGreaterThan(800);
  expect(first).toBeLessThanOrEqual(900);
  expect(second).toBeGreaterThan(5_000);
});

describe('leaving for good', () => {
  test('SEC-02 an account is anonymised by a link and a press; nothing of it opens anything or names anybody [GET /registration/anonymize_token_request] [GET /registration/anonymize_token_check] [GET /registration/user_anonymize]', async () => {
    const login = 'franca@example.it';
    const franca = await logIn(shop, 'franca');
    await shop.request(account.updateDetail, { phone: '3479998887' }, franca);
    const { order_id } = await shop.db
      .insertInto('shop_order')
      .values({ ...orderOf(108), status: 8, address: JSON.stringify({ address1: 'Via Segreta' }) })
      .returning('order_id')
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('order_note')
      .values({ order_id, text: 'Via Segreta', at: new Date(now()) })
      .execute();
    await stepUp(shop, franca);
    expect((await shop.request(security.requestAnonymize, {}, franca)).status).toBe(0);
    const token = await tokenFrom(shop, login, 'token');
    expect((await shop.request(security.checkAnonymize, { login: 'anna@example.it', token })).status).toBe(3);
    expect((await shop.request(security.checkAnonymize, { login, token })).status).toBe(0);
    expect(await isAlive(franca)).toBe(true);
    expect((await shop.request(security.anonymize, { login, token })).status).toBe(0);
    expect(await isAlive(franca)).toBe(false);
    expect((await shop.request(security.anonymize, { login, token })).errors[0]?.code).toBe('token.invalid');
    expect((await shop.request(session.login, { login, password: 'spesa-demo' })).errors[0]?.code).toBe(
      'auth.badCredentials',
    );
    const tables = [
      'customer',
      'customer_detail',
      'address',
      'mail',
      'notification',
      'session',
      'shop_order',
      'order_note',
    ] as const;
    for (const table of tables)
      expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toMatch(
        /franca@|3479998887|Via Segreta/,
      );
  });

  test('SEC-02 the weekly orders of an account that is anonymised stop, and the words it left about an earlier one are gone', async () => {
    const userId = 107;
    const { timeslot_id } = await shop.db.selectFrom('timeslot').select('timeslot_id').executeTakeFirstOrThrow();
    const wish = { user_id: userId, timeslot_id, week_day: 2, next_date: '2099-01-05', consent_at: new Date(now()) };
    await shop.db
      .insertInto('recurrent_order')
      .values([wish, { ...wish, week_day: 3, active: false }])
      .execute();
    const before = shop.db.updateTable('recurrent_order').where('user_id', '=', userId).where('week_day', '=', 3);
    await before.set({ stopped_at: new Date(0), stop_cause: 'Mi trasferisco in Via Segreta' }).execute();
    await shop.db.transaction().execute((db) => anonymize(db, shop.clock, userId));
    const rows = await shop.db
      .selectFrom('recurrent_order')
      .select(['week_day', 'active', 'stopped_at', 'stop_cause'])
      .where('user_id', '=', userId)
      .orderBy('week_day')
      .execute();
    expect(rows).toEqual([
      { week_day: 2, active: false, stopped_at: expect.any(Date), stop_cause: null },
      { week_day: 3, active: false, stopped_at: new Date(0), stop_cause: null },
    ]);
  });

  test('waits for orders that are under way', async () => {
    const anna = await logIn(shop, 'anna');
    await stepUp(shop, anna);
    await shop.db.insertInto('shop_order').values(orderOf(101)).execute();
    expect((await shop.request(security.requestAnonymize, {}, anna)).errors[0]?.code).toBe('account.ordersOpen');
  });
});
