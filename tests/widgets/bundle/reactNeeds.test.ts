import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needed } from '../../../widgets/bundle/reactNeeds.ts';

test('what is kept of React has every name that its stand-in on Preact has', () => {
  const standIn = readFileSync(join(import.meta.dirname, '../../../widgets/bundle/preactAsReact.ts'), 'utf8');
  const names = [...standIn.matchAll(/\{([^}]+)\}/g)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const ofReactDom = ['createPortal', 'flushSync'];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !ofReactDom.includes(name) && !needed.has(name))).toEqual([]);
});
