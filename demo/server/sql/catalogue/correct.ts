import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { words } from './matching.ts';

const NEAR = 0.3;

/** The nearest word that some product is found by; the word itself if it begins one. */
async function nearest(db: Db, word: string): Promise<string | undefined> {
  const { rows } = await sql<{ word: string }>`(select ${word}::text as word from search_word where word like ${`${word}%`} limit 1)
    union all (select word from search_word where word % ${word} and similarity(word, ${word}) > ${NEAR} order by similarity(word, ${word}) desc, word limit 1) limit 1`.execute(db);
  return rows[0]?.word;
}

/** The words as they were probably meant, for a search that has found nothing; undefined when one of them resembles none. */
export async function corrected(db: Db, q: string): Promise<string | undefined> {
  const meant: string[] = [];
  for (const word of words(q)) {
    const found = await nearest(db, word);
    if (!found) return undefined;
    meant.push(found);
  }
  return meant.join(' ');
}
