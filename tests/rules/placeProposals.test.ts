import { expect, test } from 'vitest';
import { proposalsOf, readLine } from '../../core/rules/placeProposals.ts';

const towns = [
  { cityId: 1, name: 'Genova', province: 'GE', postcodes: ['16121', '16122'] },
  { cityId: 2, name: 'Savona', province: 'SV', postcodes: ['17100'] },
  { cityId: 3, name: 'Sant’Olcese', province: 'GE', postcodes: ['16010'] },
  { cityId: 4, name: 'Santa Margherita Ligure', province: 'GE', postcodes: ['16038'] },
];
const streets = ['Via Assarotti', 'Via Roma', 'Corso Italia'];
const said = (line: string) => proposalsOf(readLine(line, towns), streets).map(({ text, note }) => [text, note]);

test.each([
  ['via roma 7 genova', [['Via Roma 7', 'Genova (GE)']]],
  ['Genova, roma 7/A', [['Via Roma 7/A', 'Genova (GE)']]],
  ['via roma 7, 16122 genova', [['Via Roma 7', '16122 Genova (GE)']]],
  ['17100 corso italia', [['Corso Italia', '17100 Savona (SV)']]],
  ['via genova 3 savona', [['Via genova 3', '17100 Savona (SV)']]],
  ["via roma sant'olcese", [['Via Roma', '16010 Sant’Olcese (GE)']]],
  ['savona', [['17100 Savona (SV)', '']]],
  [
    'via roma 2 sant',
    [
      ['Via roma 2', '16010 Sant’Olcese (GE)'],
      ['Via roma 2', '16038 Santa Margherita Ligure (GE)'],
    ],
  ],
  ['via roma 2, santa margh', [['Via roma 2', '16038 Santa Margherita Ligure (GE)']]],
  ['via genova', []],
  ['7', []],
  ['', []],
] as const)('"%s" is read as %j', (line, expected) => {
  expect(said(line)).toEqual(expected);
});

test('the parts of a proposal are those that were read, and no more than five are made', () => {
  expect(proposalsOf(readLine('via roma 7 savona', towns), streets)[0]!.parts).toEqual({
    address1: 'Via Roma',
    addressNumber: '7',
    postalcode: '17100',
    city: 'Savona',
    province: 'SV',
  });
  const many = Array.from({ length: 9 }, (_, number) => `Via Nuova ${String.fromCodePoint(65 + number)}`);
  expect(proposalsOf(readLine('via nuova genova', towns), many)).toHaveLength(5);
});
