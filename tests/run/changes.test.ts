import { expect, test } from 'vitest';
import { imports, touchedTests } from './changes.ts';

const graph = new Map([
  ['core/rules/price.ts', ['core/schema/catalogue.ts']],
  ['core/schema/catalogue.ts', []],
  ['tests/rules/price.test.ts', ['core/rules/price.ts', 'tests/cases/price.json']],
  ['tests/schema.test.ts', ['core/schema/catalogue.ts']],
  ['tests/shop.ts', ['core/rules/price.ts']],
  ['tests/far.test.tsx', ['tests/shop.ts']],
]);

test('a change reaches the tests that import it by any way, the nearest first', () => {
  expect(touchedTests(['core/schema/catalogue.ts'], graph)).toEqual([
    'tests/schema.test.ts',
    'tests/rules/price.test.ts',
    'tests/far.test.tsx',
  ]);
});

test('a changed test touches itself, and changed data those that read them', () => {
  expect(touchedTests(['tests/far.test.tsx'], graph)).toEqual(['tests/far.test.tsx']);
  expect(touchedTests(['tests/cases/price.json'], graph)).toEqual(['tests/rules/price.test.ts']);
});

test('what no test imports touches none', () => {
  expect(touchedTests(['README.md'], graph)).toEqual([]);
});

test('the repository’s own imports are found, types and later ones too', () => {
  const own = imports();
  expect(own.get('tests/run/changes.test.ts')).toEqual(['tests/run/changes.ts']);
  expect(own.get('widgets/index.ts')?.length).toBeGreaterThan(20);
});
