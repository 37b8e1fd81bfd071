import { argumentsOf, callsOf, keyOf, propertiesOf, type Edit, type Node } from './syntax.ts';

const forEditors: Record<string, readonly string[]> = {
  defineWidget: ['title', 'description', 'icon', 'examples', 'events'],
  text: ['label', 'help', 'control'],
  number: ['label', 'help', 'control'],
  flag: ['label', 'help'],
  choice: ['label', 'help'],
};

/** What a definition says to editors alone is left out of what shoppers load. */
export function withoutTexts(program: Node): Edit[] {
  return callsOf(program, Object.keys(forEditors)).flatMap((call) => {
    const [given] = argumentsOf(call);
    const unwanted = forEditors[String((call.callee as Node).name)] ?? [];
    if (given?.type !== 'ObjectExpression') return [];
    const kept = propertiesOf(given);
    return kept.flatMap((property, at): Edit[] => (unwanted.includes(keyOf(property)) ? [{ start: property.start, end: kept[at + 1]?.start ?? property.end, text: '' }] : []));
  });
}
