import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../core/api/endpoints/catalogue.ts';
import { staff } from '../../core/api/endpoints/staff.ts';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { shapeOf, type Shape } from '../../core/schema/shape.ts';
import type { Credentials } from '../demo/server/caller.ts';
import { leastInput, leastValue, shopRows } from '../demo/server/least.ts';
import { allRoles, sessionOf } from '../demo/server/roles.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

const long = process.env['SPESA_LONG'] === '1';
const slow = 1_800;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(async () => {
  expect(shop.log.map(({ row, fault }) => `${row.name} ${String(fault)}`)).toEqual([]);
  await shop.close();
});

/** Each asks a database that takes it for more than a text to wait two seconds, to make a table or a back-office customer, or to break. */
const everyDay = [
  "x'; create table injected (x int); --",
  "x' || (select pg_sleep(2))::text || '",
  "1; update customer set role = 'backoffice'; --",
  "\\'; select pg_sleep(2); --",
];
const others = [
  "x') or (select 1 from pg_sleep(2)) is not null --",
  '(select pg_sleep(2))',
  '1 and 1=(select 1 from pg_sleep(2))',
  'name, (select pg_sleep(2))',
  'price desc; create table injected (x int)',
  '"; create table injected (x int); --',
  "' union select email, password_hash from customer --",
  "x%' and 1=cast((select version()) as int) --",
  '$$; create table injected (x int); $$',
  "{a,b}'::text[]",
  "'); copy injected from program 'id' --",
  '\u02bc; select pg_sleep(2); --',
];
const payloads = long ? [...everyDay, ...others] : everyDay;
/** To a database that reads them the first is true and the second is not. */
const truths = ["x' or '1'='1", "x' or '1'='2"];

type Place = (text: string) => unknown;

/** Every place of a value where a text goes, as what the value is with a text there. */
function placesOf(shape: Shape): Place[] {
  switch (shape.type) {
    case 'string':
    case 'unknown':
      return [(text) => text];
    case 'object':
      return Object.entries(shape.entries).flatMap(([name, field]) =>
        placesOf(field).map((place): Place => {
          const rest = leastValue(shape as never) as object;
          return (text) => ({ ...rest, [name]: place(text) });
        }),
      );
    case 'array':
      return placesOf(shape.item).map((place) => (text) => [place(text)]);
    case 'record':
      return [
        ...placesOf(shape.value).map((place): Place => (text) => ({ nome: place(text) })),
        (text) => ({ [text]: leastValue(shape.value as never) }),
      ];
    case 'optional':
    case 'nullable':
    case 'nullish':
      return placesOf(shape.wrapped);
    case 'union':
    case 'variant':
    case 'intersect':
      return shape.options.flatMap(placesOf);
    default:
      return [];
  }
}

const placesIn = ({ query, body }: Endpoint): Place[] =>
  [query, body].flatMap((schema) => (schema ? placesOf(shapeOf(schema)) : []));

async function asked(row: Endpoint, change: unknown, mine: Credentials) {
  const began = performance.now();
  const { http, status, errors } = await shop.request(row, { ...leastInput(row), ...(change as object) }, { ...mine });
  return { taken: performance.now() - began, http, answer: JSON.stringify({ http, status, errors }) };
}

test(
  'SEC-13 text for the database, in each text of each call by itself, deep ones and headers too, is a text: no fault, no effect, no wait, no other answer',
  async () => {
    const roles = () => shop.db.selectFrom('customer').select(['user_id', 'role']).orderBy('user_id').execute();
    const before = await roles();
    const began = performance.now();
    await sql`select pg_sleep(2)`.execute(shop.db);
    expect(performance.now() - began, 'what a payload that works would cost').toBeGreaterThan(slow);
    const wrong: string[] = [];
    let sent = 0;
    let places = 0;
    for (const row of shopRows) {
      const role = allRoles.find((each) => row.who === each) ?? 'master';
      for (const place of placesIn(row)) {
        places += 1;
        await shop.db.deleteFrom('login_try').execute();
        const mine = await sessionOf(shop, role);
        const one = (text: string) => asked(row, place(text), mine);
        const [answers, [yes, no]] = await Promise.all([
          Promise.all(payloads.map(one)),
          Promise.all(truths.map(one)) as Promise<Awaited<ReturnType<typeof one>>[]>,
        ]);
        sent += payloads.length + truths.length;
        for (const [index, { taken, http }] of answers.entries()) {
          const payload = payloads[index]!;
          if (http >= 500 || (taken > slow && (await one(payload)).taken > slow))
            wrong.push(`${row.path} ${JSON.stringify(place(payload))} ${http} ${taken.toFixed(0)} ms`);
        }
        const plain = (answer: string) => answer.replaceAll("'1'='2", "'1'='1");
        if (plain(yes!.answer) !== plain(no!.answer)) wrong.push(`${row.path} ${yes!.answer} ≠ ${no!.answer}`);
      }
    }
    const headers = ['X-Ebsn-Session', 'X-Ebsn-Account', 'X-Ebsn-Client-Uuid', 'Idempotency-Key', 'X-Ebsn-Language'];
    for (const name of headers)
      for (const payload of payloads.filter((text) => /^[ -~]*$/.test(text))) {
        const began = performance.now();
        const { status } = await shop.fetch('/ebsn/api/cart/view', { headers: { [name]: payload } });
        sent += 1;
        if (status >= 500 || performance.now() - began > slow) wrong.push(`${name} ${payload} ${status}`);
      }
    expect(wrong).toEqual([]);
    expect(await roles()).toEqual(before);
    expect((await sql<{ made: unknown }>`select to_regclass('injected') as made`.execute(shop.db)).rows).toEqual([
      { made: null },
    ]);
    expect(places).toBeGreaterThan(200);
    console.info(`${sent} requests, ${places} texts of ${shopRows.length} rows`);
  },
  long ? 1_800_000 : 120_000,
);

test('SEC-13 the wildcards of a search in the database are letters like any other', async () => {
  const office = await sessionOf(shop, 'backoffice');
  for (const q of ['%', '_', '%%', '\\', "'%"]) {
    const { data } = await shop.request(catalogue.products, { q }, {});
    expect([q, data.products ?? []]).toEqual([q, []]);
    const found = await shop.request(staff.users, { q }, { ...office });
    expect([q, JSON.stringify(found.data).includes('@')]).toEqual([q, false]);
  }
});
