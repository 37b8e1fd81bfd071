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
  const found = files.flatMap((file) => [
    ...withImports(
      root,
      [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, to = '']) => join(dirname(file), to)),
    ),
    file,
  ]);
  return [...new Set(found)];
}

/**
 * `css/ui.css` from what widgets/ui/ui.css imports, `css/spesa-x.css` from beside each widget, `css/shell.css` from the shell and all dialogs.
 * A sheet elsewhere belongs to those that `@import` it; what is in `css/ui.css` is there on every page, and in no other.
 */
export function sheetsOf(root: string): Sheet[] {
  const found = (pattern: string) => globSync(pattern, { cwd: root }).sort();
  const common = withImports(root, ['widgets/ui/ui.css']);
  const elements = found('widgets/*/*/*.widget.ts')
    .map((file) => dirname(file))
    .filter((folder) => !folder.startsWith('widgets/shell/'));
  const sheets = [
    {
      fileName: 'css/shell.css',
      sources: [...found('widgets/shell/**/*.css'), ...found('widgets/*/dialogs/**/*.css')],
    },
    ...elements.map((folder) => ({ fileName: `css/spesa-${basename(folder)}.css`, sources: found(`${folder}/*.css`) })),
  ].map(({ fileName, sources }) => ({
    fileName,
    sources: withImports(root, sources).filter((file) => !common.includes(file)),
  }));
  return [{ fileName: 'css/ui.css', sources: common }, ...sheets.filter(({ sources }) => sources.length > 0)];
}

/** The finished text of a sheet. */
export function sheetText(root: string, { fileName, sources }: Sheet): string {
  const text = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(imported, '');
  return shippedCss(['widgets/ui/media.css', ...sources].map(text).join('\n'), fileName);
}
