import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
import { openWay } from '../../../demo/server/sql/session/waysIn.ts';
import { now } from '../../moment.ts';
import type { Credentials } from './caller.ts';
import { lastLetter, tokenFrom } from './letters.ts';
import { logIn, stepUp } from './people.ts';
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

const minute = 60_000;
const isAlive = async (mine: Credentials) => (await shop.request(cart.view, {}, { ...mine })).http === 200;
const codeOf = async (row: Endpoint, input: object, mine: Credentials) =>
  (await shop.request(row, input as never, mine)).errors[0]?.code;
const later = async (ms: number, run: () => Promise<void>) => {
  shop.clock.offset += ms;
  await run().finally(() => (shop.clock.offset -= ms));
};
const resetPassword = async (e_mail: string, password: string) => {
  await shop.request(registration.requestReset, { e_mail });
  const reset_token = await tokenFrom(shop, e_mail, 'reset_token');
  expect((await shop.request(registration.resetPassword, { e_mail, reset_token, password })).errors).toEqual([]);
};

describe('SEC-15 a session alone changes no way into an account [POST /registration/step_up]', () => {
  test.each([
    ['update_mfa', security.updateMfa, { enabled: true }],
    ['update_email_request', security.requestEmail, { new_email: 'altra@example.it' }],
    ['anonymize_token_request', security.requestAnonymize, {}],
  ] as [string, Endpoint, object][])(
    '%s asks for the password anew, and for five minutes no more',
    async (_, row, input) => {
      const mine = await logIn(shop, 'carla');
      expect(await codeOf(row, input, mine)).toBe('auth.stepUp');
      const wrong = await shop.request(security.stepUp, { password: 'sbagliata' }, mine);
      expect(wrong.errors[0]).toMatchObject({ code: 'auth.badCredentials', field: 'password' });
      expect(await codeOf(row, input, mine)).toBe('auth.stepUp');
      await stepUp(shop, mine);
      await later(6 * minute, async () => expect(await codeOf(row, input, { ...mine })).toBe('auth.stepUp'));
      await later(4 * minute, async () => expect(await codeOf(row, input, mine)).toBeUndefined());
      expect(await codeOf(row, input, await logIn(shop, 'anna'))).toBe('auth.stepUp');
      await shop.db.updateTable('customer').set({ mfa_enabled: false }).execute();
    },
  );

  test('a changed password of an account with a pin asks for the pin, too', async () => {
    const mine = await logIn(shop, 'dario');
    await shop.db.updateTable('customer').set({ mfa_enabled: true }).where('email', '=', 'dario@example.it').execute();
    const change = { old_password: 'spesa-demo', new_password: 'nuova-password' };
    expect(await codeOf(security.updatePassword, change, mine)).toBe('auth.stepUp');
    await shop.db.updateTable('customer').set({ mfa_enabled: false }).execute();
  });

  test('tries of the password are counted like those of a login', async () => {
    const mine = await logIn(shop, 'carla');
    const tries = [];
    for (let turn = 0; turn < 11; turn += 1)
      tries.push((await shop.request(security.stepUp, { password: 'x' }, mine)).http);
    expect([tries.slice(0, 10).includes(429), tries[10]]).toEqual([false, 429]);
  });
});

describe('SEC-15 a link that waits ends with', () => {
  const login = 'bruno@example.it';
  let password = 'spesa-demo';
  const enter = async () => {
    const mine: Credentials = {};
    expect((await shop.request(session.login, { login, password }, mine)).errors).toEqual([]);
    return mine;
  };
  const ends: [string, (mine: Credentials) => Promise<unknown>][] = [
    [
      'a changed password',
      async (mine) => {
        const new_password = 'seconda-password';
        await shop.request(security.updatePassword, { old_password: password, new_password }, mine);
        password = new_password;
      },
    ],
    [
      'a reset password',
      async () => {
        password = 'terza-password';
        await resetPassword(login, password);
      },
    ],
    ['the end of all sessions', (mine) => shop.request(session.logout, { everywhere: true }, mine)],
  ];

  test.each(ends)('%s: of an e-mail and of an erasure', async (_, end) => {
    const mine = await enter();
    await stepUp(shop, mine, password);
    await shop.request(security.requestEmail, { new_email: 'ladro@example.it' }, mine);
    const token = await tokenFrom(shop, 'ladro@example.it', 'token');
    await shop.request(security.requestAnonymize, {}, mine);
    const erasure = { login, token: await tokenFrom(shop, login, 'token') };
    await end(mine);
    expect(await codeOf(security.updateEmail, { token }, {})).toBe('token.invalid');
    expect(await codeOf(security.checkAnonymize, erasure, {})).toBe('token.invalid');
    expect(await codeOf(security.anonymize, erasure, {})).toBe('token.invalid');
  });
});

