import { describe, expect, test } from 'vitest';
import { factTable, productFacts, textPieces } from '../../core/rules/productFacts.ts';

const facts = (texts: Record<string, string>) => productFacts({ metaData: { product_description: texts } });
const states = (texts: Record<string, string>) =>
  Object.fromEntries(facts(texts).map(({ key, state }) => [key, state]));

describe('what the law wants known of a product (LAW-06)', () => {
  test('declared, not declared and absent are three things', () => {
    expect(states({ ingredients: 'Semola', allergens: '-' })).toEqual({
      ingredients: 'declared',
      allergens: 'absent',
      nutritional_values: 'undeclared',
      storage: 'undeclared',
      operator: 'undeclared',
    });
  });

  test('a food of which nothing is known says so of everything due', () => {
    expect(Object.values(states({}))).toEqual(['undeclared', 'undeclared', 'undeclared', 'undeclared', 'undeclared']);
    expect(productFacts({})).toHaveLength(5);
  });

  test('what is no food is not asked for ingredients', () => {
    expect(states({ warnings: 'Tenere lontano dai bambini.', operator: 'Lindo S.p.A.' })).toEqual({
      warnings: 'declared',
      operator: 'declared',
    });
  });

  test('fresh produce needs no list of ingredients', () => {
    expect(states({ variety: 'Golden Delicious', origin: 'Italia', allergens: '-' })).not.toHaveProperty('ingredients');
  });

  test('keys are known in any case, unknown ones left out', () => {
    expect(states({ INGREDIENTS: 'Latte', secret: 'x' }).ingredients).toBe('declared');
    expect(facts({ secret: 'x' }).some(({ state }) => state === 'declared')).toBe(false);
  });

  test('emphasis is kept, no tag and no script ever', () => {
    expect(textPieces('Farina di <b>frumento</b>, <strong>latte</strong>.<script>x()</script>')).toEqual([
      { text: 'Farina di ', strong: false },
      { text: 'frumento', strong: true },
      { text: ', ', strong: false },
      { text: 'latte', strong: true },
      { text: '.', strong: false },
      { text: 'x()', strong: false },
    ]);
    expect(textPieces('&lt;img src=x&gt; &amp; sale')).toEqual([{ text: '<img src=x> & sale', strong: false }]);
  });

  test('a nutrition table is read in the forms the wire has, and junk is none', () => {
    expect(
      factTable(
        '{"type":"TABLE_TEXTUAL","columns":["per 100 g"],"rows":["Energia",{"label":"Grassi"}],"cells":[["1500 kJ","358 kcal"],[{"value":"1,5 g"}]]}',
      ),
    ).toEqual({
      per: 'per 100 g',
      rows: [
        ['Energia', '1500 kJ · 358 kcal'],
        ['Grassi', '1,5 g'],
      ],
    });
    for (const junk of ['{', '{"rows":1}', 'Energia 358', '{"rows":null}']) expect(factTable(junk).rows).toEqual([]);
  });
});
