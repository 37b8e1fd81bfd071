import { describe, expect, test } from 'vitest';
import { ingredientsOf } from '../../core/rules/recipe.ts';
import { rowsOf, textOf } from '../../wp-plugin/editor/ingredients.ts';
import { chosenOf } from '../../wp-plugin/editor/sources.ts';
import type { Control } from '../../wp-plugin/editor/toAttributes.ts';

const row = { amount: '', name: '', product: '', pack: '' };

describe('the ingredients of a recipe as fields', () => {
  test.each([
    '200 g | farina 00 | 30047 | 1000 g\n½ | cipolla\nsale grosso',
    'q.b. | olio | 70093',
    '400 g | trofie | 50095 | 500\n60 g | basilico | 20146 | 60',
  ])('stay what they are, and what the elements read: %s', (text) => {
    expect(textOf(rowsOf(text))).toBe(text);
  });

  test('are written so that the elements read them', () => {
    const text = textOf([
      { amount: '200 g', name: 'farina 00', product: '30047', pack: '1000' },
      { ...row, name: 'sale' },
      row,
      { ...row, name: 'olio', product: '70093' },
      { ...row, amount: '2 | 3', name: 'uo\nva | fresche' },
    ]);
    expect(ingredientsOf(text)).toEqual([
      { amount: 200, unit: 'g', name: 'farina 00', productId: 30047, pack: 1000 },
      { amount: null, unit: '', name: 'sale', productId: 0, pack: 0 },
      { amount: null, unit: '', name: 'olio', productId: 70093, pack: 0 },
      { amount: 2, unit: '3', name: 'uo va fresche', productId: 0, pack: 0 },
    ]);
  });

  test('a pack goes with its product, an amount waits for its name, and what is no number of a product is none', () => {
    expect(textOf([{ amount: '1', name: 'uovo', product: '', pack: '6' }])).toBe('1 | uovo');
    expect(rowsOf(textOf([{ ...row, amount: '200 g' }]))).toEqual([{ ...row, amount: '200 g' }]);
    expect(rowsOf('1 | uovo | tanti')).toEqual([{ ...row, amount: '1', name: 'uovo' }]);
  });

  test('their products are those that a verdict asks the shop for, each once', () => {
    const control = { name: 'ingredients', control: 'ingredients', type: 'text', default: '' } as Control;
    expect(chosenOf(control, { ingredients: '1 | a | 7\nsale\n2 | b | 9\n3 | c | 7' })).toEqual(['7', '9']);
    expect(chosenOf(control, {})).toEqual([]);
  });
});