describe('SES-15 the owner of the old address undoes a change [GET /registration/update_email]', () => {
  const old = 'elena@example.it';
  const move = async (mine: Credentials, to: string, password = 'spesa-demo') => {
    await stepUp(shop, mine, password);
    await shop.request(security.requestEmail, { new_email: to }, mine);
    const answer = await shop.request(security.updateEmail, { token: await tokenFrom(shop, to, 'token') });
    expect(answer.data).toEqual({ undone: false });
  };

  test('for 72 hours, also after a second change and a new password; all sessions end and the password is chosen anew', async () => {
    const thief = await logIn(shop, 'elena');
    await move(thief, 'primo.ladro@example.it');
    const token = await tokenFrom(shop, old, 'token');
    await shop.request(security.updatePassword, { old_password: 'spesa-demo', new_password: 'del-ladro-12' }, thief);
    await move(thief, 'secondo.ladro@example.it', 'del-ladro-12');
    const second = await tokenFrom(shop, 'primo.ladro@example.it', 'token');
    await later(73 * 60 * minute, async () =>
      expect(await codeOf(security.updateEmail, { token }, {})).toBe('token.invalid'),
    );
    await later(71 * 60 * minute, async () =>
      expect((await shop.request(security.updateEmail, { token })).data).toEqual({ undone: true }),
    );
    expect(await isAlive(thief)).toBe(false);
    expect(await codeOf(security.updateEmail, { token: second }, {})).toBe('token.invalid');
    const reset_token = await tokenFrom(shop, old, 'reset_token');
    await later(71 * 60 * minute, async () => {
      const chosen = { e_mail: old, reset_token, password: 'di-nuovo-mia' };
      expect((await shop.request(registration.resetPassword, chosen)).errors).toEqual([]);
    });
    expect((await shop.request(session.login, { login: old, password: 'di-nuovo-mia' })).user.login).toBe(old);
    expect((await lastLetter(shop, old)).subject).toBe('La tua password è cambiata');
  });
});

describe('SES-16 a session in which staff act for a customer ends with', () => {
  const email = 'staff@example.it';
  const act = async (password: string) => {
    const mine: Credentials = {};
    await shop.request(staff.ssoLogin, { backoffice_user: email, password }, mine);
    const otp = (await lastLetter(shop, email)).pin;
    await shop.request(staff.ssoLogin, { backoffice_user: email, password, otp }, mine);
    await shop.request(staff.selectUser, { user_id: 103 }, mine);
    expect(await isAlive(mine)).toBe(true);
    return mine;
  };
  const setRole = (role: 'backoffice' | 'customer') =>
    shop.db.updateTable('customer').set({ role }).where('email', '=', email).execute();

  test('the role, on the next call, and leads back into no back office', async () => {
    const mine = await act('spesa-demo');
    await setRole('customer');
    expect(await isAlive(mine)).toBe(false);
    await shop.request(staff.ssoLogout, {}, mine);
    await setRole('backoffice');
    expect(await codeOf(staff.users, { q: 'carla' }, mine)).toBeDefined();
  });

  test('the staff’s reset password', async () => {
    const mine = await act('spesa-demo');
    await resetPassword(email, 'nuova-dello-staff');
    expect(await isAlive(mine)).toBe(false);
  });
});

describe('SEC-25 the ways into an account [GET /registration/ways_in] [POST /registration/remove_way_in]', () => {
  const login = 'carla@example.it';
  let password = 'spesa-demo';
  const userId = 103;
  const enter = async () => {
    const mine: Credentials = {};
    expect((await shop.request(session.login, { login, password }, mine)).errors).toEqual([]);
    return mine;
  };
  const ways = async (mine: Credentials) => (await shop.request(security.waysIn, {}, mine)).data.ways;
  const bind = async (subject: string) => {
    await shop.db.insertInto('social_identity').values({ provider: 'facebook', subject, user_id: userId }).execute();
    await openWay(shop.db, userId, 'facebook', new Date(now()));
  };
  const identities = () =>
    shop.db.selectFrom('social_identity').select('subject').where('user_id', '=', userId).execute();

  test('are told with their beginning and last use', async () => {
    const mine = await enter();
    const [own] = await ways(mine);
    expect(own).toMatchObject({
      way: 'password',
      removable: false,
      lastUsed: expect.stringContaining('2027-01-19') as string,
    });
    await bind('altro');
    expect(await ways(mine)).toMatchObject([{ way: 'password' }, { way: 'facebook', removable: true }]);
  });

  test('one that is removed opens nothing, ends the other sessions, and asks who is there before', async () => {
    const [mine, there] = [await enter(), await enter()];
    expect(await codeOf(security.removeWayIn, { way: 'facebook' }, mine)).toBe('auth.stepUp');
    await stepUp(shop, mine);
    expect((await shop.request(security.removeWayIn, { way: 'facebook' }, mine)).data.ways).toMatchObject([
      { way: 'password' },
    ]);
    expect([await isAlive(mine), await isAlive(there), await identities()]).toEqual([true, false, []]);
    expect((await lastLetter(shop, login)).subject).toBe('Hai tolto un modo di accedere');
  });

  test('a reset password closes those of Google and Facebook', async () => {
    await bind('ladro');
    password = 'nuova-di-carla';
    await resetPassword(login, password);
    expect(await identities()).toEqual([]);
    expect(await ways(await enter())).toHaveLength(1);
  });
});
