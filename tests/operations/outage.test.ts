import { Agent, request as ask } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '../../core/api/endpoints/cart.ts';
import { openPostgres, type Postgres } from '../run/postgres.ts';
import { findPostgres } from '../run/system.ts';
import { start, startSeeded, stopAll, type Started } from './apiProcess.ts';
import { now } from '../moment.ts';

interface Heard {
  status: number | string;
  retryAfter?: string | undefined;
  code?: string | undefined;
  session?: string | undefined;
  seconds: number;
}

interface Asked {
  agent?: Agent;
  session?: string | undefined;
  body?: string;
}

/** Asks and tells what came, the code of a broken connection in place of a status. */
function hear(url: string, { agent, session, body }: Asked = {}): Promise<Heard> {
  const from = performance.now();
  const seconds = () => (performance.now() - from) / 1000;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (session) headers['X-Ebsn-Session'] = session;
  return new Promise((resolve) => {
    const request = ask(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', (failure: NodeJS.ErrnoException) =>
        resolve({ status: failure.code ?? failure.message, seconds: seconds() }),
      );
      response.on('end', () => {
        const { 'retry-after': retryAfter, 'x-ebsn-session': opened } = response.headers;
        const code: string | undefined = text.startsWith('{"response"')
          ? JSON.parse(text).response.errorsMessage[0]?.code
          : undefined;
        resolve({ status: response.statusCode ?? 0, retryAfter, code, session: opened as string, seconds: seconds() });
      });
    });
    request.once('error', (failure: NodeJS.ErrnoException) =>
      resolve({ status: failure.code ?? failure.message, seconds: seconds() }),
    );
    request.end(body);
  });
}

/** How long the shop's client waits for a write, in seconds. */
const patience = cart.update.timeout / 1000;

const note = (text: string) => JSON.stringify({ property: 'note', value: text });
const writes = '/ebsn/api/cart/update-cart-info';
const reads = '/ebsn/api/cart/view';

/** Shoppers who write without pause until `stop`; what each of their calls brought. */
function shoppers(origin: string, count: number) {
  const heard: Heard[] = [];
  let going = true;
  const all = Array.from({ length: count }, async (_, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let session: string | undefined;
    for (let turn = 0; going; turn += 1) {
      const answer = await hear(origin + writes, { agent, session, body: note(`${index} ${turn}`) });
      session = answer.session ?? session;
      heard.push(answer);
      if (answer.status !== 200) await wait(20);
      if (answer.code === 'server.closing') break;
    }
    agent.destroy();
  });
  return {
    heard,
    async stop() {
      going = false;
      await Promise.all(all);
      return heard;
    },
  };
}

const kinds = (heard: readonly Heard[]) => [...new Set(heard.map(({ status }) => status))].sort();

async function until(condition: () => Promise<boolean>, seconds: number): Promise<boolean> {
  for (const end = now() + seconds * 1000; now() < end; await wait(100)) if (await condition()) return true;
  return false;
}

const isReady = async (origin: string) => (await hear(`${origin}/ready`)).status === 200;

/** Has the database finished its recovery? */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A port before another that passes everything on, or takes connections and lets them wait, as that of a machine that froze. */
async function openGate(to: number) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((from) => {
    const far = isSilent ? undefined : connect(to, '127.0.0.1');
    for (const socket of far ? [from, far] : [from]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    if (far) from.pipe(far).pipe(from);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isSilent = true;
      cut();
    },
    speak() {
      isSilent = false;
      cut();
    },
    close() {
      cut();
      server.close();
    },
  };
}

afterEach(stopAll);

