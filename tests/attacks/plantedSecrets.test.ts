import { randomBytes } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { registration } from '../../core/api/endpoints/registration.ts';
import { session } from '../../core/api/endpoints/session.ts';
import { openGateway } from '../../demo/gateway/gateway.ts';
import { freePort } from '../../demo/run/ports.ts';
import { createApp } from '../../demo/server/app.ts';
import { consoleLog } from '../../demo/server/http/log.ts';
import type { Log } from '../../demo/server/http/options.ts';
import { jsonLog, openLog } from '../../demo/server/observe/jsonLog.ts';
import { openServer } from '../../demo/server/http/openServer.ts';
import { caller, type Caller, type Credentials } from '../demo/server/caller.ts';
import { fieldsOf, leastInput, shopRows } from '../demo/server/least.ts';
import { lastLetter } from '../demo/server/letters.ts';
import { newcomer } from '../demo/server/newcomer.ts';
import { logIn } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

/** A reference shop with its own log, served over HTTP behind the gateway. */
interface Door {
  origin: string;
  request: Caller;
}

let shop: Shop;
let whole: Door;
let broken: Door;
const closing: (() => Promise<unknown>)[] = [];
/** Every line that a console or a stream was given. */
const lines: string[] = [];

/** A database that can say who calls and fails at all else. */
const failing: KyselyPlugin = {
  transformQuery({ node }) {
    if (!JSON.stringify(node).includes('"session"')) throw new Error('the disk is full');
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

async function open(db: Shop['db']): Promise<Door> {
  const [inner, outer] = [await freePort(), await freePort()];
  const asJson = jsonLog(openLog({ write: (line: string) => void lines.push(line) }));
  const log: Log = (entry) => {
    consoleLog(entry);
    asJson(entry);
  };
  const app = createApp({ ...shop.payments, db, log, listen: shop.listen, outbox: true, proxies: ['127.0.0.1'] });
  const server = await openServer(app, inner, '127.0.0.1');
  const gateway = await openGateway({
    port: outer,
    hosts: ['127.0.0.1'],
    wordpress: `http://127.0.0.1:${await freePort()}`,
    api: `http://127.0.0.1:${inner}`,
    site: import.meta.dirname,
    plugin: import.meta.dirname,
  });
  closing.push(gateway.stop, () => server.close());
  const origin = `http://127.0.0.1:${outer}`;
  return { origin, request: caller((path, init) => fetch(origin + path, init)) };
}

beforeAll(async () => {
  shop = await openShop();
  whole = await open(shop.db);
  broken = await open(shop.db.withPlugin(failing));
}, 120_000);
afterAll(async () => {
  for (const close of closing) await close();
  await shop.close();
});
beforeEach(async () => {
  lines.length = 0;
  await shop.db.deleteFrom('login_try').execute();
  const keep = (...said: unknown[]) => void lines.push(said.map(String).join(' '));
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation(keep);
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      keep(text);
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

/** Members that nobody but their owner may read. */
const secret =
  /password|token|pin$|otp|control_code|fiscal|vat|pec|sdi|phone|card|birth|payment_data|saml|^code$|^state$|external_id|uuid|contactKey|gift_code|coupon|address1|email|e_mail|login|note|name$/i;

const fresh = (): string => `geheim${randomBytes(9).toString('hex')}`;

interface Planted {
  where: string;
  value: string;
}

/** The planted secrets that stand in a text. */
const foundIn = (text: string, planted: readonly Planted[]): string[] =>
  planted.filter(({ value }) => text.includes(value)).map(({ where }) => where);

/** Sends a call of a row with one secret in it; what it was answered, unless it went well. */
async function refusal(
  { origin }: Door,
  row: Endpoint,
  name: string,
  value: unknown,
  mine: Credentials,
): Promise<string> {
  const ofQuery = { query: row.query, body: undefined } as Endpoint;
  const inQuery = new Set([...fieldsOf(ofQuery, 'string'), ...fieldsOf(ofQuery, 'number')]);
  const address = new URL(`${origin}/ebsn/api${row.path}`);
  const body: Record<string, unknown> = {};
  for (const [key, given] of Object.entries({ ...leastInput(row), [name]: value }))
    if (inQuery.has(key)) address.searchParams.set(key, String(given));
    else body[key] = given;
  const response = await fetch(address, {
    method: row.method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      'X-Ebsn-Client': 'site',
      ...(mine.session && { 'X-Ebsn-Session': mine.session }),
    },
    ...(row.method === 'POST' && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const good = response.status === 200 && text.startsWith('{"response":{"status":0');
  return good ? '' : text + JSON.stringify([...response.headers]);
}

const rowsWithSecrets = shopRows.flatMap((row) =>
  fieldsOf(row, 'string')
    .filter((name) => secret.test(name))
    .map((name) => [row, name] as const),
);

test.each([
  ['refused or done', () => whole],
  ['a fault', () => broken],
] as const)(
  'SEC-27 SEC-14 forty secrets and more in queries and bodies, %s: none in a line of the log or in an answer that says no',
  async (_outcome, door) => {
    const anna = await logIn({ request: whole.request }, 'anna');
    const planted: Planted[] = [];
    const told: string[] = [];
    for (const [row, name] of rowsWithSecrets)
      for (const form of [
        (value: string) => value,
        (value: string) => [value],
        (value: string) => ({ [value]: value }),
      ]) {
        const value = fresh();
        const where = `${row.method} ${row.path} ${name}`;
        planted.push({ where, value });
        const answer = await refusal(door(), row, name, form(value), anna);
        if (answer.includes(value)) told.push(where);
        if (row.path === '/auth/logout') await logIn({ request: whole.request }, 'anna', anna);
      }
    expect(new Set(planted.map(({ where }) => where)).size).toBeGreaterThan(40);
    expect(lines.length).toBeGreaterThan(40);
    expect(foundIn(lines.join('\n'), planted)).toEqual([]);
    expect(told).toEqual([]);
  },
  300_000,
);

test.each([
  ['refused or done', () => whole],
  ['a fault', () => broken],
] as const)(
  'SEC-27 secrets in headers, cookies, captcha tokens, paths, broken bodies and forms, %s: none in a line or an answer',
  async (_outcome, door) => {
    const { origin } = door();
    const planted: Planted[] = [];
    const plant = (where: string): string => {
      const value = fresh();
      planted.push({ where, value });
      return value;
    };
    const json = { 'Content-Type': 'application/json', 'X-Ebsn-Client': 'site' };
    const form = { ...json, 'Content-Type': 'application/x-www-form-urlencoded' };
    const post = (path: string, headers: Record<string, string>, body: string) =>
      fetch(`${origin}${path}`, { method: 'POST', headers, body, redirect: 'manual' });
    const login = '/ebsn/api/auth/login';
    const asked = [
      ...[
        'Authorization',
        'Cookie',
        'X-Ebsn-Session',
        'X-Ebsn-Account',
        'X-Ebsn-Client-Uuid',
        'Idempotency-Key',
        'X-Forwarded-For',
        'X-Request-Id',
      ].map((name) => fetch(`${origin}/ebsn/api/cart/view`, { headers: { ...json, [name]: plant(`header ${name}`) } })),
      fetch(`${origin}/ebsn/api/auth/test?session=${plant('query session')}`),
      fetch(`${origin}/ebsn/api/nothing/${plant('path of the API')}`),
      fetch(`${origin}/reset-password?reset_token=${plant('reset link')}`),
      fetch(`${origin}/outbox/${plant('path of the outbox')}`),
      fetch(`${origin}/ebsn/api/captcha/challenge?action=${plant('captcha action')}`),
      post(`${login}?token_recaptcha=${plant('captcha token')}`, json, '{"login":"anna@example.it","password":"x"}'),
      post(login, json, `{"login":"anna@example.it","password":"${plant('broken JSON')}"`),
      post(login, json, `{"login":"a","login":"b","password":"${plant('repeated key')}"}`),
      post(login, json, `{"__proto__":{"password":"${plant('prototype')}"}}`),
      post(login, form, `login=a&password=${plant('form')}&password=${plant('form twice')}`),
      post(login, { ...json, 'Content-Type': 'text/plain' }, plant('plain text')),
      post(
        '/ebsn/api/saml/login',
        { ...form, Origin: 'null' },
        `SAMLResponse=${plant('SAML')}&RelayState=${plant('relay')}`,
      ),
      post(
        '/ebsn/api/checkout/callback',
        json,
        JSON.stringify({ id: plant('callback'), card: plant('callback card') }),
      ),
      post('/magazzino/accesso', form, `login=a&password=${plant('warehouse')}`),
    ];
    const answers = await Promise.all(
      asked.map(async (answer) => {
        const response = await answer;
        return `${response.status} ${await response.text()} ${JSON.stringify([...response.headers])}`;
      }),
    );
    expect(foundIn(lines.join('\n'), planted)).toEqual([]);
    expect(answers.flatMap((answer) => foundIn(answer, planted))).toEqual([]);
  },
  120_000,
);

test('SEC-27 what the shop makes itself, sessions, links and codes, stands in no line, no list of mails and no answer to another', async () => {
  const { origin, request } = whole;
  const email = 'geheim@example.it';
  const password = fresh();
  await request(registration.register, { ...newcomer(email), password });
  const link = (await lastLetter(shop, email)).link!;
  const reg_control_code = link.searchParams.get('reg_control_code')!;
  const mine: Credentials = {};
  await request(registration.confirm, { e_mail: email, reg_control_code }, mine);
  await request(session.login, { login: email, password }, mine);
  await request(registration.requestReset, { e_mail: email });
  const reset_token = (await lastLetter(shop, email)).link!.searchParams.get('reset_token')!;
  await request(registration.resetPassword, { e_mail: email, reset_token: `${reset_token}x`, password });
  await request(registration.resetPassword, { e_mail: email, reset_token, password: fresh() });
  await request(registration.resetPassword, { e_mail: email, reset_token, password });
  await shop.db.updateTable('customer').set({ mfa_enabled: true }).where('user_id', '=', 107).execute();
  const asked = await request(session.login, { login: 'elena@example.it', password: 'spesa-demo' });
  const planted = Object.entries({
    password,
    reg_control_code,
    reset_token,
    session: mine.session!,
    account: mine.account!,
    challenge: (asked.data as unknown as { token: string }).token,
    pin: (await lastLetter(shop, 'elena@example.it')).pin,
  }).map(([where, value]) => ({ where, value }));
  for (const { where, value } of planted)
    expect([where, value.length]).toEqual([where, expect.toSatisfy((n: number) => n >= 6)]);
  const list = await (await fetch(`${origin}/outbox`)).text();
  expect(list).toContain('Scegli una nuova password');
  expect(foundIn(list, planted)).toEqual([]);
  expect(foundIn(lines.join('\n'), planted)).toEqual([]);
  expect(foundIn(await (await fetch(`${origin}/ebsn/api/openapi.json`)).text(), planted)).toEqual([]);
}, 60_000);
