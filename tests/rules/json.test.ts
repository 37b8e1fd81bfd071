import { afterEach, expect, test } from 'vitest';
import { toJson } from '../../core/rules/json.ts';
import { range } from '../../core/rules/range.ts';

const spoiled = [Array.prototype, String.prototype, Number.prototype] as { toJSON?: unknown }[];
const from = Array.from;
afterEach(() => {
  for (const prototype of spoiled) delete prototype.toJSON;
  Array.from = from;
});

test('WP-10 lists, texts and numbers keep their JSON where a library of the page gives them another', () => {
  const value = { items: [{ id: 1, names: ['a "b"', 'c'] }], text: 'x', none: null, left: undefined, flag: false };
  const plain = JSON.stringify(value);
  for (const prototype of spoiled) prototype.toJSON = () => 'spoiled';
  expect(JSON.stringify(value)).not.toBe(plain);
  expect(toJson(value)).toBe(plain);
  expect(toJson([1, [2]])).toBe('[1,[2]]');
  expect(toJson('a')).toBe('"a"');
});

test('WP-10 a range needs no Array.from', () => {
  Array.from = (() => []) as typeof Array.from;
  expect([range(0), range(3)]).toEqual([[], [0, 1, 2]]);
});
