import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPost } from '../../../core/api/endpoint.ts';
import { account } from '../../../core/api/endpoints/account.ts';
import { cart } from '../../../core/api/endpoints/cart.ts';
import { delivery } from '../../../core/api/endpoints/delivery.ts';
import { registration } from '../../../core/api/endpoints/registration.ts';
import { session } from '../../../core/api/endpoints/session.ts';
import { createClock } from '../../../demo/server/time/clock.ts';
import { sweep } from '../../../demo/server/sql/session/sweep.ts';
import type { Credentials } from './caller.ts';
import { lastLetter, tokenFrom } from './letters.ts';
import { newcomer } from './newcomer.ts';
import { logIn } from './people.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
beforeEach(() => shop.db.deleteFrom('login_try').execute());
afterAll(() => shop.close());

const minute = 60_000;
const enter = (login: string, password = 'pässwörd-lungo', mine: Credentials = {}) =>
  shop.request(session.login, { login, password }, mine);

test('SES-15 a newcomer registers, confirms by the mail’s link without a session, and is in [POST /registration/register_user] [GET /registration/registration_confirm] [GET /registration/registration_resend_email]', async () => {
  const email = 'zoe@example.it';
  const { status, data, headers } = await shop.request(registration.register, newcomer(' Zoe@Example.it '));
  expect({ status, user: data.user }).toMatchObject({ status: 0, user: { userId: -1, email } });
  expect(headers.get('X-Ebsn-Session')).toBeNull();
  expect(await enter(email)).toMatchObject({ status: 4, errors: [{ code: 'auth.notConfirmed' }] });
  const first = await tokenFrom(shop, email, 'reg_control_code');
  expect((await shop.request(registration.resendEmail, { e_mail: email })).status).toBe(0);
  const { link } = await lastLetter(shop, email);
  expect(link?.href).toMatch(/^http:\/\/shop\.test\/confirm\?/);
  const token = await tokenFrom(shop, email, 'reg_control_code');
  const confirm = (reg_control_code: string, mine: Credentials = {}) =>
    shop.request(registration.confirm, { e_mail: email, reg_control_code }, mine);
  expect((await confirm(first)).errors[0]?.code).toBe('token.invalid');
  const mine: Credentials = {};
  expect((await confirm(token, mine)).data).toEqual({ confirmed: true, alreadyConfirmed: false });
  expect(mine.session).toMatch(/^[\w-]{43}$/);
  shop.clock.offset += 61 * minute;
  expect((await confirm(token)).data).toEqual({ confirmed: true, alreadyConfirmed: true });
  shop.clock.offset -= 61 * minute;
  expect((await enter(email, undefined, mine)).user).toMatchObject({ login: email, firstName: 'Zoë' });
  const { data: places } = await shop.request(delivery.userAddresses, { address_type: 'home' }, mine);
  expect(places.addresses).toMatchObject([{ city: 'Genova', favourite: true }]);
});

/** Follows the link of the last mail to an address. */
const confirm = async (e_mail: string) =>
  shop.request(registration.confirm, { e_mail, reg_control_code: await tokenFrom(shop, e_mail, 'reg_control_code') });

test.each(['before', 'after'] as const)(
  'SES-15 whoever registers an e-mail %s its owner gets nothing of the account that the owner confirms',
  async (when) => {
    const email = `vittima.${when}@example.it`;
    const stranger = {
      ...newcomer(email),
      password: 'password di un altro',
      firstName: 'Mallory',
      phone: '3339999999',
    };
    const own = newcomer(email);
    if (when === 'before') await shop.request(registration.register, stranger);
    await shop.request(registration.register, own);
    const reg_control_code = await tokenFrom(shop, email, 'reg_control_code');
    if (when === 'after') await shop.request(registration.register, stranger);
    expect((await shop.request(registration.confirm, { e_mail: email, reg_control_code })).data).toEqual({
      confirmed: true,
      alreadyConfirmed: false,
    });
    expect((await enter(email, stranger.password)).errors[0]?.code).toBe('auth.badCredentials');
    const mine: Credentials = {};
    expect((await enter(email, own.password, mine)).user).toMatchObject({ login: email, firstName: 'Zoë' });
    const { data } = await shop.request(account.detail, {}, mine);
    expect(data.person).toMatchObject({ phone: own.phone });
    if (when === 'after') expect((await confirm(email)).errors[0]?.code).toBe('token.invalid');
    expect(await shop.db.selectFrom('registration').select('email').where('email', '=', email).execute()).toHaveLength(
      1,
    );
  },
);

