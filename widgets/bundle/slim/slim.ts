import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { withoutTexts } from './definitions.ts';
import { flowsLater } from './flows.ts';
import { isTable, rowMark, rowModule, rowsAlone } from './rows.ts';
import { applied, importsIn, sourceOf, type Node } from './syntax.ts';
import { ownTexts } from './texts.ts';

const isFlow = /\/core\/flows\/\w+\.ts$/;

/**
 * Makes definitions, endpoint tables, texts and flows cost a page only what it uses of them (budget of the home page).
 * Sources stay as people read them; `root` is the project's folder.
 */
export function slim(root: string): Plugin {
  const labels = join(root, 'core/labels');
  const ours = (id: string) => id.startsWith(join(root, 'core/')) || id.startsWith(join(root, 'widgets/'));
  return {
    name: 'spesa-slim',
    async resolveId(source, importer, options) {
      if (importer?.includes(rowMark)) return this.resolve(source, importer.split('?')[0], { ...options, skipSelf: true });
      const [file = '', row] = source.split(rowMark);
      const table = row === undefined ? null : await this.resolve(file, importer, { ...options, skipSelf: true });
      return table ? `${table.id}${rowMark}${row}` : null;
    },
    async load(id) {
      const [file = '', row] = id.split(rowMark);
      if (row === undefined) return null;
      const { code } = await this.load({ id: file });
      return rowModule(code ?? '', this.parse(code ?? '') as unknown as Node, row);
    },
    async transform(code, id) {
      if (!ours(id) || id.startsWith(labels) || id.includes(rowMark) || isTable(id)) return null;
      let text = code;
      const parsed = () => this.parse(text) as unknown as Node;
      if (id.endsWith('.widget.ts')) text = applied(text, withoutTexts(parsed()));

      const tables = new Set<string>();
      for (const statement of importsIn(parsed())) {
        const from = sourceOf(statement);
        if (from.includes('endpoints/') && isTable((await this.resolve(from, id))?.id ?? '')) tables.add(from);
      }
      text = applied(text, rowsAlone(parsed(), tables));

      if (id.includes('/widgets/') && text.includes('/core/flows/')) {
        const later = await flowsLater(parsed(), async (from) => {
          const file = (await this.resolve(from, id))?.id ?? '';
          return isFlow.test(file) ? this.fs.readFile(file, { encoding: 'utf8' }) : undefined;
        });
        text = applied(text, later);
        if (later.length) text = `import { later as spesaLater } from '${join(root, 'core/api/later.ts')}';${text}`;
      }
      const { edits, head } = ownTexts(parsed(), labels);
      return { code: head + applied(text, edits), map: null };
    },
  };
}
