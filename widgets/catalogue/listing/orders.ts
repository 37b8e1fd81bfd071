import * as cataloguePagesTexts from '../../../core/labels/it/cataloguePages.ts';
import type { Text } from '../../../core/labels/text.ts';
import type { Sort } from '../../../core/rules/productFilters.ts';

/** The orders of a list (wire P3) as they are offered, each with its name. */
export const orders: readonly [Sort, Text][] = [
  ['', cataloguePagesTexts.sortRelevance],
  ['price asc', cataloguePagesTexts.sortCheapest],
  ['price desc', cataloguePagesTexts.sortDearest],
  ['priceUm asc', cataloguePagesTexts.sortUnit],
  ['name asc', cataloguePagesTexts.sortName],
  ['priority desc', cataloguePagesTexts.sortPriority],
];
