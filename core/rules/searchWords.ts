/** Words that somebody has searched for (§3); `timestamp` is when they were last searched, in ms since 1970. */
export interface SearchWord {
  name: string;
  counter: number;
  timestamp: number;
}

const DAY = 86_400_000;
const LONGEST = 100;
const MOST = 50;

/** Words as they are kept: one blank between them, accents in one form, at most a hundred characters. */
const tidyWords = (name: string): string => name.normalize().trim().replace(/\s+/g, ' ').slice(0, LONGEST);

const folded = (name: string): string => name.normalize().toLocaleLowerCase('it');
const same = (one: string, other: string): boolean => folded(one) === folded(other);
const isNear = ({ timestamp }: SearchWord, now: number, days: number): boolean => now - timestamp <= days * DAY;

/** What is still worth showing: nothing older than so many days, the most used first, of those the latest; at most fifty (§4). */
export const keptWords = (words: readonly SearchWord[], now: number, days: number): SearchWord[] =>
  words
    .filter((word) => isNear(word, now, days))
    .sort((a, b) => b.counter - a.counter || b.timestamp - a.timestamp)
    .slice(0, MOST);

/** Saving a known word, whatever its case, counts it once more; a new one begins with 1 (§4). Blanks are no word. */
export function saveWord(words: readonly SearchWord[], name: string, now: number, days: number): SearchWord[] {
  const tidy = tidyWords(name);
  const near = words.filter((word) => isNear(word, now, days));
  if (tidy === '') return keptWords(near, now, days);
  const [known] = keptWords(
    near.filter((word) => same(word.name, tidy)),
    now,
    days,
  );
  const saved = {
    name: known?.name ?? tidy,
    counter: Math.min((known?.counter ?? 0) + 1, Number.MAX_SAFE_INTEGER),
    timestamp: now,
  };
  const others = keptWords(dropWord(near, tidy), now, days);
  return keptWords([saved, ...others.slice(0, MOST - 1)], now, days);
}

/** The list without one word. */
export const dropWord = (words: readonly SearchWord[], name: string): SearchWord[] =>
  words.filter((word) => !same(word.name, name));
