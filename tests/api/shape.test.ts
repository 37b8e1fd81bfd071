import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entriesOf, isOptional, kindOf } from '../../core/schema/shape.ts';

const schema = v.object({
  name: v.string(),
  count: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0)))),
  tags: v.array(v.string()),
});

test('the fields of an object are known by name, also inside an optional one; others have none', () => {
  const names = ['name', 'count', 'tags'];
  expect([schema, v.optional(schema)].map((one) => Object.keys(entriesOf(one)))).toEqual([names, names]);
  expect([undefined, v.string(), v.array(schema)].map(entriesOf)).toEqual([{}, {}, {}]);
});

test('a field says its kind and whether it may be missing', () => {
  const { name, count, tags } = schema.entries;
  expect([name, count, tags].map(kindOf)).toEqual(['string', 'number', 'array']);
  expect([name, count, tags].map(isOptional)).toEqual([false, true, false]);
});
