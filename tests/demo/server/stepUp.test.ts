import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { security } from '../../../core/api/endpoints/security.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { staff } from '../../../core/api/endpoints/staff.ts';
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

test('SEC-25 a reset password ends the way in by Google and Facebook', async () => {
  const e_mail = 'carla@example.it';
  const { user_id } = await shop.db
    .selectFrom('customer')
    .select('user_id')
    .where('email', '=', e_mail)
    .executeTakeFirstOrThrow();
  await shop.db.insertInto('social_identity').values({ provider: 'facebook', subject: 'ladro', user_id }).execute();
  await resetPassword(e_mail, 'nuova-di-carla');
  const left = await shop.db.selectFrom('social_identity').select('subject').where('user_id', '=', user_id).execute();
  expect(left).toEqual([]);
});
