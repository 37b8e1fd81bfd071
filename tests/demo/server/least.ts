import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { endpoints } from '../../../core/api/endpoints/index.ts';
import { entriesOf, isOptional, kindOf, shapeOf } from '../../../core/schema/shape.ts';

const tables: Record<string, Record<string, Endpoint>> = endpoints;

/** Every call of the shop API. */
export const shopRows = Object.values(tables).flatMap((table) =>
  Object.values(table).filter(({ base }) => base === 'shop'),
);

const plain: Partial<Record<string, unknown>> = { number: 1, boolean: false, array: [], record: {} };

/** The least value that a schema lets through. */
export function leastValue(field: GenericSchema): unknown {
  const shape = shapeOf(field);
  if (shape.type === 'object') return leastOf(field);
  return shape.type === 'picklist' ? shape.options[0] : (plain[kindOf(field)] ?? '2026-11-25');
}

const leastOf = (schema: GenericSchema | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entriesOf(schema))
      .filter(([, field]) => !isOptional(field))
      .map(([name, field]) => [name, leastValue(field)]),
  );

/** The least that a row's schemas let through. */
export const leastInput = ({ query, body }: Endpoint): Record<string, unknown> => ({
  ...leastOf(query),
  ...leastOf(body),
});

/** The names of a row's fields of this kind, required or not. */
export const fieldsOf = ({ query, body }: Endpoint, kind: 'number' | 'string'): string[] =>
  [query, body].flatMap((schema) =>
    Object.entries(entriesOf(schema))
      .filter(([, field]) => kindOf(field) === kind)
      .map(([name]) => name),
  );
