import type { Field } from '../../widgets/element/field.ts';
import { kebab } from '../../widgets/element/field.ts';
import type { AnyWidget } from '../../widgets/element/defineWidget.ts';
import { widgets } from '../../widgets/index.ts';

/** One attribute of an element, as the index shows it. */
export interface Attribute {
  name: string;
  /** Its name in JavaScript. */
  property: string;
  field: Field;
}

/** One example: the attributes as they stand in HTML. */
export interface Example {
  title: string;
  attributes: readonly [name: string, value: string | true][];
}

/** An element with its examples. */
export interface Shown {
  widget: AnyWidget;
  attributes: readonly Attribute[];
  examples: readonly Example[];
}

/** Attributes as HTML has them: flags bare, what is the default left out. */
function attributesOf(fields: Record<string, Field>, values: Record<string, unknown>): Example['attributes'] {
  return Object.entries(fields).flatMap(([name, field]): [string, string | true][] => {
    const value = values[name];
    if (value === undefined || value === field.default) return [];
    return [[kebab(name), field.type === 'flag' ? true : String(value)]];
  });
}

/** Every element that is placed on a page; what the bundle mounts by itself is left out. */
export async function shownElements(): Promise<Shown[]> {
  const definitions = await Promise.all(
    Object.values(widgets).map(async (load) => (await load()).default as AnyWidget),
  );
  return definitions
    .filter(({ kind }) => kind !== 'shell')
    .map((widget) => ({
      widget,
      attributes: Object.entries(widget.attributes).map(([name, field]) => ({
        name: kebab(name),
        property: name,
        field,
      })),
      examples: widget.examples.map(({ title, attributes }) => ({
        title,
        attributes: attributesOf(widget.attributes, attributes),
      })),
    }));
}
