import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `deploy` with what its operator replaces; each must be there. */
export function deployFile(name: string, pairs: readonly (readonly [string, string])[]): string {
  const text = readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8');
  return pairs.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`deploy/${name} has no ${from}`);
    return whole.replaceAll(from, to);
  }, text);
}
