import type { CategoryBlock, CategoryPage } from '../../../core/schema/catalogue.ts';
import { elementOf, type BlockElement } from './elementOf.ts';

export const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type Spans = Record<(typeof sizes)[number], number>;

export interface GridColumn extends BlockElement {
  key: string;
  /** Its places at each width, as class names: the server prints the same. */
  className: string;
}
export interface GridRow {
  /** The shop's class names, each made harmless by our prefix (XSS-08). */
  className: string;
  columns: GridColumn[];
}

/** Places of a row. */
export const wholeRow = 12;
const whole: Spans = { xs: wholeRow, sm: wholeRow, md: wholeRow, lg: wholeRow, xl: wholeRow };
const told = new Set<string>();

/** Width in twelfths of the row; anything but 1 to 12 fills the row. */
const span = (places: number): number =>
  Number.isInteger(places) && places >= 1 && places <= wholeRow ? places : wholeRow;

function classesOf(given = ''): string {
  const own = given.split(/\s+/).filter((name) => /^[a-z][\w-]{0,40}$/i.test(name));
  return ['category-blocks__row', ...own.map((name) => `category-blocks__row--${name}`)].join(' ');
}

const columnClass = (spans: Spans): string =>
  ['category-blocks__column', ...sizes.map((size) => `category-blocks__column--${size}-${span(spans[size])}`)].join(
    ' ',
  );

interface Grid {
  slug: string;
  categoryHref(slug: string): string;
}

/** A block in its place; a block of an unknown type is skipped and logged once (BAD-06). */
function columnOf(block: CategoryBlock | undefined, { slug, categoryHref }: Grid, spans: Spans): GridColumn[] {
  if (!block) return [];
  const element = elementOf(block, slug, categoryHref);
  if (element) return [{ ...element, key: String(block.categoryBlockId), className: columnClass(spans) }];
  const { modeName } = block.templateBlockType;
  if (!told.has(modeName)) console.warn('[spesa] unknown block type', modeName);
  told.add(modeName);
  return [];
}

/** The rows that the shop composed for a category; without them every block has a row of its own, by priority. */
export function rowsOf({ categoryBlocks = [], template }: CategoryPage, grid: Grid): GridRow[] {
  const blockOf = (code: string) => categoryBlocks.find(({ templateBlock }) => templateBlock.codInt === code);
  const rows = template
    ? template.rows.map(({ cssClass, columns }) => ({
        className: classesOf(cssClass),
        columns: columns.flatMap((column) => columnOf(blockOf(column.blockCodInt), grid, column)),
      }))
    : categoryBlocks
        .toSorted((one, other) => (one.priority ?? 0) - (other.priority ?? 0))
        .map((block) => ({ className: classesOf(), columns: columnOf(block, grid, whole) }));
  return rows.filter(({ columns }) => columns.length > 0);
}
