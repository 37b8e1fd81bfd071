/** A page shows so many at most. */
export const mostPicks = 24;

/** The ids of an editor's list, in its order, each once. */
export const picksOf = (list: string): number[] => {
  const ids = list.split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => /^[1-9]\d{0,14}$/.test(id)).map(Number))].slice(0, mostPicks);
};
