import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Every file of the repository, committed or about to be, as a path from its root. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** The text of a file of the repository. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The sources of the product and of the reference shop. */
export const source = files.filter(
  (file) => /(?<!\.d)\.tsx?$/.test(file) && /^(core|widgets|demo|conform|wp-plugin)\//.test(file),
);

/** What a file imports, as a path from the root of the repository or the name of a package. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"$]+)['"]/gm;

/** The imports of a source file, those that come later too. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(statement)].map(([, type, at, later]) => {
    const to = at ?? later ?? '';
    return {
      from: file,
      to: to.startsWith('.') ? relative(root, join(root, dirname(file), to)) : to,
      typeOnly: type !== undefined,
    };
  });
}
