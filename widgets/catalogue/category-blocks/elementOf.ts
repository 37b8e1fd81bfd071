import type { CategoryBlock } from '../../../core/schema/catalogue.ts';
import { blockTypes, type Source } from './blockTypes.ts';

/** What an element's attributes are made of: texts, and flags as `true`. */
export interface BlockElement {
  tag: `spesa-${string}`;
  attributes: Record<string, string | true>;
}

interface Place {
  slug: string;
  code: string;
  /** The block's own settings, all texts. */
  settings: Record<string, string>;
  categoryHref(slug: string): string;
}

function valueOf(source: Source, { slug, code, settings, categoryHref }: Place): string | true | undefined {
  if (source === '@slug') return slug;
  if (source === '@code') return code;
  const [, category] = /^@category\/(\w+)$/.exec(source) ?? [];
  if (category) return settings[category] ? categoryHref(settings[category]) : undefined;
  const [, flag, wanted] = /^(\w+)=(\w+)$/.exec(source) ?? [];
  if (flag) return settings[flag] === wanted || undefined;
  const first = source.split('|').find((name) => settings[name]);
  return first && settings[first];
}

/** The element that shows a block; undefined for a type that we do not know. */
export function elementOf(
  block: CategoryBlock,
  slug: string,
  categoryHref: (slug: string) => string,
): BlockElement | undefined {
  const { modeName } = block.templateBlockType;
  if (!Object.hasOwn(blockTypes, modeName)) return undefined;
  const { tag, attributes } = blockTypes[modeName]!;
  const place = {
    slug,
    code: block.templateBlock.codInt,
    settings: block.metaData?.category_block ?? {},
    categoryHref,
  };
  const given = Object.entries(attributes).map(([name, source]) => [name, valueOf(source, place)] as const);
  return {
    tag,
    attributes: Object.fromEntries(
      given.filter((entry): entry is readonly [string, string | true] => entry[1] !== undefined && entry[1] !== ''),
    ),
  };
}
