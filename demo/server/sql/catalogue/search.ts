import { sql, type RawBuilder } from 'kysely';
import { plainWords } from '../../../shop/catalogue/words.ts';
import type { Db } from '../../database/database.ts';

const NEAR = 0.3;
/** Letters of a word that are looked at for two swapped ones. */
const LONGEST = 40;

/** The words to look for: plain, at most eight. */
export const words = (q: string): string[] => plainWords(q).split(' ').filter(Boolean).slice(0, 8);

export const isSearch = (q: string | undefined): q is string => q !== undefined && words(q).length > 0;

/** Every word must be met, by its Italian stem or as a beginning. */
const asQuery = (q: string): RawBuilder<unknown> =>
  sql`to_tsquery('italian', ${words(q)
    .map((word) => `${word}:*`)
    .join(' & ')})`;
const asExact = (q: string): RawBuilder<unknown> => sql`plainto_tsquery('italian', ${words(q).join(' ')})`;

/** How well a product fits the words: a name that starts with them most, then stems; words that only begin alike count against it (“latte” before “senza lattosio”). */
export const fit = (q: string): RawBuilder<number> =>
  sql<number>`(ts_rank(product.search, ${asExact(q)}) * 10 - ts_rank(product.search, ${asQuery(q)}) + case when product.words like ${`${words(q).join(' ')}%`} then 5 else 0 end + word_similarity(${words(q).join(' ')}, product.words))`;

export const meets = (q: string): RawBuilder<boolean> =>
  sql<boolean>`(product.search @@ ${asExact(q)} or product.search @@ ${asQuery(q)})`;

/** Ids of the products of the whole chain that meet the words, those that fit best first. */
export async function searchHits(db: Db, q: string): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('product_id')
    .where(meets(q))
    .orderBy(sql`${fit(q)} desc, product_id`)
    .execute();
  return rows.map((row) => row.product_id);
}

/** A word with each pair of neighbouring letters swapped (transposition, the most frequent slip of two thumbs). */
const transpositions = (word: string): string[] => {
  const letters = [...word].slice(0, LONGEST);
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''));
};

/** The nearest word that some product is found by: the word itself if it begins one, else one with two letters swapped, else the one most alike. */
async function nearest(db: Db, word: string): Promise<string | undefined> {
  const { rows } = await sql<{
    word: string;
  }>`(select ${word}::text as word from search_word where word like ${`${word}%`} limit 1)
    union all (select word from search_word where word = any(${transpositions(word)}::text[]) order by word limit 1)
    union all (select word from search_word where word % ${word} and similarity(word, ${word}) > ${NEAR} order by similarity(word, ${word}) desc, word limit 1) limit 1`.execute(
    db,
  );
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