test('a loyalty card is taken by a confirmed registration alone, and whoever comes second is told by mail', async () => {
  const fidelityCard = '0498765432109';
  const [first, second] = ['prima.carta@example.it', 'seconda.carta@example.it'];
  await shop.request(registration.register, { ...newcomer(first), fidelityCard });
  await shop.request(registration.register, { ...newcomer(second), fidelityCard });
  const cardOf = async (email: string) =>
    (await shop.db.selectFrom('customer').select('fidelity_card').where('email', '=', email).executeTakeFirst())
      ?.fidelity_card;
  await confirm(second);
  expect([await cardOf(first), await cardOf(second)]).toEqual([undefined, fidelityCard]);
  await confirm(first);
  expect(await cardOf(first)).toBeNull();
  expect((await lastLetter(shop, first)).subject).toBe('La tua carta fedeltà');
});

test.each([
  ['of the owner’s browser', 'a'.repeat(32), ['owner']],
  ['of another browser', 'c'.repeat(32), []],
  ['without a browser', undefined, []],
] as const)('SES-15 the link that is sent again is %s’s own attempt, never a stranger’s', async (name, uuid, sent) => {
  const email = `ancora.${name.length}@example.it`;
  const from = (device: string | undefined, path: string, init: RequestInit = {}) =>
    shop.fetch(`/ebsn/api${path}`, {
      ...init,
      headers: {
        'X-Ebsn-Client': 'site',
        'Content-Type': 'application/json',
        ...(device !== undefined && { 'X-Ebsn-Client-Uuid': device }),
      },
    });
  const register = (device: string, firstName: string) =>
    from(device, '/registration/register_user', {
      method: 'POST',
      body: JSON.stringify({ ...newcomer(email), firstName }),
    });
  await register('a'.repeat(32), 'Proprietaria');
  await register('b'.repeat(32), 'Estraneo');
  const mails = () => shop.db.selectFrom('mail').select('plain').where('recipient', '=', email).execute();
  const before = (await mails()).length;
  await from(uuid, `/registration/registration_resend_email?e_mail=${email}`);
  const after = (await mails())
    .slice(before)
    .map(({ plain }) => (plain.includes('Proprietaria') ? 'owner' : 'stranger'));
  expect(after).toEqual(sent);
});

test('an attempt is swept after seven days', async () => {
  const email = 'mai.confermata@example.it';
  const waiting = () => shop.db.selectFrom('registration').select('email').where('email', '=', email).execute();
  await shop.request(registration.register, newcomer(email));
  const day = 24 * 60 * minute;
  for (const [days, left] of [
    [6.9, 1],
    [7.1, 0],
  ] as const) {
    await sweep(shop.db, createClock(days * day));
    expect(await waiting()).toHaveLength(left);
  }
});

test('SEC-04 registering, resending and asking for a reset answer the same for an e-mail that is taken', async () => {
  const plain = ({ headers: _, ...answer }: Record<string, unknown>, email: string) =>
    JSON.stringify(answer).replaceAll(email, 'E-MAIL');
  const calls = [
    (email: string) => shop.request(registration.register, newcomer(email)),
    (email: string) => shop.request(registration.resendEmail, { e_mail: email }),
    (email: string) => shop.request(registration.requestReset, { e_mail: email }),
  ];
  for (const call of calls) {
    const known = await call('anna@example.it');
    const unknown = await call('new@example.it');
    expect(plain(known as never, 'anna@example.it')).toBe(plain(unknown as never, 'new@example.it'));
  }
  const { subject } = await lastLetter(shop, 'anna@example.it');
  expect(subject).toBe('Scegli una nuova password');
  const told = await shop.db.selectFrom('mail').select('subject').where('recipient', '=', 'anna@example.it').execute();
  expect(told.map((mail) => mail.subject)).toContain('Hai già un account');
  expect((await enter('anna@example.it', 'spesa-demo')).status).toBe(0);
}, 60_000);

test('what breaks the rules is refused at its field, and nobody is registered', async () => {
  const before = await shop.db.selectFrom('customer').select('user_id').execute();
  const { status, errors } = await shop.request(registration.register, {
    ...newcomer('non una mail'),
    firstName: '<b>',
    phone: '12',
    birthDate: '2027-02-29',
    password: 'corta',
    postalcode: '1',
    fidelityCard: '412345678907',
  });
  expect(status).toBe(2);
  expect(errors.map(({ field }) => field).sort()).toEqual(
    ['birthDate', 'email', 'fidelityCard', 'firstName', 'password', 'phone', 'postalcode'].sort(),
  );
  const { errors: missing } = await shop.request(registration.register, {
    ...newcomer('x@example.it'),
    disclaimers: [{ disclaimerId: 1, accepted: true }],
  });
  expect(missing).toMatchObject([{ field: 'disclaimer-2' }]);
  expect(await shop.db.selectFrom('customer').select('user_id').execute()).toEqual(before);
});

