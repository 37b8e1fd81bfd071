import type { Kysely } from 'kysely';
import { isAway } from '../database/away.ts';
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

/** Where searches are made: the database, and, where there is one that holds the same products, a replica. */
export interface SearchPlaces {
  db: Kysely<Database>;
  replica?: { db(): Kysely<Database> | undefined; suspect(): void } | undefined;
}

export function createSearches({ db, replica }: SearchPlaces): Searches {
  /** Asks the replica if it may, and the primary where that one fails. */
  async function ask<T>(question: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    const second = replica?.db();
    if (!second) return question(db);
    return question(second).catch((failure: unknown) => {
      if (!isAway(failure)) throw failure;
      replica?.suspect();
      return question(db);
    });
  }

  const found = createBoundedCache<string, readonly number[]>(MOST_IDS, (ids) => ids.length + 1);
  const meant = createBoundedCache<string, { words: string | undefined }>(MOST_CORRECTIONS, () => 1);
  return {
    async hits(q) {
      const key = words(q).join(' ');
      const known = found.get(key) ?? (await ask((place) => searchHits(place, key)));
      found.set(key, known);
      return known;
    },
    async corrected(q) {
      const key = words(q).join(' ');
      const known = meant.get(key) ?? { words: await ask((place) => corrected(place, key)) };
      meant.set(key, known);
      return known.words;
    },
  };
}
