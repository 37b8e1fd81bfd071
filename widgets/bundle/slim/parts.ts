import { applied, bodyOf, importsIn, namesOf, nodesIn, sourceOf, type Edit, type Node } from './syntax.ts';

/** Files of pure declarations, and what marks one declaration as a module of its own. */
export const isPure = (id: string): boolean => /\/core\/(?:schema|rules)\/\w+\.ts$|\/widgets\/ui\/(?!Icon)\w+\.tsx$/.test(id);
export const partMark = '?part=';

/** A file cut at its top-level declarations. */
export interface Parts {
  code: string;
  imports: readonly Node[];
  /** Declared name → the statement that declares it, and under which name that is a module. */
  declared: ReadonlyMap<string, { statement: Node; part: string }>;
}

const declarationOf = (statement: Node): Node | undefined => {
  const inner = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement;
  return inner && ['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration'].includes(inner.type) ? inner : undefined;
};

function namesDeclared(declaration: Node): string[] {
  const patterns = declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]).map(({ id }) => id as Node) : [declaration.id as Node];
  return patterns.flatMap((pattern) => [...nodesIn(pattern)].filter(({ node, parent }) => node.type === 'Identifier' && !(parent?.type === 'Property' && parent.key === node && !parent.shorthand)).map(({ node }) => String(node.name)));
}

/** Cuts a file; undefined for one that does more than declare. */
export function partsOf(code: string, program: Node): Parts | undefined {
  const declared = new Map<string, { statement: Node; part: string }>();
  for (const statement of bodyOf(program)) {
    if (statement.type === 'ImportDeclaration') continue;
    const declaration = declarationOf(statement);
    if (!declaration) return undefined;
    const names = namesDeclared(declaration);
    for (const name of names) declared.set(name, { statement, part: names[0] ?? name });
  }
  return { code, imports: importsIn(program), declared };
}

const isOnlyAName = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) || (parent?.type === 'Property' && parent.key === node && !parent.shorthand);

/** One declaration with the imports and the other declarations of its file that it needs. */
export function partModule({ code, imports, declared }: Parts, part: string, file: string): string {
  const statement = declared.get(part)?.statement;
  if (!statement) throw new Error(`${file} declares no ${part}.`);
  const used = new Set([...nodesIn(statement)].filter(({ node, parent }) => node.type === 'Identifier' && !isOnlyAName(node, parent)).map(({ node }) => String(node.name)));
  const text = code.slice(statement.start, statement.end).replace(/^export /, '');
  const siblings = [...declared].filter(([name, one]) => used.has(name) && one.statement !== statement).map(([name, one]) => `import { ${name} } from '${file}${partMark}${one.part}';`);
  const outside = imports.flatMap((one) => {
    const source = sourceOf(one);
    const specifiers = one.specifiers as Node[];
    const whole = specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
    if (whole) return used.has(String((whole.local as Node).name)) ? [code.slice(one.start, one.end)] : [];
    const names = namesOf(one).filter(({ local }) => used.has(local)).map(({ name, local }) => `${name} as ${local}`);
    return names.length ? [`import { ${names.join(', ')} } from '${source}';`] : [];
  });
  const names = [...declared].filter(([, one]) => one.statement === statement).map(([name]) => name);
  return [...outside, ...siblings, text, `export { ${names.join(', ')} };`].join('\n');
}

/** Imports of cut files become imports of the declarations that are named. `partsAt` gives the file behind an import and its parts. */
export async function partsAlone(code: string, program: Node, partsAt: (from: string) => Promise<{ file: string; parts: Parts } | undefined>): Promise<string> {
  const edits: Edit[] = [];
  for (const statement of importsIn(program)) {
    const specifiers = statement.specifiers as Node[];
    const from = sourceOf(statement);
    if (from.includes('?') || !specifiers.length || specifiers.some(({ type }) => type !== 'ImportSpecifier')) continue;
    const target = await partsAt(from);
    if (!target || !namesOf(statement).every(({ name }) => target.parts.declared.has(name))) continue;
    const text = namesOf(statement).map(({ name, local }) => `import { ${name} as ${local} } from '${target.file}${partMark}${target.parts.declared.get(name)?.part}';`);
    edits.push({ start: statement.start, end: statement.end, text: text.join('') });
  }
  return applied(code, edits);
}
