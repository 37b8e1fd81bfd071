import { range } from './range.ts';

/** The page numbers a pager shows: first, last and the neighbours of the current one; null stands for a gap. At most seven entries. */
export function pagerEntries(current: number, total: number): (number | null)[] {
  const last = Math.max(1, Math.min(1e6, Math.floor(total) || 1));
  const here = Math.max(1, Math.min(last, Math.floor(current) || 1));
  if (last <= 7) return range(last).map((index) => index + 1);
  const from = Math.max(2, Math.min(here - 1, last - 4));
  const to = Math.min(last - 1, Math.max(here + 1, 5));
  const middle = range(to - from + 1).map((index) => from + index);
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < last - 1 ? [null] : []), last];
}
