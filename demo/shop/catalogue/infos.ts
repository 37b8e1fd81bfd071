import type { Line, Article } from './line.ts';
import { drainedGrams, type Size } from './size.ts';

const badges: Record<string, string> = {
  Biologico: 'Bio',
  'Km 0': 'Km 0',
  'Senza glutine': 'Senza glutine',
  'Senza lattosio': 'Senza lattosio',
  'DOP e IGP': 'DOP',
  Vegano: 'Vegano',
  Ricarica: 'Ricarica',
};

/** The badge of the first class that has one. */
const badgeOf = (marks: readonly string[]): string | undefined => marks.map((mark) => badges[mark]).find(Boolean);

/** More than 1.2 % of alcohol by volume (L. 125/2001): not for minors. */
const alcoholic = (alcohol: string | undefined): boolean =>
  !alcohol?.includes('<') && Number.parseFloat((alcohol ?? '').replace(',', '.')) > 1.2;

/** What the law demands to be said at a line of the cart: no withdrawal, not for minors, a bag to be paid. */
const lawMarks = (line: Line, article: Article): Record<string, string> => ({
  ...(line.perishable && { PERISHABLE: 'true' }),
  ...(alcoholic(article.alcohol ?? line.alcohol) && { ADULTS_ONLY: 'true' }),
  ...(line.bag && { BAG: 'true' }),
});

/** The drained weight in grams that the unit price is counted on, of goods in water, brine, vinegar or juice (LAW-04). */
function drainedWeight(line: Line, article: Article, size: Size): Record<string, string> {
  const { drained, inOil } = { ...line, ...article };
  const grams = inOil ? 0 : drainedGrams(size, drained) * size.count;
  return grams > 0 ? { DRAINED_WEIGHT: String(grams) } : {};
}

/** The wire's productInfos, all texts, as core/rules/quantity.ts reads them. */
export function infosOf(
  line: Line,
  article: Article,
  size: Size,
  marks: readonly string[],
  story: string,
): Record<string, string> {
  const kind = line.kind ?? 'Pezzo';
  const badge = article.badge ?? line.badge ?? badgeOf(marks);
  const weight: Record<string, string> =
    kind === 'Sfuso'
      ? {
          WEIGHT_SELLING: '0.3',
          STEP_SELLING: '0.1',
          WEIGHT_UNIT_SELLING: 'KG',
          WEIGHT_UNIT_BASE: 'KG',
          WEIGHT_VARIABLE: 'true',
          UNIT_SELLING: 'kg',
        }
      : {
          WEIGHT_UNIT_BASE: size.net.unit,
          WEIGHT_VARIABLE: 'false',
          UNIT_SELLING: kind === 'Confezione' ? 'conf' : 'pz',
          ...(size.count > 1 && { LOGISTIC_PACKAGING_ITEMS: String(size.count) }),
        };
  return {
    TIPOLOGIA: kind,
    ...weight,
    ...drainedWeight(line, article, size),
    ...(story && { EXTENDED_DESCRIPTION: story }),
    ...(badge && { BADGE: badge }),
    ...lawMarks(line, article),
    ...line.infos,
  };
}
