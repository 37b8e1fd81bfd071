import { expect, test } from 'vitest';
import { read } from '../trackedFiles.ts';

test('every colour that is light or dark has its light one for browsers without light-dark()', () => {
  const sheet = read('widgets/ui/base.css');
  const [before = '', after = ''] = sheet.split('@supports not (color: light-dark(');
  const light = new Map([...after.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]));
  const both = [...before.matchAll(/(--[\w-]+): light-dark\((#\w+),/g)].map(([, name, colour]) => [name, colour]);
  expect(both.length).toBeGreaterThan(10);
  expect([...light]).toEqual(both);
});
