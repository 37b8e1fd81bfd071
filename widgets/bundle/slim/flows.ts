import { importsIn, namesOf, sourceOf, type Edit, type Node } from './syntax.ts';

/** The names of a flow's file that answer a promise, as its declaration says: only these may arrive later. */
export const asyncNames = (code: string): string[] => [...code.matchAll(/^export (?:async function (\w+)|const (\w+) = (?:async )?\(.*\): Promise<)/gm)].map(([, name, constant]) => name ?? constant ?? '');

/** An async flow that a view imports arrives when it is first called (core/api/later.ts, here `spesaLater`). `flowOf` gives the text of a flow's file. */
export async function flowsLater(program: Node, flowOf: (from: string) => Promise<string | undefined>): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const statement of importsIn(program)) {
    const from = sourceOf(statement);
    const code = from.includes('/core/flows/') ? await flowOf(from) : undefined;
    if (code === undefined) continue;
    const names = asyncNames(code);
    const now = namesOf(statement).filter(({ name }) => !names.includes(name)).map(({ name, local }) => `${name} as ${local}`);
    const then = namesOf(statement).filter(({ name }) => names.includes(name)).map(({ name, local }) => `const ${local} = /* @__PURE__ */ spesaLater(() => import('${from}'), (flow) => flow.${name});`);
    if (then.length) edits.push({ start: statement.start, end: statement.end, text: `${now.length ? `import { ${now.join(', ')} } from '${from}';` : ''}${then.join('')}` });
  }
  return edits;
}
