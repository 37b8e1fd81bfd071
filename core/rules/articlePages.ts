import { range } from './range.ts';

/** The article grid's pager shows no more pages than these (§9). */
const mostPages = 6;

/** The page numbers around the current one, at most six; none where there is one page. */
export function articlePages(current: number, total: number): number[] {
  if (total < 2) return [];
  const count = Math.min(mostPages, total);
  const first = Math.max(1, Math.min(current - mostPages / 2 + 1, total - count + 1));
  return range(count).map((index) => first + index);
}

/** Parameters of a page's address for the grid: WordPress has another use for `page` and `s`. */
export const pageParameter = 'pagina';
export const searchParameter = 'cerca';

/** Address of a page of articles with the words searched for. */
export function articlesHref(path: string, page: number, words: string): string {
  const query = new URLSearchParams();
  if (words) query.set(searchParameter, words);
  if (page > 1) query.set(pageParameter, String(page));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
