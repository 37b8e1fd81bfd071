import { expect, test } from 'vitest';
import type { CategoryRow } from '../../../demo/server/catalogue/readCatalogue.ts';
import { createTree } from '../../../demo/server/catalogue/tree.ts';
import type { OrderItemRow } from '../../../demo/server/sql/orders/orders.ts';
import { aislesOf } from '../../../demo/server/warehouse/aisles.ts';

const category = (category_id: number, parent_id: number | null, ...names: string[]) =>
  ({
    category_id,
    parent_id,
    slug: String(category_id),
    path: names.map((name) => ({ name })),
  }) as unknown as CategoryRow;

/** Categories by their priority, as the catalogue has them: parents and children are mixed. */
const tree = createTree({
  categories: [
    category(1, null),
    category(30, 3, 'Dispensa', 'Pasta'),
    category(3, 1, 'Dispensa'),
    category(21, 2, 'Latte e formaggi', 'Yogurt'),
    category(2, 1, 'Latte e formaggi'),
    category(20, 2, 'Latte e formaggi', 'Burro'),
  ],
  ancestors: new Map(),
  vendors: new Map(),
} as unknown as Parameters<typeof createTree>[0]);

const line = (name: string, categoryId?: number) => ({ product: { name, categoryId } }) as OrderItemRow;
const shown = (...items: OrderItemRow[]) =>
  aislesOf(tree, items).map(({ name, items: lines }) => [name, ...lines.map(({ product }) => product.name)]);

test('lines stand by aisle, in the order of the departments and their shelves, sorted by name; no aisle is empty', () => {
  expect(
    shown(
      line('Yogurt bianco', 21),
      line('Burro', 20),
      line('Spaghetti', 30),
      line('Èlite yogurt', 21),
      line('Formaggio misto', 2),
      line('Farfalle', 30),
    ),
  ).toEqual([
    ['Dispensa › Pasta', 'Farfalle', 'Spaghetti'],
    ['Latte e formaggi', 'Formaggio misto'],
    ['Latte e formaggi › Yogurt', 'Èlite yogurt', 'Yogurt bianco'],
    ['Latte e formaggi › Burro', 'Burro'],
  ]);
  expect(shown()).toEqual([]);
});

test('a product without a category, in one that is gone or in the root stands last', () => {
  expect(shown(line('Zucchero'), line('Penna', 999), line('Spaghetti', 30), line('Altro', 1))).toEqual([
    ['Dispensa › Pasta', 'Spaghetti'],
    ['Altri prodotti', 'Altro', 'Penna', 'Zucchero'],
  ]);
});
