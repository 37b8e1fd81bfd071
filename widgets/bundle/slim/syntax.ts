/** A node of Rollup's syntax tree, as far as it is looked at here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Puts `text` in the place of what stands from `start` to `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A node and all below it, each with the one that holds it. */
export function* nodesIn(node: Node, parent?: Node): Generator<{ node: Node; parent: Node | undefined }> {
  yield { node, parent };
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child, node);
}

export const bodyOf = (program: Node): Node[] => program.body as Node[];
export const importsIn = (program: Node): Node[] => bodyOf(program).filter(({ type }) => type === 'ImportDeclaration');
export const sourceOf = (statement: Node): string => String((statement.source as Node | null)?.value ?? '');

/** Names of an import: as exported, and as called here. */
export const namesOf = (statement: Node): { name: string; local: string }[] =>
  (statement.specifiers as Node[]).map((specifier) => ({ name: String((specifier.imported as Node | undefined)?.name), local: String((specifier.local as Node).name) }));

export const callsOf = (program: Node, names: readonly string[]): Node[] =>
  [...nodesIn(program)].map(({ node }) => node).filter((node) => node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'Identifier' && names.includes(String(node.callee.name)));
export const argumentsOf = (call: Node): Node[] => call.arguments as Node[];
export const propertiesOf = (object: Node): Node[] => (object.properties as Node[]).filter(({ type }) => type === 'Property');
export const keyOf = (property: Node): string => String((property.key as Node).name ?? (property.key as Node).value);

/** The text with all edits made; they may not overlap. */
export function applied(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start)) text = text.slice(0, start) + put + text.slice(end);
  return text;
}
