import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { ApiError } from '../../../core/api/error.ts';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { createProofOfWork } from '../../../demo/server/captcha/proofOfWork.ts';
import { createRecaptcha } from '../../../demo/server/captcha/recaptcha.ts';
import { testSpesa } from '../../testBrowser.ts';
import { sessionOf } from './roles.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ captcha: (db, clock) => createProofOfWork(db, clock, 1) });
}, 60_000);
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterAll(() => shop.close());

const rows: Endpoint[] = Object.values(endpoints).flatMap((table) => Object.values(table));
const guarded = rows.filter((row) => row.captcha);

async function solve(action: string): Promise<string> {
  const answer = await shop.fetch(`/ebsn/api/captcha/challenge?action=${action}`);
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
}

const anna = { login: 'anna@example.it', password: 'spesa-demo' };
const login = (token_recaptcha: string, more: object = {}) =>
  shop.request(session.login, { ...anna, ...more }, {}, token_recaptcha ? { token_recaptcha } : {});

test('exactly six calls are protected', () => {
  expect(guarded.map(({ path }) => path).sort()).toEqual([
    '/auth/login',
    '/checkout/buy',
    '/prima-card/register-user',
    '/registration/password_reset',
    '/registration/update_password',
    '/registration/update_user_detail',
  ]);
});

test.each(guarded.map((row) => [row.path, row] as const))(
  'SEC-19 %s without a token is 403, and so is one with another call’s, an unsigned or a reused one',
  async (_, row) => {
    const mine = await sessionOf(shop, 'master');
    const input = {
      ...anna,
      payment_type_id: 22,
      prima_card_action: 'request',
      reset_token: 'x'.repeat(43),
      old_password: 'a',
      new_password: 'b',
    };
    const send = (token?: string) =>
      shop.request(row, input as never, { ...mine }, token === undefined ? {} : { token_recaptcha: token });
    const action = row.path.split('/').at(-1)!;
    const foreign = await solve('elsewhere');
    const forged = Buffer.from(foreign, 'base64url').toString().replace('elsewhere', action);
    for (const token of [undefined, '', 'x', foreign, Buffer.from(forged).toString('base64url')])
      expect(await send(token)).toMatchObject({ http: 403, errors: [{ code: 'captcha.refused' }] });
    const token = await solve(action);
    expect((await send(token)).http).not.toBe(403);
    expect((await send(token)).http).toBe(403);
  },
);

test('SEC-17 a pin dodges no captcha: with a token one gets a challenge, and only that is answered by a pin', async () => {
  const beside = { mfa_pin: '123456', token: 'x'.repeat(43) };
  expect((await login('', beside)).errors[0]?.code).toBe('auth.mfaOver');
  expect((await login('', { ...beside, password: 'sbagliata' })).errors[0]?.code).toBe('auth.mfaOver');
  expect((await login('', { mfa_pin: '' })).errors[0]?.code).toBe('auth.mfaOver');
  expect((await login(await solve('login'))).status).toBe(0);
});

test('SEC-19 of ten calls with one token at once one goes through', async () => {
  const token = await solve('login');
  const all = await Promise.all(Array.from({ length: 10 }, () => login(token)));
  expect(all.filter(({ http }) => http === 200)).toHaveLength(1);
});

test('TIME-09 a challenge counts for ten minutes of the shop’s clock, the database’s, not of the process’s own', async () => {
  const token = await solve('login');
  shop.clock.offset += 11 * 60_000;
  expect((await login(token)).http).toBe(403);
  shop.clock.offset -= 2 * 60_000;
  expect((await login(token)).http).toBe(200);
  shop.clock.offset = 0;
});

test('SES-07 the client solves a challenge of its own for each attempt, and sends none beside a pin or without a key', async () => {
  const queries: URLSearchParams[] = [];
  const fetch: Shop['fetch'] = (input, init) => {
    const url = new URL(String(input));
    if (url.pathname.endsWith('/auth/login')) queries.push(url.searchParams);
    return shop.fetch(input, init);
  };
  const with_ = testSpesa(fetch, { config: { captchaKey: 'altcha' } }).spesa;
  for (const password of ['sbagliata', 'spesa-demo'])
    await with_.session.login({ login: anna.login, password }).catch((error: ApiError) => error);
  expect(with_.session.isLoggedIn()).toBe(true);
  const tokens = queries.map((query) => query.get('token_recaptcha'));
  expect(tokens.every(Boolean) && new Set(tokens).size === 2).toBe(true);
  await with_.session.login({ ...anna, mfa_pin: '1', token: 't' }).catch(() => undefined);
  const without = testSpesa(fetch).spesa;
  const refusal = await without.session.login(anna).catch((error: ApiError) => error);
  expect(refusal).toMatchObject({ reason: 'rejected', status: 403 });
  expect(queries.slice(2).map((query) => query.has('token_recaptcha'))).toEqual([false, false]);
});

test('SEC-19 reCAPTCHA: only a token of this host, for this action and of a likely person counts; no answer is none', async () => {
  const said = { success: true, hostname: 'shop.test', action: 'login', score: 0.9 };
  const check = (answer: object | undefined) =>
    createRecaptcha('secret', ['shop.test'], async () =>
      answer ? Response.json(answer) : Promise.reject(new TypeError('away')),
    ).check('token', 'login');
  expect(await check(said)).toBe(true);
  for (const wrong of [{ success: false }, { hostname: 'evil.test' }, { action: 'buy' }, { score: 0.1 }])
    expect(await check({ ...said, ...wrong })).toBe(false);
  expect(await check(undefined)).toBe(false);
  expect(await check({})).toBe(false);
});
