import { argumentsOf, bodyOf, callsOf, importsIn, keyOf, namesOf, nodesIn, propertiesOf, sourceOf, type Edit, type Node } from './syntax.ts';

/** An endpoint table's file, and what marks one row of it as a module of its own. */
export const isTable = (id: string): boolean => /\/core\/api\/endpoints\/(?!index)\w+\.ts$/.test(id);
export const rowMark = '?row=';

/** The rows of `export const cart = area('cart', { view: endpoint({…}) })`, by name. */
function rowsOf(program: Node): { area: string; name: string; value: Node }[] {
  return callsOf(program, ['area']).flatMap((call) => {
    const [name, table] = argumentsOf(call);
    return name?.type === 'Literal' && table?.type === 'ObjectExpression' ? propertiesOf(table).map((property) => ({ area: String(name.value), name: keyOf(property), value: property.value as Node })) : [];
  });
}

/** The table's file with one row instead of the table: `export const row = endpoint({ name: 'cart.view', … })`. */
export function rowModule(code: string, program: Node, name: string): string {
  const row = rowsOf(program).find((one) => one.name === name);
  const given = row && argumentsOf(row.value)[0];
  if (!row || given?.type !== 'ObjectExpression') throw new Error(`No row ${name} in this table of endpoints.`);
  const rest = bodyOf(program).filter(({ type, start, end }) => type !== 'ExportNamedDeclaration' || row.value.start < start || row.value.start > end);
  const text = `${code.slice(row.value.start, given.start + 1)} name: "${row.area}.${name}", ${code.slice(given.start + 1, row.value.end)}`;
  return `${rest.filter(({ type }) => type !== 'ExportNamedDeclaration').map(({ start, end }) => code.slice(start, end)).join('\n')}\nexport const row = /* @__PURE__ */ ${text};`;
}

/** `calls.view` of an imported table becomes the row alone; a table that is used in any other way stays whole. */
export function rowsAlone(program: Node, tables: ReadonlySet<string>): Edit[] {
  return importsIn(program).flatMap((statement) => {
    const from = sourceOf(statement);
    if (!tables.has(from)) return [];
    const edits: Edit[] = [];
    const rows = new Map<string, string>();
    for (const { local } of namesOf(statement)) {
      for (const { node, parent } of nodesIn(program)) {
        if (node.type !== 'Identifier' || node.name !== local || parent?.type === 'ImportSpecifier') continue;
        const isName = (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) || (parent?.type === 'Property' && parent.key === node && !parent.shorthand);
        if (isName) continue;
        if (parent?.type !== 'MemberExpression' || parent.object !== node || parent.computed) return [];
        const row = String((parent.property as Node).name);
        rows.set(row, `${local}$${row}`);
        edits.push({ start: parent.start, end: parent.end, text: `${local}$${row}` });
      }
    }
    const imports = [...rows].map(([row, local]) => `import { row as ${local} } from '${from}${rowMark}${row}';`);
    return [...edits, { start: statement.start, end: statement.end, text: imports.join('') }];
  });
}
