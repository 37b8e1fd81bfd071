import { texts } from '../../../core/labels/it.ts';
import { importsIn, nodesIn, sourceOf, type Edit, type Node } from './syntax.ts';

const areas: Record<string, Record<string, string>> = texts;
const areaOf = (key: string): string | undefined => /^(\w+)\.\w*$/.exec(key)?.[1];

/** What a module says to people: the keys that stand in it, and the areas of which it makes keys while it runs. */
export function saidIn(program: Node): { keys: Map<string, string>; whole: Set<string> } {
  const keys = new Map<string, string>();
  const whole = new Set<string>();
  for (const { node } of nodesIn(program)) {
    const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? (node.value as { cooked?: string }).cooked : undefined;
    const area = typeof text === 'string' ? areaOf(text) : undefined;
    if (area === undefined || typeof text !== 'string' || !Object.hasOwn(areas, area)) continue;
    const name = text.slice(area.length + 1);
    const label = areas[area]?.[name];
    if (label !== undefined) keys.set(text, label);
    else if (node.type === 'TemplateElement' || name === '') whole.add(area);
  }
  return { keys, whole };
}

/** Every module brings the texts whose keys stand in it, instead of all texts of the areas that it imports. `labels` is the labels' folder;
 * the areas of `elsewhere` are left to others. */
export function ownTexts(program: Node, labels: string, elsewhere: readonly string[] = []): { edits: Edit[]; head: string } {
  const { keys, whole } = saidIn(program);
  const edits = importsIn(program).filter((statement) => /\/labels\/it\/\w+\.(ts|js)$/.test(sourceOf(statement))).map(({ start, end }) => ({ start, end, text: '' }));
  const imports = [...whole].map((area) => `import '${labels}/it/${area}.ts';`);
  const own = [...keys].filter(([key]) => !whole.has(areaOf(key) ?? '') && !elsewhere.includes(areaOf(key) ?? ''));
  const namesOfArea = (area: string) => Object.fromEntries(own.filter(([key]) => areaOf(key) === area).map(([key, text]) => [key.slice(area.length + 1), text]));
  const said = [...new Set(own.map(([key]) => areaOf(key) ?? ''))].map((area) => `spesaTexts('${area}', ${JSON.stringify(namesOfArea(area))});`).join('');
  const head = imports.join('') + (said && `import { addLabels as spesaTexts } from '${labels}/label.ts';${said}`);
  return { edits, head };
}
