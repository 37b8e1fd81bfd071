import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { withoutTexts } from './definitions.ts';
import { flowsLater } from './flows.ts';
import { iconsIn, isIconFile, ownIcons, withoutIcons } from './icons.ts';
import { isPure, partMark, partModule, partsAlone, partsOf, type Parts } from './parts.ts';
import { isTable, rowMark, rowModule, rowsAlone } from './rows.ts';
import { applied, importsIn, sourceOf, type Node } from './syntax.ts';
import { ownTexts } from './texts.ts';
import { viewsLater } from './views.ts';

const isFlow = /\/core\/flows\/\w+\.ts$/;
const parse = (code: string) => parseAst(code) as unknown as Node;

/** A source file without its types, kept. */
function createSources() {
  const known = new Map<string, { code: string; program: Node }>();
  return (file: string) => {
    const found = known.get(file) ?? (({ code }) => ({ code, program: parse(code) }))(transformSync(readFileSync(file, 'utf8'), { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic', target: 'es2022' }));
    known.set(file, found);
    return found;
  };
}

/**
 * Makes schemas, rules, definitions, endpoint tables, texts, icons and flows cost a page only what it uses of them (budget of the home
 * page). Sources stay as people read them; `root` is the project's folder.
 */
export function slim(root: string): Plugin {
  const source = createSources();
  const labels = join(root, 'core/labels');
  const iconFile = join(root, 'widgets/ui/Icon.tsx');
  const ours = (id: string) => id.startsWith(join(root, 'core/')) || id.startsWith(join(root, 'widgets/'));
  const cut = new Map<string, Parts | undefined>();
  const partsIn = (file: string) => {
    if (!cut.has(file)) cut.set(file, partsOf(source(file).code, source(file).program));
    return cut.get(file);
  };
  const outlines = () => (existsSync(iconFile) ? iconsIn(source(iconFile).code, source(iconFile).program) : new Map<string, string>());

  return {
    name: 'spesa-slim',
    async resolveId(given, importer, options) {
      const [file = '', mark] = given.split('?');
      const from = importer?.split('?')[0];
      if (mark === undefined && from === importer) return null;
      const found = await this.resolve(file, from, { ...options, skipSelf: true });
      return found && mark !== undefined ? `${found.id}?${mark}` : found;
    },
    load(id) {
      const [file = ''] = id.split('?');
      if (id.includes(rowMark)) return rowModule(source(file).code, source(file).program, id.split(rowMark)[1] ?? '');
      const parts = id.includes(partMark) ? partsIn(file) : undefined;
      return parts ? partModule(parts, id.split(partMark)[1] ?? '', file) : null;
    },
    async transform(code, id) {
      const [file = '', mark] = id.split('?');
      if (!ours(file) || file.startsWith(labels) || (mark === undefined && isTable(file))) return null;
      let text = code;
      const idOf = async (from: string) => (await this.resolve(from, id))?.id ?? '';
      const later = (edits: readonly { start: number; end: number; text: string }[], name: string, from: string) => {
        text = edits.length ? `import { ${name} as spesa${name[0]?.toUpperCase()}${name.slice(1)} } from '${join(root, from)}';${applied(text, edits)}` : text;
      };

      if (file.endsWith('.widget.ts')) text = applied(text, withoutTexts(parse(text)));
      const tables = new Set<string>();
      for (const from of importsIn(parse(text)).map(sourceOf)) if (from.includes('endpoints/') && isTable(await idOf(from))) tables.add(from);
      text = applied(text, rowsAlone(parse(text), tables));

      if (file.includes('/widgets/') || file.endsWith('/core/spesa.ts')) {
        const flowOf = async (from: string) => (isFlow.test(await idOf(from)) ? readFileSync(await idOf(from), 'utf8') : undefined);
        later(await flowsLater(parse(text), flowOf), 'later', 'core/api/later.ts');
        later(await viewsLater(parse(text), idOf), 'laterView', 'widgets/hooks/laterView.ts');
        if (isIconFile(file)) text = applied(text, withoutIcons(parse(text)));
        else text = ownIcons(text, parse(text), outlines(), iconFile) + text;
      }
      const { edits, head } = ownTexts(parse(text), labels, id.includes(rowMark) ? ['errors'] : []);
      text = head + applied(text, edits);
      text = await partsAlone(text, parse(text), async (from) => {
        const pure = await idOf(from);
        const parts = isPure(pure) ? partsIn(pure) : undefined;
        return parts && { file: pure, parts };
      });
      return { code: text, map: null };
    },
  };
}
