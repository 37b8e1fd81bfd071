import { importsIn, namesOf, sourceOf, type Edit, type Node } from './syntax.ts';

/** Views of which a page can be shown without: they arrive before the first press (widgets/hooks/laterView.ts, here `spesaLaterView`). */
export const isLateView = (id: string): boolean => /\/(?:ProductStepper|CustomerMenu|MenuPanel|LineChoices|AdultField)\.tsx$/.test(id);

/** An imported late view arrives when it is needed. `idOf` gives the file that an import means. */
export async function viewsLater(program: Node, idOf: (from: string) => Promise<string>): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const statement of importsIn(program)) {
    const from = sourceOf(statement);
    if (!from.startsWith('.') || !isLateView(await idOf(from))) continue;
    const text = namesOf(statement).map(({ name, local }) => `const ${local} = /* @__PURE__ */ spesaLaterView(() => import('${from}'), (view) => view.${name});`);
    edits.push({ start: statement.start, end: statement.end, text: text.join('') });
  }
  return edits;
}
