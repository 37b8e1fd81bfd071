import type { Endpoint } from '../core/api/endpoint.ts';
import { shapeOf, type Shape } from '../core/schema/shape.ts';

const deepest = 7;

function valueOf(shape: Shape, depth: number): unknown {
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.entries).map(([name, entry]) => [name, valueOf(entry, depth + 1)]),
      );
    case 'array':
      return depth > deepest ? [] : [valueOf(shape.item, depth + 1), valueOf(shape.item, depth + 1)];
    case 'record':
      return depth > deepest ? {} : { A: valueOf(shape.value, depth + 1) };
    case 'optional':
    case 'nullable':
    case 'nullish':
      return depth > deepest ? undefined : valueOf(shape.wrapped, depth + 1);
    case 'lazy':
      return depth > deepest ? undefined : valueOf(shape.getter(undefined), depth + 1);
    case 'union':
    case 'variant':
    case 'intersect':
      return valueOf(shape.options[0]!, depth + 1);
    case 'picklist':
      return shape.options[0];
    case 'literal':
      return shape.literal;
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return '2026-11-25';
  }
}

/** A whole answer of a row with every member that its schema knows, as the shop would send it. */
export function answerOf({ answer, base }: Endpoint): string {
  const data = valueOf(shapeOf(answer), 0);
  return JSON.stringify(
    base === 'shop'
      ? { response: { status: 0, errors: [] }, user: { userId: 101, login: 'anna@example.it' }, data }
      : data,
  );
}
