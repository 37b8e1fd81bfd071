import type { AnyWidget } from '../element/defineWidget.ts';
import type { Control, Field } from '../element/field.ts';
import { keywordsOf } from './block/keywords.ts';
import { supportsOf } from './block/supports.ts';
import { variationsOf } from './block/variations.ts';

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

/** What only one shop or site has: its numbers and names say nothing elsewhere. */
const chosen: readonly (Control | undefined)[] = [
  'form',
  'product',
  'products',
  'categories',
  'bannerBlock',
  'bannerBlocks',
  'tutorialBlock',
  'store',
  'leaflet',
  'slider',
  'layout',
  'productPage',
  'page',
];
const isChosen = (field: Field | undefined): boolean =>
  chosen.includes(field?.control) || (field?.control === 'category' && field.type === 'number');

/** The first example as every site can show it: which of its products, categories or forms it is, an editor chooses. */
const exampleOf = ({ attributes, examples }: AnyWidget): Record<string, unknown> =>
  Object.fromEntries(Object.entries(examples[0]?.attributes ?? {}).filter(([name]) => !isChosen(attributes[name])));

/** Blocks that the site's header can have beside its navigation, each with its place (wp-plugin/includes/BlockHooks.php decides whether). */
const headerBlocks: Readonly<Record<string, Readonly<Record<string, 'before' | 'after'>>>> = {
  'spesa-search-box': { 'core/navigation': 'before' },
  'spesa-cart-button': { 'core/navigation': 'after' },
};

/** Attributes that hold pictures: the block keeps beside each the picture's number in the media library. */
const picturesOf = ({ attributes }: AnyWidget): string[] =>
  Object.keys(attributes).filter((name) => attributes[name]!.control === 'image');

/** The block.json of a widget; shell widgets have no block, so callers leave them out. */
export function blockJson(widget: AnyWidget) {
  const variations = variationsOf(widget.tag);
  const hooked = headerBlocks[widget.tag];
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: blockName(widget),
    title: widget.title,
    category: 'spesa',
    icon: widget.icon,
    description: widget.description,
    keywords: keywordsOf(widget.tag),
    textdomain: 'spesa',
    attributes: {
      ...Object.fromEntries(Object.entries(widget.attributes).map(([name, field]) => [name, attribute(field)])),
      ...Object.fromEntries(picturesOf(widget).map((name) => [`${name}Id`, { type: 'number', default: 0 }])),
      anchor: { type: 'string' },
    },
    supports: supportsOf(widget),
    ...(variations.length > 0 && { variations }),
    ...(hooked && { blockHooks: hooked }),
    example: { attributes: exampleOf(widget) },
    editorScript: 'spesa-editor',
    editorStyle: 'spesa-editor',
    render: 'file:../render.php',
  };
}
