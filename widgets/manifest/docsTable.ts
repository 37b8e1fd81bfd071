import type { AnyWidget } from '../element/defineWidget.ts';
import { kebab } from '../element/field.ts';

const docsStart = '<!-- elements -->';
const docsEnd = '<!-- /elements -->';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string): string => `\`${text}\``;

function row(widget: AnyWidget): string {
  const attributes = Object.entries(widget.attributes).map(([name, field]) =>
    field.type === 'flag' ? code(kebab(name)) : `${code(kebab(name))} (${code(JSON.stringify(field.default))})`,
  );
  const events = Object.keys(widget.events).map(code);
  return `| ${[code(widget.tag), widget.kind, cell(widget.description), attributes.map(cell).join(', '), events.join(', ')].join(' | ')} |`;
}

/** The table of elements for the README: tag, kind, purpose, attributes with their defaults, events. */
export const docsTable = (widgets: readonly AnyWidget[]): string =>
  [
    '| Element | Kind | What it is for | Attributes (default) | Events |',
    '|---|---|---|---|---|',
    ...widgets.map(row),
  ].join('\n');

/** Puts the table between the two markers; a text without them comes back as it is. */
export function withDocsTable(readme: string, widgets: readonly AnyWidget[]): string {
  const [start, end] = [readme.indexOf(docsStart), readme.indexOf(docsEnd)];
  if (start < 0 || end < start) return readme;
  return `${readme.slice(0, start)}${docsStart}\n\n${docsTable(widgets)}\n\n${readme.slice(end)}`;
}
