import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenAs } from '../../../wp-plugin/editor/seenAs.ts';
import { faultsIn } from '../content/seenAsStates.ts';

beforeAll(() => void (document.documentElement.dataset['spesaNoShell'] = ''));
afterAll(() => void delete document.documentElement.dataset['spesaNoShell']);

test.each(seenAs)('“Vedi come…”: every block shows what it is to %s', async (name) => {
  expect(await faultsIn(name)).toEqual([]);
});
