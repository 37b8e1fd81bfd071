import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { endpoints } from '../../core/api/endpoints/index.ts';
import { entriesOf, type Shape } from '../../core/schema/shape.ts';
import { checks, failedChecks, type Sent } from '../demo/server/answerChecks.ts';
import { logIn } from '../demo/server/people.ts';
import { openShop, type Shop } from '../demo/server/shop.ts';

let shop: Shop;
let anna: string;
beforeAll(async () => {
  shop = await openShop();
  anna = (await logIn(shop, 'anna')).session!;
}, 60_000);
afterAll(() => shop.close());

const tables: Record<string, Record<string, Endpoint>> = endpoints;
const rows = Object.values(tables).flatMap((table) => Object.values(table).filter(({ base }) => base === 'shop'));

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '9'.repeat(15),
  '-999999999999999',
  '0.0000000001',
  'NaN',
  'null',
  '[]',
  '{"a":1}',
  "' or 1=1 --",
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '👩‍👩‍👧‍👦',
  '../../etc/passwd',
  'x'.repeat(5000),
  '2026-02-30',
  'w6d2026-13-45t9',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '<script>',
  '𝟙',
];
const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 40 }));
const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e15, -1e15, 2 ** 31, 2 ** 53, 1e308, Number.MIN_VALUE),
  fc.double({ noNaN: true }),
  fc.integer({ min: -5, max: 2000 }),
);
const oddValue = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));

const numbers = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: -2, max: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(101, 1001, 1004, 9003) },
  { weight: 3, arbitrary: oddNumber },
);

/** Values of the kind that a schema wants, as odd as it lets through, and now and then of no kind at all. */
function valueOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
      return fc.record(mapped(shape.entries), { requiredKeys: Object.keys(shape.entries) });
    case 'array':
      return fc.array(valueOf(shape.item), { maxLength: 4 });
    case 'record':
      return fc.dictionary(oddText, valueOf(shape.value), { maxKeys: 4 });
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.option(valueOf(shape.wrapped), { nil: undefined, freq: 3 });
    case 'lazy':
      return oddValue;
    case 'union':
    case 'variant':
    case 'intersect':
      return fc.oneof(...shape.options.map(valueOf));
    case 'picklist':
      return fc.constantFrom(...shape.options);
    case 'literal':
      return fc.constant(shape.literal);
    case 'number':
      return numbers;
    case 'boolean':
      return fc.boolean();
    case 'string':
      return oddText;
    default:
      return oddValue;
  }
}

const mapped = (entries: Record<string, Shape>): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, shape]) => [
      name,
      fc.oneof({ weight: 30, arbitrary: valueOf(shape) }, { weight: 1, arbitrary: oddValue }),
    ]),
  );

const fieldsOf = (schema: GenericSchema | undefined): fc.Arbitrary<Record<string, unknown>> =>
  schema
    ? (fc.record(mapped(entriesOf(schema) as unknown as Record<string, Shape>)) as fc.Arbitrary<
        Record<string, unknown>
      >)
    : fc.constant({});

const form = 'application/x-www-form-urlencoded';

const headers = fc.record(
  {
    'Content-Type': fc.constantFrom('application/json', 'application/json', form, 'text/plain'),
    'X-Ebsn-Session': fc.constantFrom('anna', 'x', 'A'.repeat(43), 'A'.repeat(9000)),
    'X-Ebsn-Account': fc.constantFrom('', 'a.b.c'),
    'X-Ebsn-Client-Uuid': fc.constantFrom('0'.repeat(32), "'", 'x'.repeat(300)),
    'Idempotency-Key': fc.constantFrom('12345678', '', 'ü', 'k'.repeat(201), '\u0001'),
    'If-None-Match': fc.constantFrom('*', '"', 'W/'),
    'X-Forwarded-For': fc.constantFrom(',', '::1', 'x'.repeat(500)),
    Origin: fc.constantFrom('http://shop.test', 'null', 'http://'),
    'Content-Length': fc.constantFrom('0', '-1', 'x', '999999999999'),
  },
  { requiredKeys: [] },
);