test('SEC-12 a registration that brings points, a role or an id is one without', async () => {
  const email = 'furba@example.it';
  const more = { userId: 101, role: 'backoffice', userTypeId: '1', points: { PM2: 1000 }, confirmed: true };
  await shop.request(registration.register, { ...newcomer(email), ...more });
  await confirm(email);
  expect(
    await shop.db
      .selectFrom('customer')
      .select(['role', 'user_type_id', 'points', 'confirmed'])
      .where('email', '=', email)
      .executeTakeFirst(),
  ).toEqual({ role: 'customer', user_type_id: '2', points: {}, confirmed: true });
});

test('SEC-15 SEC-01 SES-15 a password is reset once by a link of one hour, which ends all sessions [GET /registration/password_reset_token_request] [GET /registration/password_reset_token_check] [GET /registration/password_reset]', async () => {
  const e_mail = 'carla@example.it';
  const carla = await logIn(shop, 'carla');
  const anna = await logIn(shop, 'anna');
  expect((await shop.request(registration.requestReset, { e_mail })).status).toBe(0);
  const old = await tokenFrom(shop, e_mail, 'reset_token');
  shop.clock.offset += 61 * minute;
  expect((await shop.request(registration.checkReset, { e_mail, reset_token: old })).status).toBe(3);
  expect((await shop.request(registration.requestReset, { login: e_mail })).status).toBe(0);
  const reset_token = await tokenFrom(shop, e_mail, 'reset_token');
  const stored = await shop.db.selectFrom('one_time').select('token_hash').execute();
  expect(JSON.stringify(stored)).not.toContain(reset_token);
  expect((await shop.request(registration.checkReset, { e_mail, reset_token })).status).toBe(0);
  expect((await shop.request(registration.checkReset, { e_mail: 'anna@example.it', reset_token })).status).toBe(3);
  const reset = (password: string, mine: Credentials = {}, row = registration.resetPassword) =>
    shop.request(row, { e_mail, reset_token, password }, mine);
  expect((await reset('corta')).errors).toMatchObject([{ field: 'password' }]);
  expect((await reset('nuova-password', anna)).status).toBe(0);
  expect((await shop.request(cart.view, {}, anna)).user.userId).toBe(101);
  expect((await shop.request(cart.view, {}, carla)).http).toBe(419);
  expect((await reset('ancora-un-altra')).errors[0]?.code).toBe('token.invalid');
  expect((await enter(e_mail, 'spesa-demo')).status).toBe(4);
  expect((await enter(e_mail, 'nuova-password')).status).toBe(0);
  expect((await lastLetter(shop, e_mail)).subject).toBe('La tua password è cambiata');
});

test('SEC-14 a reset goes by POST too, as the OpenAPI document says, and is stored nowhere', async () => {
  const e_mail = 'dario@example.it';
  await shop.request(registration.requestReset, { e_mail });
  const reset_token = await tokenFrom(shop, e_mail, 'reset_token');
  const answer = await shop.request(asPost(registration.resetPassword), {
    e_mail,
    reset_token,
    password: 'nuova-password',
  });
  expect(answer.status).toBe(0);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  const { paths } = await (await shop.fetch('/ebsn/api/openapi.json')).json();
  expect(Object.keys(paths['/registration/password_reset'])).toEqual(['get', 'post']);
});

test.each([
  ['/registration/registration_resend_email?e_mail=anna@example.it'],
  ['/registration/password_reset_token_request?e_mail=anna@example.it'],
])('SEC-06 %s sends no mail for an image of another site: 419 without our client’s header', async (path) => {
  const mails = () => shop.db.selectFrom('mail').select('mail_id').execute();
  const before = await mails();
  for (const headers of [{}, { 'Sec-Fetch-Dest': 'image' }, { 'X-Ebsn-Client': '' }])
    expect((await shop.fetch(`/ebsn/api${path}`, { headers: headers as never })).status).toBe(419);
  expect(await mails()).toEqual(before);
});

test('SEC-15 guessing tokens and asking for mails end at a limit', async () => {
  const e_mail = 'bruno@example.it';
  const asked = [];
  for (let turn = 0; turn < 7; turn += 1) asked.push((await shop.request(registration.requestReset, { e_mail })).http);
  expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const guessed = [];
  for (let turn = 0; turn < 31; turn += 1)
    guessed.push((await shop.request(registration.checkReset, { e_mail, reset_token: 'x'.repeat(43) })).http);
  expect(guessed.filter((http) => http === 200)).toHaveLength(30);
});
