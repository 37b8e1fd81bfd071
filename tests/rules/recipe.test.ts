import { describe, expect, test } from 'vitest';
import { articlePages, articlesHref } from '../../core/rules/articlePages.ts';
import { amountWords, ingredientsOf, neededOf, stepsOf } from '../../core/rules/recipe.ts';
import { shareLink, shareWays } from '../../core/rules/share.ts';

const of = (line: string) => ingredientsOf(line)[0]!;

describe('a recipe', () => {
  test('has its ingredients one a line, with amount, product and what one piece holds', () => {
    expect(ingredientsOf('200 g | farina 00 | 30047 | 1000 g\n½ | cipolla\nsale\n | \n')).toEqual([
      { amount: 200, unit: 'g', name: 'farina 00', productId: 30047, pack: 1000 },
      { amount: 0.5, unit: '', name: 'cipolla', productId: 0, pack: 0 },
      { amount: null, unit: '', name: 'sale', productId: 0, pack: 0 },
    ]);
    expect(of('q.b. | olio | -3 | tanto')).toEqual({ amount: null, unit: 'q.b.', name: 'olio', productId: 0, pack: 0 });
    expect(stepsOf('Uno.\r\n\r\n Due. ')).toEqual(['Uno.', 'Due.']);
    expect(ingredientsOf('x\n'.repeat(500))).toHaveLength(60);
  });

  test.each([
    ['200 g | a', 1, '200 g'],
    ['200 g | a', 1.5, '300 g'],
    ['1 | a', 0.5, '½'],
    ['3 | a', 0.5, '1½'],
    ['1,5 l | a', 2, '3 l'],
    ['125 g | a', 0.25, '31 g'],
    ['333 ml | a', 1, '335 ml'],
    ['1 pizzico | a', 0.1, '¼ pizzico'],
    ['q.b. | a', 3, 'q.b.'],
    ['a', 3, ''],
  ])('says %s for %d times as many people as %s', (line, factor, words) => {
    expect(amountWords(of(line), factor)).toBe(words);
  });

  test('takes whole pieces of what comes in pieces, and grams of loose goods', () => {
    expect(neededOf(of('400 g | a | 1 | 500'), 1, false)).toBe(1000);
    expect(neededOf(of('400 g | a | 1 | 500'), 2, false)).toBe(2000);
    expect(neededOf(of('400 g | a | 1'), 9, false)).toBe(1000);
    expect(neededOf(of('250 g | a | 1'), 2, true)).toBe(500);
    expect(neededOf(of('2 | a | 1'), 2, true)).toBe(0);
  });
});

test('the pager of articles has at most six pages, the current one among them', () => {
  expect(articlePages(1, 1)).toEqual([]);
  expect(articlePages(1, 4)).toEqual([1, 2, 3, 4]);
  expect(articlePages(1, 20)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(articlePages(10, 20)).toEqual([8, 9, 10, 11, 12, 13]);
  expect(articlePages(20, 20)).toEqual([15, 16, 17, 18, 19, 20]);
  expect(articlesHref('/m', 3, 'olio & sale')).toBe('/m?cerca=olio+%26+sale&pagina=3');
});

test('a page is shared by links whose words cannot leave their place', () => {
  const links = shareWays.map((way) => shareLink(way, 'https://n.it/a?b=1&c=2', 'Pane & "vino" #1'));
  expect(links[1]).toBe('https://wa.me/?text=Pane%20%26%20%22vino%22%20%231%20https%3A%2F%2Fn.it%2Fa%3Fb%3D1%26c%3D2');
  expect(links.every((link) => !/[ "#<>]/.test(link))).toBe(true);
});