const broken = fc.constantFrom(
  '{',
  '[',
  '{"items":',
  '"',
  '\u0000',
  '{"a":1,"a":2}',
  '[[[[',
  'items=1&items=2',
  '{"items":[{}]}',
);

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A call that its row may let through as far as the database. */
const likely = (row: Endpoint): fc.Arbitrary<Sent> =>
  fc
    .record({
      query: fieldsOf(row.query),
      body: fieldsOf(row.body),
      session: fc.constantFrom('anna', 'anna', 'none'),
      path: oddText,
    })
    .map(({ query, body, session, path }) => ({
      method: row.method,
      path: addressOf(row, query, path),
      headers: {
        'Content-Type': row.encoding ? form : 'application/json',
        ...(session === 'anna' && { 'X-Ebsn-Session': session }),
      },
      body:
        row.method === 'GET'
          ? undefined
          : row.encoding
            ? new URLSearchParams(pairsOf(body)).toString()
            : JSON.stringify(body),
    }));

/** A call that is wrong in some way of HTTP or JSON. */
const rough = (row: Endpoint): fc.Arbitrary<Sent> =>
  fc
    .record({
      query: fieldsOf(row.query),
      twice: fc.boolean(),
      path: oddText,
      method: fc.constantFrom(row.method, row.method, 'PUT', 'GET', 'POST', 'DELETE'),
      headers,
      body: fc.oneof(
        broken,
        fc.jsonValue().map((value) => JSON.stringify(value)),
      ),
    })
    .map(({ query, twice, path, method, headers: given, body }) => ({
      method,
      path: `${addressOf(row, query, path)}${twice ? `&${new URLSearchParams(pairsOf(query))}` : ''}`,
      headers: given,
      body: method === 'GET' ? undefined : body,
    }));

const pairsOf = (values: Record<string, unknown>) =>
  Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, textOf(value)]],
  );

function addressOf(row: Endpoint, query: Record<string, unknown>, path: string): string {
  const filled = row.path.replace(/\{\w+\}/g, () => encodeURIComponent(path.replace(/\p{Surrogate}/gu, '')) || 'x');
  return `${filled}?${new URLSearchParams(pairsOf(query))}`;
}

const requestTo = (row: Endpoint): fc.Arbitrary<Sent> =>
  fc.oneof({ weight: 4, arbitrary: likely(row) }, { weight: 1, arbitrary: rough(row) });

const latin = (text: string) => text.replace(/[^\x20-\xff]/g, '?');

async function send({ method, path, headers: given, body }: Sent): Promise<Response> {
  const itself = path.startsWith('/auth/log') ? 'x' : anna;
  const named = Object.entries(given).map(([name, value]): [string, string] => [
    name,
    name === 'X-Ebsn-Session' && value === 'anna' ? itself : latin(value),
  ]);
  return shop.fetch(`/ebsn/api${path}`, { method, headers: named, ...(body !== undefined && { body }) });
}

/** A hundred thousand in the long run (faults.md). */
const many = process.env['SPESA_LONG'] === '1' ? 100_000 : 3_000;

test('SEC-21 SEC-23 three thousand malformed requests in a row to one shop: every answer passes fourteen checks, none is 5xx', async () => {
  const perRow = Math.ceil(many / rows.length);
  const faults: unknown[] = [];
  let sent = 0;
  for (const [index, row] of rows.entries())
    for (const request of fc.sample(requestTo(row), { numRuns: perRow, seed: 1000 + index })) {
      const began = performance.now();
      const response = await send(request);
      const text = await response.text();
      sent += 1;
      const failed = failedChecks({ row, request, response, text, ms: performance.now() - began });
      if (failed.length > 0) faults.push({ ...request, failed, http: response.status, text: text.slice(0, 200) });
    }
  expect(sent).toBeGreaterThanOrEqual(many);
  expect(faults).toEqual([]);
  expect(shop.log).toEqual([]);
  if (many > 3_000) console.info(`${sent} requests to ${rows.length} rows, ${checks.length} checks each`);
}, 3_600_000);

test('SEC-22 whatever page, size or sort is asked for, the answer is no longer than the largest page', async () => {
  for (const query of [
    'page_size=1000000000',
    'page=999999999999',
    'page_size=0',
    'sort=senza%20senso',
    'page_size=500&page=2',
  ]) {
    const response = await shop.fetch(`/ebsn/api/products?parent_category_id=1&${query}`);
    expect([query, response.status < 500]).toEqual([query, true]);
    const { data } = await response.json();
    expect((data.products ?? []).length).toBeLessThanOrEqual(500);
  }
  expect((await shop.fetch('/ebsn/api/products?parent_category_id=1&page=-1')).status).toBeLessThan(500);
});
