import type { AnyWidget } from '../element/defineWidget.ts';
import { kebab, type Field } from '../element/field.ts';
import type { CssProperty } from './cssProperties.ts';
import { analyticsType, eventType } from './eventTypes.ts';

const typeText = (field: Field): string =>
  field.options?.map(({ value }) => `'${value}'`).join(' | ') ??
  { text: 'string', number: 'number', flag: 'boolean', choice: 'string' }[field.type];

const className = (tag: string): string =>
  tag.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** What all elements have in common, from which each inherits. */
const base = 'SpesaElement';

/** An element's name for a property is its attribute's in camelCase; what is set there stands in the attribute, too. */
function members({ attributes }: AnyWidget) {
  return Object.entries(attributes).map(([name, field]) => ({
    kind: 'field',
    name,
    attribute: kebab(name),
    reflects: true,
    type: { text: typeText(field) },
    default: JSON.stringify(field.default),
    description: [field.label, field.written ?? field.help].filter(Boolean).join('. '),
  }));
}

function declaration(widget: AnyWidget) {
  return {
    kind: 'class',
    customElement: true,
    name: className(widget.tag),
    tagName: widget.tag,
    description: widget.description,
    superclass: { name: base },
    members: members(widget),
    attributes: Object.entries(widget.attributes).map(([name, field]) => ({
      name: kebab(name),
      fieldName: name,
      type: { text: typeText(field) },
      default: JSON.stringify(field.default),
      description: [field.label, field.written ?? field.help].filter(Boolean).join('. '),
    })),
    events: Object.entries(widget.events).map(([name, description]) => ({
      name,
      type: { text: eventType(name) },
      description,
    })),
  };
}

/** The custom elements manifest (schema 1.0.0) that code editors and catalogues read. */
export const customElements = (widgets: readonly AnyWidget[], cssProperties: readonly CssProperty[]) => ({
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: 'dist/preact/loader.js',
      declarations: [
        {
          kind: 'class',
          name: base,
          superclass: { name: 'HTMLElement' },
          description: 'Quello che ogni elemento ha: le proprietà CSS con cui un sito lo veste.',
          cssProperties,
          events: [
            {
              name: 'spesa-analytics',
              type: { text: analyticsType },
              description:
                'Sul documento, dove il sito misura e il cliente lo permette: che cosa succede, con i nomi di GA4.',
            },
          ],
        },
        ...widgets.map(declaration),
      ],
      exports: widgets.map(({ tag }) => ({
        kind: 'custom-element-definition',
        name: tag,
        declaration: { name: className(tag) },
      })),
    },
  ],
});
