import type { AnyWidget } from '../element/defineWidget.ts';
import type { Field } from '../element/field.ts';

/** WordPress' names of the attribute types. */
const types = { text: 'string', number: 'number', flag: 'boolean', choice: 'string' } as const;

const attribute = (field: Field) => ({
  type: types[field.type],
  default: field.default,
  ...(field.options && { enum: field.options.map(({ value }) => value) }),
});

/** `product-slider` of `spesa-product-slider`: the folder of the block and the second half of its name. */
export const blockFolder = (widget: AnyWidget): string => widget.tag.slice('spesa-'.length);

/** `spesa/product-slider`. */
export const blockName = (widget: AnyWidget): string => `spesa/${blockFolder(widget)}`;

/** The first example as every site can show it: which of the site's own forms it is, an editor chooses. */
const exampleOf = ({ attributes, examples }: AnyWidget): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(examples[0]?.attributes ?? {}).filter(([name]) => attributes[name]?.control !== 'form'),
  );

/** The block.json of a widget; shell widgets have no block, so callers leave them out. */
export function blockJson(widget: AnyWidget) {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: blockName(widget),
    title: widget.title,
    category: 'spesa',
    icon: widget.icon,
    description: widget.description,
    textdomain: 'spesa',
    attributes: Object.fromEntries(Object.entries(widget.attributes).map(([name, field]) => [name, attribute(field)])),
    supports: { align: ['wide', 'full'], html: false, interactivity: false },
    example: { attributes: exampleOf(widget) },
    editorScript: 'spesa-editor',
    editorStyle: 'spesa-editor',
    render: 'file:../render.php',
  };
}
