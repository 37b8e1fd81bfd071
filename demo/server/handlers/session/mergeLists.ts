import { sql } from 'kysely';
import type { Message } from '../../../../core/schema/envelope.ts';
import type { Db } from '../../database/database.ts';
import { Problem, status } from '../../http/problem.ts';
import { linesIn } from '../../sql/lists/lists.ts';
import { ownedBy, type Owner } from '../../sql/owner.ts';
import { lockOwner, mostLinesOf, mostListsOf, nameKey, ownLists, tooManyLists } from '../lists/own.ts';

/** Puts the lines of one list on another, each product once and in the larger quantity; false if some found no room. */
async function addLines(db: Db, from: number, to: number, most: number): Promise<boolean> {
  const there = new Set((await linesIn(db, to)).map(({ productId }) => productId));
  let room = most - there.size;
  const lines = await linesIn(db, from);
  const fitting = lines.filter(({ productId }) => there.has(productId) || room-- > 0);
  if (fitting.length > 0)
    await db
      .insertInto('wishlist_item')
      .values(
        fitting.map(({ productId, quantity, infos }) => ({
          list_id: to,
          product_id: productId,
          quantity,
          infos: JSON.stringify(infos),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'product_id']).doUpdateSet((expression) => ({
          quantity: expression.fn<number>('greatest', [
            expression.ref('wishlist_item.quantity'),
            expression.ref('excluded.quantity'),
          ]),
        })),
      )
      .execute();
  return fitting.length === lines.length;
}

/**
 * Makes the lists of an anonymous session the customer's (ruling 13); one whose name the customer has already goes into
 * that one. To be called with the session and the carts locked. What does not fit is told, never dropped silently.
 */
export async function mergeLists(db: Db, anonymous: Owner, customer: Owner): Promise<Message[]> {
  const brought = await ownLists(db, anonymous);
  if (brought.length === 0) return [];
  await lockOwner(db, customer);
  const own = await ownLists(db, customer);
  const told: Message[] = [];
  for (const { list_id, name, selected } of brought) {
    const twin = own.find((list) => nameKey(list.name) === nameKey(name));
    if (twin) {
      if (!(await addLines(db, list_id, twin.list_id, mostLinesOf(customer))))
        told.push(
          new Problem(status.validation, 'list.full', `Nella lista “${twin.name}” non è entrato tutto.`).asMessage(),
        );
      await db
        .updateTable('wishlist')
        .set({ updated_at: sql<Date>`now()` })
        .where('list_id', '=', twin.list_id)
        .execute();
    } else if (own.length >= mostListsOf(customer)) told.push(tooManyLists(customer).asMessage());
    else {
      const isDefault = selected && !own.some((list) => list.selected);
      await db
        .updateTable('wishlist')
        .set({ ...ownedBy(customer), selected: isDefault })
        .where('list_id', '=', list_id)
        .execute();
      own.push({ list_id, name, selected: isDefault });
    }
  }
  return told;
}
