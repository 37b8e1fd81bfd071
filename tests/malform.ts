import fc from 'fast-check';

/** An answer as a server gave it. */
export interface Given {
  status: number;
  headers: [string, string][];
  text: string;
}

const gone = Symbol('gone');
/** Stands for a number that JSON can write and no program can hold. */
const tooLarge = 'more-than-a-number-holds';

const values: readonly unknown[] = [
  gone,
  gone,
  null,
  null,
  '',
  ' ',
  '0',
  '-1',
  '1,50',
  '12abc',
  tooLarge,
  0,
  -1,
  0.1 + 0.2,
  -1e15,
  1e15,
  1e308,
  2 ** 53,
  true,
  false,
  [],
  {},
  [null],
  [[[]]],
  [1, '2', null, {}, []],
  { a: { b: { c: [{}] } } },
  { 0: {}, 1: null },
  '0000-00-00',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  'domani',
  '<b onclick="x">grasso</b>',
  'lungo '.repeat(400),
  '../../..',
  'javascript:alert(1)',
  '__proto__',
  '👩‍👩‍👧‍👦\u202e',
];

const page = '<!doctype html><title>Manutenzione</title><h1>Torniamo presto</h1>';

/** What comes in the place of a whole answer. */
const wholes: readonly ((given: Given) => Given)[] = [
  ...['', 'null', '[]', '{}', 'true', '42', '"testo"', '{"response":null}', '{"response":{"status":0}}', page].map(
    (text) => (given: Given) => ({ ...given, text }),
  ),
  ...[404, 500, 503].map((status) => (given: Given) => ({ ...given, status, text: page })),
  (given) => ({ ...given, status: 429, headers: [['Retry-After', '-99999999999']] }),
  (given) => ({ ...given, text: given.text.slice(0, given.text.length / 2) }),
  (given) => ({ ...given, text: `\uFEFF${given.text}` }),
  (given) => ({ ...given, text: `${given.text}${given.text}` }),
  (given) => ({ ...given, text: given.text.replace(/\d+/, 'NaN') }),
  (given) => ({ ...given, text: '['.repeat(10_000) }),
  (given) => ({ ...given, text: `{"response":{"status":0},"data":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}` }),
];

type Node = Record<string, unknown> | unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every member of an answer, by what holds it, but those that say whether the call went well: what is no envelope at all is a whole of its own. */
function membersOf(root: Node): [Node, string][] {
  const found: [Node, string][] = [];
  const walk = (node: Node) => {
    for (const [key, value] of Object.entries(node)) {
      found.push([node, key]);
      if (isNode(value)) walk(value);
    }
  };
  const { response: _, ...said } = root as Record<string, unknown>;
  for (const key of Object.keys(said)) found.push([root, key]);
  for (const value of Object.values(said)) if (isNode(value)) walk(value);
  return found;
}

interface Change {
  /** Which member, as a part of all. */
  at: number;
  /** All members of its name, not this one alone. */
  everywhere: boolean;
  value: unknown;
}

function put([holder, key]: [Node, string], value: unknown): void {
  if (value === gone) Reflect.deleteProperty(holder, key);
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function change(given: Given, changes: readonly Change[]): Given {
  const root: unknown = JSON.parse(given.text);
  if (!isNode(root)) return given;
  const members = membersOf(root);
  for (const { at, everywhere, value } of changes) {
    const one = members[Math.floor(at * members.length)];
    if (!one) continue;
    for (const member of everywhere ? members.filter(([, key]) => key === one[1]) : [one]) put(member, value);
  }
  return { ...given, text: JSON.stringify(root).replaceAll(`"${tooLarge}"`, '1e999') };
}

/** Makes a good answer a bad one. */
export type Malform = (given: Given) => Given;

/** Ways to make an answer a bad one: mostly some members of other types, sizes or none, now and then a whole that is none. */
export const malformations: fc.Arbitrary<Malform> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(
        fc.record({
          at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
          everywhere: fc.boolean(),
          value: fc.constantFrom(...values),
        }),
        { minLength: 1, maxLength: 8 },
      )
      .map((changes) => (given: Given) => change(given, changes)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...wholes) },
);
