import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenAs, type SeenAs } from '../../../wp-plugin/editor/seenAs.ts';
import { faultsIn, said, seen, signs } from './seenAsStates.ts';

beforeAll(() => void (document.documentElement.dataset['spesaNoShell'] = ''));
afterAll(() => void delete document.documentElement.dataset['spesaNoShell']);

test('“Vedi come…”: every block shows what it is to full', async () => {
  expect(await faultsIn('full')).toEqual([]);
});

test('“Vedi come…”: prices of another store are others', async () => {
  const pricesIn = async (name: SeenAs) => {
    const { element } = await seen('spesa-product-slider', name);
    return [...element.querySelectorAll('.product-card .price')].map(said);
  };
  const [here, there] = [await pricesIn('visitor'), await pricesIn('otherStore')];
  expect(here.length).toBeGreaterThan(3);
  expect(there).toHaveLength(here.length);
  expect(there).not.toEqual(here);
});

test('each state is told by a sign of some block', () => {
  const told = seenAs.filter((name) => Object.keys(signs[name]).length > 0);
  expect([...told, 'otherStore', 'slow', 'offline'].sort()).toEqual([...seenAs].sort());
});
