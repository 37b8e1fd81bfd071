import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { corrected, searchHits, words } from '../sql/catalogue/search.ts';
import { createBoundedCache } from './boundedCache.ts';

/** Ids of all kept searches together: some 8 MB. */
const MOST_IDS = 1_000_000;
const MOST_CORRECTIONS = 2_000;

/** What the database's Italian dictionary says of words, asked once for each while the products stay as they are. */
export interface Searches {
  /** Ids of the products of the whole chain that meet the words, those that fit best first. */
  hits(q: string): Promise<readonly number[]>;
  /** The words as they were probably meant; undefined when one of them resembles none. */
  corrected(q: string): Promise<string | undefined>;
}

export function createSearches(db: Kysely<Database>): Searches {
  const found = createBoundedCache<readonly number[]>(MOST_IDS, (ids) => ids.length + 1);
  const meant = createBoundedCache<{ words: string | undefined }>(MOST_CORRECTIONS, () => 1);
  return {
    async hits(q) {
      const key = words(q).join(' ');
      const known = found.get(key) ?? (await searchHits(db, key));
      found.set(key, known);
      return known;
    },
    async corrected(q) {
      const key = words(q).join(' ');
      const known = meant.get(key) ?? { words: await corrected(db, key) };
      meant.set(key, known);
      return known.words;
    },
  };
}
