import { expect, test } from 'vitest';
import { limited } from '../../../demo/server/http/problem.ts';

test.each([
  [30, '30 secondi'],
  [90, '90 secondi'],
  [91, '2 minuti'],
  [2647, '45 minuti'],
])('a wait of %s s reads %s', (seconds, words) => {
  expect(limited(seconds).message).toBe(`Troppi tentativi. Riprova fra ${words}.`);
});
