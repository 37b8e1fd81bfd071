import type { AnyWidget } from '../element/defineWidget.ts';
import { kebab } from '../element/field.ts';

const start = `# Spesa

> An Italian online grocery shop inside WordPress: every block, the cart drawer, the checkout and the account area is a custom element. A plugin registers them as blocks and shortcodes, and prints what visitors read.

- Each element is a tag with attributes, a block \`spesa/<name>\` and a shortcode \`[spesa-<name>]\` with the same attributes; flags are present or absent, the rest are strings.
- Configuration (addresses, keys, payment origins) comes from the plugin's settings alone, never from an attribute.
- Events bubble and cross shadow roots.

## Documents

- [README.md](README.md): what it is, two commands, a real site, a real shop API, the decisions
- [docs/rules.md](docs/rules.md): the rules that comments and tests cite
- [docs/engines.md](docs/engines.md): what a browser lacks, and what happens then
- [wp-plugin/generated/custom-elements.json](wp-plugin/generated/custom-elements.json): the custom elements manifest
- [wp-plugin/generated/jsx.d.ts](wp-plugin/generated/jsx.d.ts): types of the elements in JSX

## Elements
`;

const list = (heading: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `\n- ${heading}: ${entries.join(', ')}`;

const section = ({ tag, description, attributes, events }: AnyWidget): string =>
  `\n### ${tag}\n\n${description}\n${list(
    'attributes',
    Object.entries(attributes).map(([name, { type, options }]) => {
      const values = options?.map(({ value }) => value || '""').join(' | ');
      return `${kebab(name)} (${values ?? type})`;
    }),
  )}${list('events', Object.keys(events))}\n`;

/** What a language model needs to write pages with the elements, as https://llmstxt.org has it. */
export const llmsText = (widgets: readonly AnyWidget[]): string => start + widgets.map(section).join('');
