import type { ShopProduct } from '../types.ts';
import type { Article, Line } from './line.ts';
import { productOf, slugOfChoice } from './product.ts';
import type { Choice } from './product.ts';
import { larger } from './size.ts';
import { departmentOf, leaf } from './tree.ts';
import { hashOf } from './words.ts';

const articlesOf = (line: Line): readonly Article[] =>
  line.articles.map((article) => (typeof article === 'string' ? { name: article } : article));

const departmentOfLine = (line: Line): number => departmentOf(leaf(line.leaf).categoryId);

/** Every brand with every size, so that the first ones differ in both. */
function combinations(line: Line, article: Article, brandNames: readonly string[], sizes: readonly string[]): Choice[] {
  const from = hashOf(`${line.leaf} ${article.name}`);
  return Array.from({ length: brandNames.length * sizes.length }, (_, at) => {
    const row = at % brandNames.length;
    return {
      line,
      article,
      brand: brandNames[(from + row) % brandNames.length]!,
      size: sizes[(Math.floor(at / brandNames.length) + row) % sizes.length]!,
    };
  });
}

const perArticle = (line: Line, article: Article): Choice[] =>
  combinations(line, article, article.brands ?? line.brands, article.sizes ?? line.sizes);

/** The base assortment, ids `department × 10,000 + n` in the order of the families. */
export function baseProducts(families: readonly Line[]): ShopProduct[] {
  const counts = new Map<number, number>();
  const next = (department: number): number => {
    const count = (counts.get(department) ?? 0) + 1;
    counts.set(department, count);
    return department * 10_000 + count;
  };
  return families.flatMap((line) =>
    articlesOf(line).flatMap((article) =>
      perArticle(line, article)
        .slice(0, line.each ?? 2)
        .map((choice) => productOf(choice, next(departmentOfLine(line)))),
    ),
  );
}

/** The brands that each department has. */
function brandsByDepartment(families: readonly Line[]): Map<number, readonly string[]> {
  const found = new Map<number, Set<string>>();
  for (const line of families) {
    const department = departmentOfLine(line);
    const names = found.get(department) ?? new Set();
    for (const name of [...line.brands, ...articlesOf(line).flatMap(({ brands = [] }) => brands)]) names.add(name);
    found.set(department, names);
  }
  return new Map([...found].map(([department, names]) => [department, [...names]]));
}

/** All the further brands and sizes of an article: first the line's own, then larger packs, then the department's other brands. */
function* further(line: Line, article: Article, departmentBrands: readonly string[]): Generator<Choice> {
  const sizes = article.sizes ?? line.sizes;
  const named = article.brands ?? line.brands;
  const others = departmentBrands.filter((name) => !named.includes(name));
  const bigger = sizes.flatMap((size) => [larger(size, 1.5), larger(size, 2)]).filter((size) => size !== undefined);
  yield* perArticle(line, article);
  if (bigger.length > 0) yield* combinations(line, article, named, bigger);
  if (others.length > 0) yield* combinations(line, article, others, [...sizes, ...bigger]);
}

/** Id of the first product beyond the base assortment. */
export const FURTHER_FROM = 200_001;

/** Products beyond the base until there are `count` in all, article by article in turn; the first ones are the same for every count. */
export function furtherProducts(families: readonly Line[], base: readonly ShopProduct[], count: number): ShopProduct[] {
  const taken = new Set(base.map(({ slug }) => slug));
  const departmentBrands = brandsByDepartment(families);
  let sources = families.flatMap((line) =>
    articlesOf(line).map((article) => further(line, article, departmentBrands.get(departmentOfLine(line)) ?? [])),
  );
  const added: ShopProduct[] = [];
  while (base.length + added.length < count && sources.length > 0) {
    sources = sources.filter((source) => {
      for (let turn = source.next(); !turn.done; turn = source.next()) {
        const slug = slugOfChoice(turn.value);
        if (taken.has(slug)) continue;
        taken.add(slug);
        if (base.length + added.length < count) added.push(productOf(turn.value, FURTHER_FROM + added.length));
        return true;
      }
      return false;
    });
  }
  return added;
}
