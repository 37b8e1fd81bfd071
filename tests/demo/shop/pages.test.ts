import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { categoryBlockSchema } from '../../../core/schema/catalogue.ts';
import { blockTypes } from '../../../widgets/catalogue/category-blocks/blockTypes.ts';
import { shop } from '../../../demo/shop/shop.ts';

const { pages, categories, products } = shop();
const slugs = new Set(categories.map(({ slug }) => slug));
const blocks = pages.flatMap((page) => page.blocks);
const goes = (address: string): boolean => slugs.has(address.replace(/^\/category\//, '').replace(/\?.*$/, ''));

describe('pages of blocks', () => {
  test('there is a home and one page for every department', () => {
    expect(pages.map(({ slug }) => slug)).toEqual([
      'home',
      ...categories.filter(({ parentId }) => parentId === 1).map(({ slug }) => slug),
    ]);
  });

  test('blocks are as the wire wants them, with ids and codes of their own', () => {
    for (const block of blocks)
      expect(v.safeParse(categoryBlockSchema, block).issues, block.templateBlock.codInt).toBeUndefined();
    expect(new Set(blocks.map(({ categoryBlockId }) => categoryBlockId)).size).toBe(blocks.length);
    expect(new Set(blocks.map(({ templateBlock }) => templateBlock.codInt)).size).toBe(blocks.length);
    const ids = blocks.flatMap(({ proposals }) => proposals.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every row shows a block of its page, and every link leads to a category', () => {
    for (const { slug, rows, blocks: own, navItems = [] } of pages) {
      expect(
        rows.flatMap(({ columns }) => columns.map(({ blockCodInt }) => blockCodInt)),
        slug,
      ).toEqual(own.map(({ templateBlock }) => templateBlock.codInt));
      expect(
        navItems.filter(({ itemUrl }) => !goes(itemUrl)),
        slug,
      ).toEqual([]);
    }
    const links = blocks.flatMap(({ proposals }) => proposals.map(({ proposalUrl }) => proposalUrl!));
    expect(links.filter((link) => !goes(link))).toEqual([]);
  });

  test('every type of block that an element shows stands on some page, and no other', () => {
    expect(new Set(blocks.map(({ templateBlockType }) => templateBlockType.modeName))).toEqual(
      new Set(Object.keys(blockTypes)),
    );
  });

  test('product sliders have something to show', () => {
    const empty = blocks.filter(({ templateBlockType, metaData }) => {
      const settings = metaData?.['category_block'] ?? {};
      const parent = settings['PARENT_CATEGORY_ID'] ?? '';
      const below = (id: number): boolean => parent === '1' || String(id).startsWith(parent);
      return (
        /Product(?:Slider|Tab)$/.test(templateBlockType.modeName) &&
        products.filter(({ categoryId, promo }) => below(categoryId) && (settings['PROMO'] !== 'true' || promo))
          .length < 4
      );
    });
    expect(empty.map(({ templateBlock }) => templateBlock.codInt)).toEqual([]);
  });
});
