import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shippedCss } from './css.ts';

/** A sheet of the bundle and the source files that make it. */
export interface Sheet {
  fileName: string;
  sources: string[];
}

const imported = /^@import '(.+?\.css)';$/gm;

/** The files with what they `@import` before them, each once. */
function withImports(root: string, files: readonly string[]): string[] {
  const found = files.flatMap((file) => [...withImports(root, [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, to = '']) => join(dirname(file), to))), file]);
  return [...new Set(found)];
}

/**
 * `css/ui.css` from `ui/`, `css/spesa-x.css` from beside each widget, `css/shell.css` from the shell and all dialogs.
 * A sheet in a folder without an element belongs to those that `@import` it.
 */
export function sheetsOf(root: string): Sheet[] {
  const found = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  const uiFirst = (files: string[]) => files.sort((a, b) => Number(basename(b) === 'ui.css') - Number(basename(a) === 'ui.css'));
  const own = found('widgets/*/*/*.css').filter((file) => !file.includes('/dialogs/') && !file.startsWith('widgets/ui/') && !file.startsWith('widgets/shell/'));
  const folder = (file: string) => file.split('/')[2] ?? '';
  const elements = new Set(found('widgets/*/*/*.widget.ts').map(folder));
  const names = [...new Set(own.map(folder))].filter((name) => elements.has(name));
  const sheets = [
    { fileName: 'css/ui.css', sources: uiFirst(found('widgets/ui/**/*.css')) },
    { fileName: 'css/shell.css', sources: [...found('widgets/shell/**/*.css'), ...found('widgets/*/dialogs/**/*.css')] },
    ...names.map((name) => ({ fileName: `css/spesa-${name}.css`, sources: own.filter((file) => folder(file) === name) })),
  ];
  return sheets.filter(({ sources }) => sources.length > 0).map(({ fileName, sources }) => ({ fileName, sources: withImports(root, sources) }));
}

/** The finished text of a sheet. */
export function sheetText(root: string, { fileName, sources }: Sheet): string {
  return shippedCss(sources.map((file) => readFileSync(join(root, file), 'utf8').replaceAll(imported, '')).join('\n'), fileName);
}
