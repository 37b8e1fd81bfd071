import type { ShopProduct } from '../types.ts';
import { brands, ownBrands } from './brands.ts';
import type { Article, Line } from './line.ts';
import { productOf, slugOfChoice } from './product.ts';
import type { Choice } from './product.ts';
import { larger } from './size.ts';
import { departmentOf, leaf } from './tree.ts';
import { hashOf } from './words.ts';

const articlesOf = (line: Line): readonly Article[] => line.articles.map((article) => (typeof article === 'string' ? { name: article } : article));

/** Every brand with every size, so that the first ones differ in both. */
function combinations(line: Line, article: Article, brandNames: readonly string[], sizes: readonly string[]): Choice[] {
  const from = hashOf(`${line.leaf} ${article.name}`);
  return Array.from({ length: brandNames.length * sizes.length }, (_, at) => {
    const row = at % brandNames.length;
    return { line, article, brand: brandNames[(from + row) % brandNames.length]!, size: sizes[(Math.floor(at / brandNames.length) + row) % sizes.length]! };
  });
}

const perArticle = (line: Line, article: Article): Choice[] => combinations(line, article, article.brands ?? line.brands, article.sizes ?? line.sizes);

/** The base assortment, ids `department × 10,000 + n` in the order of the families. */
export function baseProducts(families: readonly Line[]): ShopProduct[] {
  const counts = new Map<number, number>();
  const next = (department: number): number => {
    const count = (counts.get(department) ?? 0) + 1;
    counts.set(department, count);
    return department * 10_000 + count;
  };
  return families.flatMap((line) =>
    articlesOf(line).flatMap((article) => perArticle(line, article).slice(0, line.each ?? 2).map((choice) => productOf(choice, next(departmentOf(leaf(line.leaf).categoryId))))),
  );
}

/** All the further brands and sizes of an article: first the line's own, then every other brand, then larger packs. */
function* further(line: Line, article: Article): Generator<Choice> {
  const sizes = article.sizes ?? line.sizes;
  const named = article.brands ?? line.brands;
  const others = brands.map(({ name }) => name).filter((name) => !named.includes(name) && (!line.nonFood || name !== ownBrands[2]));
  const bigger = sizes.flatMap((size) => [larger(size, 1.5), larger(size, 2)]).filter((size) => size !== undefined);
  yield* perArticle(line, article);
  if (bigger.length > 0) yield* combinations(line, article, named, bigger);
  yield* combinations(line, article, others, sizes);
}

/** Products beyond the base until there are `count` in all, article by article in turn; ids from 200,001. */
export function furtherProducts(families: readonly Line[], base: readonly ShopProduct[], count: number): ShopProduct[] {
  const taken = new Set(base.map(({ slug }) => slug));
  let sources = families.flatMap((line) => articlesOf(line).map((article) => further(line, article)));
  const added: ShopProduct[] = [];
  while (base.length + added.length < count && sources.length > 0) {
    sources = sources.filter((source) => {
      for (let turn = source.next(); !turn.done; turn = source.next()) {
        const slug = slugOfChoice(turn.value);
        if (taken.has(slug)) continue;
        taken.add(slug);
        if (base.length + added.length < count) added.push(productOf(turn.value, 200_001 + added.length));
        return true;
      }
      return false;
    });
  }
  return added;
}
