/** A page shows so many at most. */
export const mostPicks = 24;

/** The ids of an editor's list, in its order, each once. */
export const picksOf = (list: string): number[] =>
  [...new Set(list.split(',').map(Number))].filter((id) => Number.isInteger(id) && id > 0).slice(0, mostPicks);
