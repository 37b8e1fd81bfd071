import { expect, test } from 'vitest';
import { placeWords } from '../../core/rules/placeWords.ts';

const street = { address1: 'Via Palestro', addressNumber: '3', postalcode: '16122', city: 'Genova' };

test.each([
  [{ ...street, addressName: 'Casa' }, 'Casa, Via Palestro 3, 16122 Genova'],
  [{ ...street, addressName: 'Via Palestro 3' }, 'Via Palestro 3, 16122 Genova'],
  [{ city: 'Genova' }, 'Genova'],
  [{}, ''],
])('where %o is', (address, words) => {
  expect(placeWords(address)).toBe(words);
});
