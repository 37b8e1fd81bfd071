import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One hash over the content of all files that match; the same on every machine. */
export function hashOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns as string[], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Was `mark` written for just these sources? */
export const isFresh = (mark: string, hash: string): boolean => existsSync(mark) && readFileSync(mark, 'utf8') === hash;

/** Leaves the hash of the sources beside what was made of them. */
export function markFresh(mark: string, hash: string): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}
