import { join } from 'node:path';
import type { Plugin } from 'rollup';

/** A node of Rollup's syntax tree, as far as it is looked at here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child);
}

const callsOf = (program: Node, names: readonly string[]) =>
  [...nodesIn(program)].filter((node) => node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Identifier' && names.includes(String(node.callee.name)));
const argumentsOf = (call: Node) => call.arguments as Node[];
const propertiesOf = (object: Node) => (object.properties as Node[]).filter(({ type }) => type === 'Property');
const keyOf = (property: Node) => String((property.key as Node).name ?? (property.key as Node).value);

function applied(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start)) text = text.slice(0, start) + put + text.slice(end);
  return text;
}

/** Every row of `area('cart', { view: endpoint({…}) })` gets its name by hand, so that rows nobody uses fall out of the bundle. */
function namedRows(code: string, program: Node): Edit[] {
  return callsOf(program, ['area']).flatMap((call): Edit[] => {
    const [name, table] = argumentsOf(call);
    if (name?.type !== 'Literal' || table?.type !== 'ObjectExpression') return [];
    const rows = propertiesOf(table).flatMap((property): Edit[] => {
      const value = property.value as Node;
      const row = argumentsOf(value)[0];
      return row?.type === 'ObjectExpression' ? [{ start: value.start, end: row.start + 1, text: `/* @__PURE__ */ ${code.slice(value.start, row.start + 1)} name: "${String(name.value)}.${keyOf(property)}", ` }] : [];
    });
    return [{ start: call.start, end: table.start, text: '' }, ...rows, { start: table.end, end: call.end, text: '' }];
  });
}

const forEditors: Record<string, readonly string[]> = {
  defineWidget: ['title', 'description', 'icon', 'examples', 'events'],
  text: ['label', 'help', 'control'],
  number: ['label', 'help', 'control'],
  flag: ['label', 'help'],
  choice: ['label', 'help'],
};

/** What a definition says to editors alone is left out of what shoppers load. */
function withoutTexts(program: Node): Edit[] {
  return callsOf(program, Object.keys(forEditors)).flatMap((call) => {
    const [given] = argumentsOf(call);
    const unwanted = forEditors[String((call.callee as Node).name)] ?? [];
    if (given?.type !== 'ObjectExpression') return [];
    const kept = propertiesOf(given);
    return kept.flatMap((property, at): Edit[] => (unwanted.includes(keyOf(property)) ? [{ start: property.start, end: kept[at + 1]?.start ?? property.end, text: '' }] : []));
  });
}

const isFlow = /\/core\/flows\/\w+\.ts$/;
const asyncNames = (code: string) => [...code.matchAll(/^export async function (\w+)/gm)].map(([, name]) => name ?? '');

/** An async flow that a view imports arrives when it is first called (core/api/later.ts). `source` gives a flow's file and text. */
async function flowsLater(program: Node, source: (from: string) => Promise<{ file: string; code: string } | undefined>): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const statement of (program.body as Node[]).filter(({ type }) => type === 'ImportDeclaration')) {
    const from = String((statement.source as Node).value);
    const flow = from.includes('/core/flows/') ? await source(from) : undefined;
    if (!flow || !isFlow.test(flow.file)) continue;
    const names = asyncNames(flow.code);
    const imported = (statement.specifiers as Node[]).map((specifier) => ({ name: String((specifier.imported as Node).name), local: String((specifier.local as Node).name) }));
    const now = imported.filter(({ name }) => !names.includes(name)).map(({ name, local }) => `${name} as ${local}`);
    const then = imported.filter(({ name }) => names.includes(name)).map(({ name, local }) => `const ${local} = /* @__PURE__ */ spesaLater(() => import('${from}'), (flow) => flow.${name});`);
    if (then.length) edits.push({ start: statement.start, end: statement.end, text: `${now.length ? `import { ${now.join(', ')} } from '${from}';` : ''}${then.join('')}` });
  }
  return edits;
}

/** Makes endpoint tables, definitions and flows cost only what the page uses of them; sources stay as people read them. `root` is the project's folder. */
export function slim(root: string): Plugin {
  return {
    name: 'spesa-slim',
    async transform(code, id) {
      const program = () => this.parse(code) as unknown as Node;
      const changed = (edits: readonly Edit[], head = '') => ({ code: head + applied(code, edits), map: null });
      if (/\/core\/api\/endpoints\/\w+\.ts$/.test(id)) return changed(namedRows(code, program()));
      if (id.endsWith('.widget.ts')) return changed(withoutTexts(program()));
      if (!/\/widgets\/.+\.tsx?$/.test(id) || !code.includes('/core/flows/')) return null;
      const edits = await flowsLater(program(), async (from) => {
        const file = (await this.resolve(from, id))?.id;
        return file && isFlow.test(file) ? { file, code: await this.fs.readFile(file, { encoding: 'utf8' }) } : undefined;
      });
      return edits.length ? changed(edits, `import { later as spesaLater } from '${join(root, 'core/api/later.ts')}';`) : null;
    },
  };
}
