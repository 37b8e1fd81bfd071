import { chosenOf } from './sources.ts';
import type { Control, EditorWidget, Values } from './toAttributes.ts';

/** A block as WordPress makes one. */
export interface Made {
  name: string;
}
type Make = (name: string, attributes: Values) => Made;

/** A picture of WordPress' own image block. */
export interface Picture {
  url?: string;
  alt?: string;
  href?: string;
}

/** How one block becomes another, as WordPress takes it. */
export interface Transform {
  type: 'block';
  blocks: string[];
  priority?: number;
  isMatch?(attributes: Values): boolean;
  transform(attributes: Values, inner?: readonly { attributes: Picture }[]): Made | Made[];
}

/** Blocks that show the same in another form. */
const families: readonly (readonly string[])[] = [
  ['spesa/product-slider', 'spesa/crm-product-slider', 'spesa/product-tabs'],
  ['spesa/banner-slider', 'spesa/banner-list', 'spesa/category-blocks'],
  ['spesa/article-slider', 'spesa/article-grid', 'spesa/article-sidebar'],
];

/** What both blocks have: a value that the other does not take is left. */
function carried({ controls: from }: EditorWidget, { controls: to }: EditorWidget, values: Values): Values {
  const kept: Values = {};
  for (const control of to) {
    const same = from.find(({ name, type }) => name === control.name && type === control.type);
    const value = same && values[control.name];
    const fits = value !== undefined && (!control.options || control.options.some((one) => one.value === value));
    if (fits) kept[control.name] = value;
  }
  const category = from.find(({ name }) => name === 'categoryId');
  const tabs = from.find(({ name }) => name === 'categories');
  const taken = (name: string): Control | undefined => to.find((control) => control.name === name);
  if (category && taken('categories')) kept['categories'] = chosenOf(category, values).join();
  if (tabs && taken('categoryId')) kept['categoryId'] = Number(chosenOf(tabs, values)[0] ?? 0);
  return kept;
}

/** `[spesa-product-slider category-id="2" promo]` → its attributes; null for any other text. */
export function readShortcode({ tag, controls }: EditorWidget, text: string): Values | null {
  const body = new RegExp(`^\\s*\\[${tag}((?:\\s[^\\]]*)?)/?\\]\\s*$`).exec(text)?.[1];
  if (body === undefined) return null;
  const values: Values = {};
  for (const [, name, quoted, single, bare] of body.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)) {
    const control = controls.find(({ attribute }) => attribute === name);
    const given = quoted ?? single ?? bare;
    if (!control) continue;
    if (control.type === 'flag') values[control.name] = given !== 'false';
    else if (given !== undefined) values[control.name] = control.type === 'number' ? Number(given) || 0 : given;
  }
  return values;
}

const pictureOf = ({ url = '', alt = '', href = '' }: Picture): Values => ({ image: url, alt, link: href });

/** What WordPress' own blocks become, by the block that they become. */
const fromCore = (make: Make): Readonly<Record<string, readonly Transform[]>> => {
  const posts = (name: string): Transform => ({
    type: 'block',
    blocks: ['core/latest-posts'],
    transform: ({ postsToShow }) => make(name, typeof postsToShow === 'number' ? { limit: postsToShow } : {}),
  });
  return {
    'spesa/article-grid': [posts('spesa/article-grid')],
    'spesa/article-slider': [posts('spesa/article-slider')],
    'spesa/article-sidebar': [posts('spesa/article-sidebar')],
    'spesa/search-box': [
      {
        type: 'block',
        blocks: ['core/search'],
        transform: ({ placeholder }) => make('spesa/search-box', placeholder ? { placeholder } : {}),
      },
    ],
    'spesa/static-image': [
      {
        type: 'block',
        blocks: ['core/image'],
        transform: (attributes) => make('spesa/static-image', pictureOf(attributes as Picture)),
      },
      {
        type: 'block',
        blocks: ['core/gallery'],
        transform: (_, inner = []) => inner.map(({ attributes }) => make('spesa/static-image', pictureOf(attributes))),
      },
    ],
  };
};

/** Everything that a block is made of and becomes. */
export function transformsOf(
  widget: EditorWidget,
  list: readonly EditorWidget[],
  make: Make,
): { from: Transform[]; to: Transform[] } {
  const others = families.filter((names) => names.includes(widget.name)).flat();
  const kin = list.filter(({ name }) => name !== widget.name && others.includes(name));
  const shortcode: Transform = {
    type: 'block',
    blocks: ['core/shortcode'],
    isMatch: ({ text }) => readShortcode(widget, String(text ?? '')) !== null,
    transform: ({ text }) => make(widget.name, readShortcode(widget, String(text ?? '')) ?? {}),
  };
  const image: Transform = {
    type: 'block',
    blocks: ['core/image'],
    isMatch: ({ image: url }) => Boolean(url),
    transform: ({ image: url, alt, link }) => make('core/image', { url, alt, href: link }),
  };
  return {
    from: [...(fromCore(make)[widget.name] ?? []), shortcode],
    to: [
      ...kin.map((other): Transform => ({
        type: 'block',
        blocks: [other.name],
        transform: (values) => make(other.name, carried(widget, other, values)),
      })),
      ...(widget.name === 'spesa/static-image' ? [image] : []),
    ],
  };
}
