import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../demo/wordpress/site.ts';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** Where this work left main; on main itself, and where there is no main, the commit before the last. */
function base(): string {
  try {
    const onMain = git('branch', '--show-current')[0] === 'main';
    return (onMain ? undefined : git('merge-base', 'HEAD', 'main')[0]) ?? 'HEAD~1';
  } catch {
    return 'HEAD~1';
  }
}

/** Files that differ from main, committed or not, as paths from the root of the repository; those that are gone too. */
export const changedFiles = (): string[] => [
  ...new Set([...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')]),
];

const importing = /(?:\bfrom|\bimport\s*\(|\bimport)\s*['"](\.[^'"\n]+)['"]/g;

/** Each source file with the files of the repository that it imports, types included. */
export function imports(): Map<string, string[]> {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.js');
  return new Map(
    files
      .filter((file) => existsSync(path.join(repository, file)))
      .map((file) => [
        file,
        [...readFileSync(path.join(repository, file), 'utf8').matchAll(importing)].map(([, to = '']) =>
          path.posix.join(path.posix.dirname(file), to),
        ),
      ]),
  );
}

const isTest = (file: string): boolean => /^tests\/.*\.test\.tsx?$/.test(file);

/** The test files that a change of these files reaches by imports, the nearest first. */
export function touchedTests(changed: readonly string[], graph: ReadonlyMap<string, readonly string[]>): string[] {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of graph)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed.filter((file) => graph.has(file) || importers.has(file)));
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter(isTest);
}
