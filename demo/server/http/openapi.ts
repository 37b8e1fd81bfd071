import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { multipart } from '../../../core/api/bodies.ts';
import { asPost, type Endpoint } from '../../../core/api/endpoint.ts';
import * as cart from '../../../core/schema/cart.ts';
import * as catalogue from '../../../core/schema/catalogue.ts';
import * as checkout from '../../../core/schema/checkout.ts';
import * as delivery from '../../../core/schema/delivery.ts';
import * as orders from '../../../core/schema/orders.ts';
import * as profile from '../../../core/schema/profile.ts';
import * as session from '../../../core/schema/session.ts';
import { entriesOf } from '../../../core/schema/shape.ts';

type Tables = Record<string, Record<string, Endpoint>>;
type Json = Record<string, unknown>;
type Convertible = Parameters<typeof toJsonSchema>[0];

/** The wire shapes that bear a name, each described once: productSchema as Product, and so on. */
const named: Record<string, Convertible> = Object.fromEntries(
  [cart, catalogue, checkout, delivery, orders, profile, session]
    .flatMap((area) => Object.entries(area as Record<string, unknown>))
    .filter(([name, schema]) => name.endsWith('Schema') && typeof schema === 'object')
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1, -6), schema as Convertible]),
);

const config = {
  errorMode: 'ignore',
  definitions: named,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** JSON Schema of a wire shape; named shapes in it are references. */
function shape(schema: GenericSchema): Json {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema as Convertible, config) as Json;
  return rest;
}

const text = { type: 'string' };
const message = { type: 'object', required: ['code', 'message'], properties: { code: text, message: text } };
const list = { type: 'array', items: message };
const levels = {
  errors: list,
  infos: list,
  warnings: list,
  errorsMessage: list,
  infosMessage: list,
  warningsMessage: list,
};

const envelope: Json = {
  type: 'object',
  required: ['response', 'user', 'data'],
  properties: {
    response: {
      type: 'object',
      required: ['status', ...Object.keys(levels)],
      properties: { status: { type: 'integer' }, ...levels },
    },
    user: { $ref: '#/components/schemas/User' },
    data: { type: 'object' },
  },
};
const anyEnvelope = { $ref: '#/components/schemas/Envelope' };
const envelopeOf = (data: Json): Json => ({ allOf: [anyEnvelope, { properties: { data } }] });

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

const reasons = {
  400: 'Malformed input',
  409: 'The same key is being worked on',
  413: 'Too large',
  419: 'The session is missing or over',
  422: 'The same key came with another body',
  429: 'Too many tries',
  500: 'Fault',
};
const failures = Object.fromEntries(
  Object.entries(reasons).map(([code, description]) => [code, { description, content: json(anyEnvelope) }]),
);

const whoSays: Record<Endpoint['who'], string> = {
  anyone: 'Anyone',
  shopper: 'Visitors and customers',
  user: 'Whoever is logged in',
  customer: 'Customers',
  master: 'The first account of a household',
  employee: 'Employees',
  rider: 'Riders',
  backoffice: 'The back office',
};

const proofSays: Record<Endpoint['proof'], string> = {
  session: 'refused with 419 without the session header',
  token: 'its one-time token is the proof',
  client: 'refused with 419 without the header X-Ebsn-Client',
};

/** What goes with a call beside its own fields (rulings 21, 22, 25). */
const besides = ({ sectors, hashed, captcha }: Endpoint): Json[] =>
  [sectors && ['show_sectors', { type: 'boolean' }], hashed && ['hash', text], captcha && ['token_recaptcha', text]]
    .filter((each) => each !== false)
    .map(([name, schema]) => ({ name, in: 'query', schema }));

/** What a body may be (SEC-06). */
const bodyTypes = ({ encoding }: Endpoint): string[] =>
  encoding === multipart ? [multipart.type] : ['application/json', ...(encoding ? [encoding.type] : [])];

function operation(names: readonly string[], rows: readonly Endpoint[]): Json {
  const row = rows[0]!;
  const answers = rows.map((each) => shape(each.answer));
  const writes = rows.some((each) => each.effect === 'write');
  return {
    operationId: names.join('_or_').replaceAll('.', '_'),
    tags: [names[0]!.split('.')[0]],
    description: `${whoSays[row.who]}.${writes && row.method === 'GET' ? ` Writes although it is a GET: ${proofSays[row.proof]}.` : ''}`,
    'x-who': row.who,
    parameters: [
      ...parameters(rows),
      ...besides(row),
      ...(row.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: text }] : []),
    ],
    ...(row.body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(bodyTypes(row).map((type) => [type, { schema: shape(row.body!) }])),
      },
    }),
    responses: {
      '200': {
        description: 'Done, or a business refusal by response.status',
        content: json({ anyOf: [...answers.map(envelopeOf), anyEnvelope] }),
      },
      ...failures,
    },
  };
}

/** A row as it is declared, and as a POST where that is understood too (ruling 16). */
const inAllForms = ([name, row]: [string, Endpoint]): [string, Endpoint][] =>
  row.postable
    ? [
        [name, row],
        [`${name}_by_post`, asPost(row)],
      ]
    : [[name, row]];

/** The OpenAPI 3.1 document of the shop rows of all tables, from their strict schemas (design §5.3). */
export function openApi(tables: Tables, base: string, version: string): Json {
  const groups = new Map<string, { names: string[]; rows: Endpoint[] }>();
  for (const [area, table] of Object.entries(tables)) {
    for (const [name, row] of Object.entries(table).flatMap(inAllForms)) {
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
  return {
    openapi: '3.1.0',
    info: { title: 'Spesa: API di riferimento del negozio', version },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: {
        Envelope: envelope,
        ...toJsonSchemaDefs(named, { errorMode: 'ignore', overrideRef: config.overrideRef }),
      },
    },
  };
}
