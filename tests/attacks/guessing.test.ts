import { describe, afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../core/api/endpoints/account.ts';
import { address } from '../../core/api/endpoints/addresses.ts';
import { cartCodes } from '../../core/api/endpoints/cartCodes.ts';
import { session } from '../../core/api/endpoints/session.ts';
import { createApp } from '../../demo/server/app.ts';
import { customers } from '../../demo/shop/customers.ts';
import { workplaces } from '../../demo/shop/workplaces.ts';
import { caller, type Caller } from '../demo/server/caller.ts';
import { kinds, type Cluster } from '../demo/server/cluster.ts';
import { logIn, newcomers } from '../demo/server/people.ts';
import type { Shop } from '../demo/server/shop.ts';

/** Each try costs a password's hash, made to be slow; on a busy machine sixty of them need more than the usual half minute. */
vi.setConfig({ testTimeout: 180_000 });

const right = 'spesa-demo';
const gateway = '10.0.0.1';

const apps = new Map<Shop, ReturnType<typeof createApp>>();

/** A shop behind the gateway; made once, because making it costs more than most of its answers. */
function behindGateway(shop: Shop): ReturnType<typeof createApp> {
  const { db, listen, clock } = shop;
  const app =
    apps.get(shop) ??
    createApp({ db, listen, clock, provider: {} as never, proxies: [gateway], checkAnswers: true, log: () => {} });
  apps.set(shop, app);
  return app;
}

/** The shop as a socket of this address reaches it, with headers of its own. */
function from(shop: Shop, address: string, headers: Record<string, string> = {}): Caller {
  const app = behindGateway(shop);
  const incoming = { socket: { remoteAddress: address } };
  return caller(async (path, init) =>
    app.request(path, { ...init, headers: { ...(init?.headers as Record<string, string>), ...headers } }, { incoming }),
  );
}

const device = (id: string) => ({ 'X-Ebsn-Client-Uuid': id.repeat(32).slice(0, 32) });

describe.each(kinds)('$name', ({ open }) => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await open();
  }, 120_000);
  beforeEach(() => cluster.first.db.deleteFrom('login_try').execute());
  afterAll(() => cluster.close());

  const tries = async (request: Caller, login: string, count: number, password = 'sbagliata') =>
    (await Promise.all(Array.from({ length: count }, () => request(session.login, { login, password }, {})))).map(
      ({ http }) => http,
    );
  const count = (https: readonly number[], http: number) => https.filter((each) => each === http).length;

  test('SEC-03 of 150 passwords tried at once for an account ten are looked at [POST /auth/login]', async () => {
    const all = await Promise.all(
      Array.from({ length: 150 }, (_, turn) =>
        from(cluster.next(), `192.0.2.${turn}`)(session.login, { login: 'bruno@example.it', password: 'x' }, {}),
      ),
    );
    expect([
      count(
        all.map(({ http }) => http),
        200,
      ),
      count(
        all.map(({ http }) => http),
        429,
      ),
    ]).toEqual([10, 140]);
    expect(Number(all.find(({ http }) => http === 429)!.headers.get('Retry-After'))).toBeGreaterThan(800);
  });

  test('SEC-03 one address has fifty tries, whichever accounts it tries; others go on [POST /auth/login]', async () => {
    const request = from(cluster.first, '192.0.2.9');
    const https: number[] = [];
    for (let account = 0; account < 60; account += 1) https.push(...(await tries(request, `${account}@example.it`, 1)));
    expect([count(https, 200), count(https, 429)]).toEqual([50, 10]);
    expect(await tries(from(cluster.first, '192.0.2.10'), 'carla@example.it', 1, right)).toEqual([200]);
    expect(await tries(from(cluster.first, '2001:db8::1'), 'altri@example.it', 1)).toEqual([200]);
  });

  test('SEC-03 a right password is no try in vain', async () => {
    const request = from(cluster.first, '192.0.2.11');
    for (let turn = 0; turn < 60; turn += 1)
      expect(await request(session.login, { login: 'carla@example.it', password: right }, {})).toMatchObject({
        status: 0,
      });
  });

  test('SEC-05 who locks an account out does not lock out the device that its owner has used before', async () => {
    const owner = from(cluster.first, '192.0.2.20', device('a'));
    expect((await owner(session.login, { login: 'anna@example.it', password: right }, {})).status).toBe(0);
    const attacker = from(cluster.first, '192.0.2.21', device('b'));
    await tries(attacker, 'anna@example.it', 12);
    expect(await tries(attacker, 'anna@example.it', 1, right)).toEqual([429]);
    expect(await tries(from(cluster.first, '192.0.2.20'), 'anna@example.it', 1, right)).toEqual([429]);
    expect((await owner(session.login, { login: 'anna@example.it', password: right }, {})).status).toBe(0);
    expect((await tries(owner, 'anna@example.it', 12)).filter((http) => http === 200)).toHaveLength(10);
  });

  test('SEC-20 a forwarded address counts only when a configured proxy says so', async () => {
    const forged = (turn: number) => ({ 'X-Forwarded-For': `198.51.100.${turn}` });
    const direct = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        tries(from(cluster.first, '192.0.2.30', forged(turn)), `f${turn}@example.it`, 1),
      ),
    );
    expect(count(direct.flat(), 200)).toBe(50);
    const through = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        tries(
          from(cluster.first, gateway, { 'X-Forwarded-For': `198.51.100.${turn}, 192.0.2.31` }),
          `g${turn}@example.it`,
          1,
        ),
      ),
    );
    expect(count(through.flat(), 200)).toBe(50);
    expect(await tries(from(cluster.first, gateway, { 'X-Forwarded-For': '192.0.2.32' }), 'h@example.it', 1)).toEqual([
      200,
    ]);
  });

  test('SEC-16 a visitor has twenty guesses of a gift code an hour, with new sessions too [POST /cart/add-gift-code]', async () => {
    const guess = async (turn: number) => {
      const request = from(cluster.first, '192.0.2.40', { 'X-Forwarded-For': `198.51.100.${turn}` });
      return turn % 2
        ? request(cartCodes.checkCode, { code: `CODICE${turn}` }, {})
        : request(cartCodes.addCode, { code: `CODICE${turn}` }, {});
    };
    const answers = await Promise.all(Array.from({ length: 60 }, (_, turn) => guess(turn)));
    expect(answers.filter(({ errors }) => errors[0]?.code === 'gift.notFound')).toHaveLength(20);
    expect(
      count(
        answers.map(({ http }) => http),
        429,
      ),
    ).toBe(40);
  });

  test('SEC-16 a customer has twenty guesses an hour, wherever they come from; a code that is one is no guess', async () => {
    const me = await logIn(cluster.first, 'anna');
    const answers = [];
    for (let turn = 0; turn < 25; turn += 1)
      answers.push(
        await from(cluster.next(), `192.0.2.${50 + turn}`)(cartCodes.checkCode, { code: `CODICE${turn}` }, { ...me }),
      );
    expect(
      count(
        answers.map(({ http }) => http),
        200,
      ),
    ).toBe(20);
    await cluster.first.db.deleteFrom('login_try').execute();
    const known = from(cluster.first, '192.0.2.90');
    for (let turn = 0; turn < 25; turn += 1)
      expect((await known(cartCodes.checkCode, { code: 'GRAZIE5' }, { ...me })).http).toBe(200);
  });

  test('SEC-16 who guesses company codes, at once and by several servers, is answered ten times an hour, each time alike, and then not the right one either', async () => {
    const [one, two] = await newcomers(cluster.first, 2);
    const guess = (subscriptionCode: string, turn: number, me = one!.credentials) =>
      from(cluster.next(), `192.0.2.${turn}`)(address.subscribeWorkplace, { subscriptionCode }, { ...me });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => guess(`CODICE-${turn}`, turn)));
    const told = answers.filter(({ http }) => http === 200).map(({ errors }) => errors);
    expect(told).toHaveLength(10);
    expect(new Set(told.map((errors) => JSON.stringify(errors))).size).toBe(1);
    expect(told[0]![0]).toMatchObject({ code: 'workplace.notFound' });
    const right = workplaces[0]!.subscriptionCode;
    expect((await guess(right, 1)).http).toBe(429);
    for (let turn = 0; turn < 12; turn += 1) expect((await guess(right, turn, two!.credentials)).status).toBe(0);
  });

  test('SEC-16 who tries loyalty cards of others has twenty an hour, each answered alike; one’s own is no guess [POST /prima-card/register-user]', async () => {
    const [one, two] = await newcomers(cluster.first, 2);
    const taken = customers.flatMap(({ fidelityCard }) => fidelityCard ?? []);
    const associate = (fidelityCard: string, turn: number, me = one!.credentials) =>
      from(cluster.next(), `192.0.2.${turn}`)(
        account.registerCard,
        { prima_card_action: 'associate', fidelityCard },
        { ...me },
      );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => associate(taken[turn % taken.length]!, turn)),
    );
    const told = answers.filter(({ http }) => http === 200).map(({ errors }) => errors);
    expect(told).toHaveLength(20);
    expect(new Set(told.map((errors) => JSON.stringify(errors))).size).toBe(1);
    expect(told[0]![0]).toMatchObject({ code: 'card.unknown' });
    expect((await associate('0400000000019', 1)).http).toBe(429);
    for (let turn = 0; turn < 22; turn += 1)
      expect((await associate('0400000000027', turn, two!.credentials)).status).toBe(0);
  });
});
