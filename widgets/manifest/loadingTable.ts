import type { AnyWidget } from '../element/defineWidget.ts';

/** The source of widgets/loading.ts: what the loader has to know of an element before it fetches the definition. */
export function loadingTable(widgets: readonly AnyWidget[]): string {
  const rows = widgets
    .filter((widget) => widget.loads === 'touch' || widget.loads === 'never' || widget.for !== 'everyone')
    .map(({ tag, loads, for: audience }) =>
      audience === 'everyone'
        ? `  '${tag}': { loads: '${loads}' },`
        : `  '${tag}': { loads: '${loads}', for: '${audience}' },`,
    );
  return `// Generated from the definitions by npm run generate: do not edit.
import type { AnyWidget } from './element/defineWidget.ts';

/** The elements whose code does not load with the page for everyone: when it does, and for whom alone. */
export const loading: Readonly<Record<string, Pick<AnyWidget, 'loads'> & Partial<Pick<AnyWidget, 'for'>>>> = {
${rows.join('\n')}
};
`;
}
