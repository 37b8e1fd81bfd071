import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../../core/api/endpoint.ts';
import { entriesOf } from './decode.ts';

type Tables = Record<string, Record<string, Endpoint>>;
type Json = Record<string, unknown>;

/** JSON Schema of a wire shape; its definitions are inlined so that each operation stands alone. */
function shape(schema: GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], { errorMode: 'ignore' }) as Json;
  return rest;
}

const text = { type: 'string' };
const message = { type: 'object', required: ['code', 'message'], properties: { code: text, message: text } };
const list = { type: 'array', items: message };
const levels = { errors: list, infos: list, warnings: list, errorsMessage: list, infosMessage: list, warningsMessage: list };

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['response', 'user', 'data'],
  properties: {
    response: { type: 'object', required: ['status', ...Object.keys(levels)], properties: { status: { type: 'integer' }, ...levels } },
    user: { type: 'object', required: ['userId'], properties: { userId: { type: 'integer' } } },
    data,
  },
});

const json = (schema: Json) => ({ 'application/json': { schema } });

function parameters(rows: readonly Endpoint[]): Json[] {
  const found = new Map<string, Json>();
  for (const { query } of rows) {
    const required = new Set(query ? ((shape(query).required as string[] | undefined) ?? []) : []);
    for (const [name, field] of Object.entries(entriesOf(query))) {
      found.set(name, { name, in: 'query', required: rows.length === 1 && required.has(name), schema: shape(field) });
    }
  }
  return [...found.values()];
}

function operation(names: readonly string[], rows: readonly Endpoint[]): Json {
  const row = rows[0]!;
  const answers = rows.map((each) => shape(each.answer));
  const writes = rows.some((each) => each.effect === 'write');
  return {
    operationId: names.join('_or_').replaceAll('.', '_'),
    tags: [names[0]!.split('.')[0]],
    ...(writes && row.method === 'GET' && { description: 'Writes although it is a GET: refused with 419 without the session header.' }),
    parameters: [...parameters(rows), ...(row.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: text }] : [])],
    ...(row.body && { requestBody: { required: true, content: { 'application/json': { schema: shape(row.body) }, 'application/x-www-form-urlencoded': { schema: shape(row.body) } } } }),
    responses: {
      '200': { description: 'Done, or a business refusal by response.status', content: json({ anyOf: answers.flatMap((data) => [envelopeOf(data), envelopeOf({ type: 'object' })]) }) },
      ...Object.fromEntries(Object.entries({ 400: 'Malformed input', 409: 'The same key is being worked on', 419: 'The session is missing or over', 422: 'The same key came with another body', 429: 'Too many tries', 500: 'Fault' }).map(([code, description]) => [code, { description, content: json(envelopeOf({ type: 'object' })) }])),
    },
  };
}

/** The OpenAPI 3.1 document of the shop rows of all tables, from their strict schemas (design 5.3). */
export function openApi(tables: Tables, base: string, version: string): Json {
  const groups = new Map<string, { names: string[]; rows: Endpoint[] }>();
  for (const [area, table] of Object.entries(tables)) {
    for (const [name, row] of Object.entries(table)) {
      if (row.base !== 'shop') continue;
      const key = `${row.method.toLowerCase()} ${row.path}`;
      const group = groups.get(key) ?? { names: [], rows: [] };
      group.names.push(`${area}.${name}`);
      group.rows.push(row);
      groups.set(key, group);
    }
  }
  const paths: Record<string, Json> = {};
  for (const [key, { names, rows }] of groups) {
    const [method, path] = key.split(' ') as [string, string];
    paths[path] = { ...paths[path], [method]: operation(names, rows) };
  }
  return { openapi: '3.1.0', info: { title: 'Spesa: API di riferimento del negozio', version }, servers: [{ url: base }], paths };
}