describe.runIf(findPostgres())('with a PostgreSQL that dies', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = (await openPostgres(mkdtempSync(join(tmpdir(), 'spesa-postgres-'))))!;
  }, 120_000);
  afterAll(() => postgres.stop());

  test('SRV-03 killed under load, the process lives, answers 503 with Retry-After and is back within five seconds', async () => {
    const server = (await start({ DATABASE_URL: postgres.url })) as Started;
    const crowd = shoppers(server.origin, 20);
    await until(async () => crowd.heard.length > 60, 20);
    let fastest = Infinity;
    for (let round = 0; round < 3; round += 1) {
      await postgres.crash();
      const without = await hear(server.origin + writes, { body: note('x') });
      expect(without).toMatchObject({ status: 503, code: 'server.away', retryAfter: expect.stringMatching(/^\d+$/) });
      fastest = Math.min(fastest, without.seconds);
      expect((await hear(`${server.origin}/ebsn/api/category?depth=1`)).status).toBe(503);
      expect((await hear(`${server.origin}/health`)).status).toBe(200);
      expect((await hear(`${server.origin}/ready`)).status).toBe(503);
      await postgres.start();
      expect(await until(() => answers(postgres.url), 60)).toBe(true);
      expect(await until(() => isReady(server.origin), 5)).toBe(true);
      await wait(500);
    }
    expect(fastest).toBeLessThan(2);
    const heard = await crowd.stop();
    expect(server.isAlive()).toBe(true);
    expect(kinds(heard)).toEqual([200, 503]);
    expect((await hear(`${server.origin}/ebsn/api/category?depth=1`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  }, 120_000);

  test('SRV-03 a frozen one is told to the load balancer within two seconds, and so is its return', async () => {
    const server = (await start({ DATABASE_URL: postgres.url })) as Started;
    expect(await isReady(server.origin)).toBe(true);
    postgres.freeze(true);
    const answered = await Promise.all(Array.from({ length: 5 }, () => hear(`${server.origin}/ready`)));
    for (const { status, seconds } of answered) expect([status, seconds < 2]).toEqual([503, true]);
    postgres.freeze(false);
    expect(await until(() => isReady(server.origin), 5)).toBe(true);
    expect(await server.stop()).toBe(0);
  }, 60_000);

  test('SRV-03 a database that is absent at the start is waited for', async () => {
    await postgres.crash();
    const server = (await start({ DATABASE_URL: postgres.url }, [], '/health')) as Started;
    expect(await hear(server.origin + reads)).toMatchObject({ status: 503, retryAfter: expect.anything() });
    expect((await hear(`${server.origin}/ready`)).status).toBe(503);
    await postgres.start();
    expect(await until(() => isReady(server.origin), 60)).toBe(true);
    expect((await hear(server.origin + reads)).status).toBe(200);
  }, 120_000);

  test('SRV-05 a lock that is never given back and a pool in use are 503 before the client gives up', async () => {
    const server = (await start({ DATABASE_URL: postgres.url })) as Started;
    const { session } = await hear(server.origin + writes, { body: note('1') });
    const greedy = new pg.Client({ connectionString: postgres.url });
    await greedy.connect();
    await greedy.query('begin; lock table cart in access exclusive mode');
    const waited = await Promise.all(
      Array.from({ length: 15 }, (_, turn) => hear(server.origin + writes, { session, body: note(String(turn)) })),
    );
    await greedy.query('rollback');
    await greedy.end();
    expect(kinds(waited)).toEqual([503]);
    expect(Math.max(...waited.map(({ seconds }) => seconds))).toBeLessThan(patience);
    expect((await hear(server.origin + writes, { session, body: note('2') })).status).toBe(200);
  }, 120_000);

  test('SRV-05 a connection that the database has stopped answering is given up, and another one serves', async () => {
    const server = (await start({ DATABASE_URL: postgres.url })) as Started;
    const { session } = await hear(server.origin + writes, { body: note('1') });
    const witness = new pg.Client({ connectionString: postgres.url });
    await witness.connect();
    const { rows } = await witness.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = 'postgres' and state = 'idle' and query not like 'listen%' and pid <> pg_backend_pid()`,
    );
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    const frozen = await Promise.all(
      rows.map((_row, turn) => hear(server.origin + writes, { session, body: note(String(turn)) })),
    );
    const after = await hear(server.origin + writes, { session, body: note('2') });
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
    await witness.end();
    expect(kinds(frozen)).toEqual([503]);
    expect(after).toMatchObject({ status: 200 });
    expect(after.seconds).toBeLessThan(2);
  }, 120_000);

  test('SRV-03 a database that takes connections and never says a word is away, at the start and later', async () => {
    const gate = await openGate(Number(new URL(postgres.url).port));
    const url = Object.assign(new URL(postgres.url), { port: String(gate.port) }).href;
    gate.silence();
    const server = (await start({ DATABASE_URL: url }, [], '/health')) as Started;
    await wait(3_000);
    expect(server.isAlive()).toBe(true);
    gate.speak();
    expect(await until(() => isReady(server.origin), 60)).toBe(true);
    gate.silence();
    expect(await hear(server.origin + writes, { body: note('x') })).toMatchObject({
      status: 503,
      code: 'server.away',
      retryAfter: expect.stringMatching(/^\d+$/),
    });
    gate.speak();
    expect(await until(() => isReady(server.origin), 5)).toBe(true);
    await server.stop();
    gate.close();
  }, 120_000);
});

test('SRV-06 on SIGTERM what has begun is finished, what comes then is 503, nothing is reset', async () => {
  const server = await startSeeded();
  const crowd = shoppers(server.origin, 20);
  await until(async () => crowd.heard.length > 100, 20);
  const code = await server.stop();
  const heard = await crowd.stop();
  expect(kinds(heard)).toEqual([200, 503]);
  expect(heard.filter(({ status }) => status === 503).map((each) => each.code)).toEqual(
    Array(20).fill('server.closing'),
  );
  expect(code).toBe(0);
  expect(server.said()).toBe('');
}, 120_000);
