import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { lists } from '../../../../core/api/endpoints/lists.ts';
import { quantityRule } from '../../../../core/rules/quantity.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import { Problem, malformed, notFound, status } from '../../http/problem.ts';
import { quoted } from '../../language/quoted.ts';
import type { Db } from '../../database/database.ts';
import { linesIn } from '../../sql/lists/lists.ts';
import { productsAnywhere } from '../../sql/lists/wire.ts';
import { knownInfos } from '../cart/choices.ts';
import { onStep, wireQuantity } from '../cart/limits.ts';

const mostItems = 500;
const largest = 9_999_000;

const itemNotFound = () => notFound('list.itemNotFound', 'Questo prodotto non è più nella lista.');

const bounded = (items: readonly unknown[]) => {
  if (items.length === 0 || items.length > mostItems) throw malformed(`Servono da 1 a ${mostItems} righe.`);
};

/** A quantity of the wire as a list keeps it, thousandths: whole pieces, bulk goods by their step; 0 stays 0. */
function listQuantity(product: Product, asked: number): number {
  const rule = quantityRule(product);
  const quantity = onStep(wireQuantity(asked), rule);
  if (rule.type !== 'Sfuso' && quantity % 1000 !== 0)
    throw new Problem(
      status.validation,
      'list.wholePieces',
      `Di ${quoted(product)} si mettono in lista solo pezzi interi.`,
    );
  return quantity;
}

interface Room {
  warehouseId: number;
  /** How many lines the list may have. */
  mostLines: number;
}

/** Puts products on a list; the quantity of one that is there already grows (wire P9). */
export async function addProducts(
  db: Db,
  listId: number,
  items: DecodedInputOf<typeof lists.addProducts>['items'],
  { warehouseId, mostLines }: Room,
): Promise<void> {
  bounded(items);
  const products = await productsAnywhere(db, [...new Set(items.map((item) => item.productId))], warehouseId);
  for (const item of items) {
    const product = products.get(item.productId);
    if (!product) throw notFound('list.productNotFound', 'Questo prodotto non c’è in nessun negozio.');
    const quantity = listQuantity(product, item.quantity);
    if (quantity === 0) throw malformed('La quantità non è valida.');
    const infos = JSON.stringify(knownInfos(item.infos));
    await db
      .insertInto('wishlist_item')
      .values({ list_id: listId, product_id: item.productId, quantity, infos })
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'product_id']).doUpdateSet((expression) => ({
          quantity: expression.fn<number>('least', [
            expression('wishlist_item.quantity', '+', quantity),
            expression.val(largest),
          ]),
          ...(item.infos && { infos }),
        })),
      )
      .execute();
  }
  const { count } = await db
    .selectFrom('wishlist_item')
    .where('list_id', '=', listId)
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) > mostLines)
    throw new Problem(status.validation, 'list.full', `Una lista tiene al massimo ${mostLines} prodotti.`);
}

/** Sets the quantity of lines; 0 removes, a part of a piece is refused. */
export async function updateProducts(
  db: Db,
  listId: number,
  items: DecodedInputOf<typeof lists.updateProducts>['items'],
  warehouseId: number,
): Promise<void> {
  bounded(items);
  const productOf = new Map((await linesIn(db, listId)).map((line) => [line.itemId, line.productId]));
  const products = await productsAnywhere(
    db,
    items.flatMap(({ itemId }) => productOf.get(itemId) ?? []),
    warehouseId,
  );
  for (const { itemId, quantity: asked } of items) {
    const product = products.get(productOf.get(itemId) ?? 0);
    if (!product) throw itemNotFound();
    const quantity = listQuantity(product, asked);
    if (quantity === 0) await deleteProducts(db, listId, [{ itemId }]);
    else
      await db
        .updateTable('wishlist_item')
        .set({ quantity })
        .where('list_id', '=', listId)
        .where('item_id', '=', itemId)
        .execute();
  }
}

/** Takes lines off a list. */
export async function deleteProducts(db: Db, listId: number, items: readonly { itemId: number }[]): Promise<void> {
  bounded(items);
  const ids = [...new Set(items.map((item) => item.itemId))];
  const { numDeletedRows } = await db
    .deleteFrom('wishlist_item')
    .where('list_id', '=', listId)
    .where('item_id', 'in', ids)
    .executeTakeFirst();
  if (Number(numDeletedRows) !== ids.length) throw itemNotFound();
}
