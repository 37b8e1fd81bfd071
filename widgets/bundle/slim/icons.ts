import { nodesIn, propertiesOf, keyOf, type Edit, type Node } from './syntax.ts';

export const isIconFile = (id: string): boolean => id.endsWith('/widgets/ui/Icon.tsx');

const tableIn = (program: Node) =>
  [...nodesIn(program)].find(({ node, parent }) => node.type === 'ObjectExpression' && parent?.type === 'VariableDeclarator' && (parent.id as Node).name === 'paths')?.node;

/** The outlines of the icon file by name, as they stand in the source. */
export function iconsIn(code: string, program: Node): Map<string, string> {
  const table = tableIn(program);
  return new Map(table ? propertiesOf(table).map((property) => [keyOf(property), code.slice((property.value as Node).start, (property.value as Node).end)]) : []);
}

/** The icon file without its outlines: whoever names an icon puts its outline in. */
export function withoutIcons(program: Node): Edit[] {
  const table = tableIn(program);
  return table ? [{ start: table.start, end: table.end, text: '{}' }] : [];
}

/** Puts in the outlines of the icons whose names stand in a view that has to do with icons. */
export function ownIcons(code: string, program: Node, icons: ReadonlyMap<string, string>, file: string): string {
  if (!/\bicons?\b/i.test(code)) return '';
  const named = new Set([...nodesIn(program)].map(({ node }) => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : '')).filter((name) => icons.has(name)));
  return named.size ? `import { paths as spesaPaths } from '${file}';Object.assign(spesaPaths, {${[...named].map((name) => `${JSON.stringify(name)}: ${icons.get(name)}`).join(',')}});` : '';
}
