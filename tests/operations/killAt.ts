// Preloaded into an API process (`--import`): ends it by SIGKILL where KILL_AT says, and makes what FAIL_AT names go wrong.
import { PGliteDialect, PostgresDialect, type CompiledQuery, type Driver } from 'kysely';

/** The last of these events, after those before it have come: beginnings of statements, `commit`, or a request to the card provider as `POST /api/payments`. */
export interface KillPoint {
  events: readonly string[];
  when: 'before' | 'after';
}

/** Every event that begins so is thrown at, or leaves a promise behind that is rejected and that nobody waits for. */
export interface FailPoint {
  event: string;
  how: 'throws' | 'strays';
}

const point = JSON.parse(process.env['KILL_AT'] ?? '{"events":[]}') as KillPoint;
const awaited = [...point.events];
const fails = JSON.parse(process.env['FAIL_AT'] ?? 'null') as FailPoint | null;

/** Does `work`, or dies before or after it if it is the last event. */
async function pass<T>(event: string, work: () => Promise<T>): Promise<T> {
  if (fails && event.startsWith(fails.event)) {
    const failure = new Error(`the inside of ${event}`);
    if (fails.how === 'throws') throw failure;
    void Promise.reject(failure);
  }
  const expected = awaited[0];
  if (expected === undefined || !event.startsWith(expected)) return work();
  const isLast = awaited.length === 1;
  if (isLast && point.when === 'before') process.kill(process.pid, 'SIGKILL');
  const result = await work();
  if (isLast) process.kill(process.pid, 'SIGKILL');
  awaited.shift();
  return result;
}

function watch(driver: Driver): Driver {
  const watched = new WeakSet();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (...given) => {
    const connection = await acquire(...given);
    if (watched.has(connection)) return connection;
    watched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (<R>(query: CompiledQuery) =>
      query.sql === 'commit'
        ? execute<R>(query)
        : pass(query.sql, () => execute<R>(query))) as typeof connection.executeQuery;
    return connection;
  };
  const commit = driver.commitTransaction.bind(driver);
  driver.commitTransaction = (connection) => pass('commit', () => commit(connection));
  return driver;
}

for (const dialect of [PGliteDialect, PostgresDialect]) {
  const create = dialect.prototype.createDriver;
  dialect.prototype.createDriver = function (this: PGliteDialect & PostgresDialect) {
    return watch(create.call(this));
  };
}

const fetchAsIs = globalThis.fetch;
globalThis.fetch = (input, init) =>
  pass(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`, () => fetchAsIs(input, init));
