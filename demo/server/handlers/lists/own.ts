import type { Transaction } from 'kysely';
import type { Grant } from '../../../../core/schema/lists.ts';
import type { Context } from '../../http/context.ts';
import { customerOf } from '../session/customer.ts';
import type { Database, Db } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { Problem, notFound, status } from '../../http/problem.ts';
import { findList, type ListRow } from '../../sql/lists/lists.ts';

const longest = 60;
const most = 500;

/** A list this customer may see; one of somebody else answers like one that is not there. */
export async function readableList(db: Db, listId: number, userId: number): Promise<ListRow> {
  const row = await findList(db, listId, userId);
  if (!row) throw notFound('list.notFound', 'Questa lista non c’è.');
  return row;
}

/** One command on a list with one of these grants: the list is locked, changed and dated; answers it as it then stands. */
export async function changeList(
  context: Context,
  listId: number,
  grants: readonly Grant[],
  change: (db: Transaction<Database>, row: ListRow, userId: number) => Promise<void>,
): Promise<ListRow> {
  const userId = customerOf(context);
  return transact(context.db, async (transaction) => {
    await transaction.selectFrom('wishlist').select('list_id').where('list_id', '=', listId).forUpdate().execute();
    const row = await readableList(transaction, listId, userId);
    if (!grants.includes(row.access))
      throw new Problem(
        status.notAllowed,
        'list.readOnly',
        'Questa lista è di un’altra persona: puoi guardarla, non cambiarla.',
      );
    await change(transaction, row, userId);
    await transaction.updateTable('wishlist').set({ updated_at: new Date() }).where('list_id', '=', listId).execute();
    return readableList(transaction, listId, userId);
  });
}

/** One customer's lists change one command at a time. */
export const lockCustomer = (db: Db, userId: number) =>
  db.selectFrom('customer').select('user_id').where('user_id', '=', userId).forUpdate().execute();

/** A name that this customer's other lists do not have (§5: required). */
export async function freeName(db: Db, given: string, ownerId: number, listId?: number): Promise<string> {
  const name = given.trim().replace(/\s+/g, ' ');
  if (name === '') throw new Problem(status.validation, 'list.nameRequired', 'Campo obbligatorio');
  if ([...name].length > longest)
    throw new Problem(status.validation, 'list.nameLength', `Lunghezza massima ${longest} caratteri`);
  const others = await db.selectFrom('wishlist').select(['list_id', 'name']).where('user_id', '=', ownerId).execute();
  if (others.some((other) => other.list_id !== listId && other.name.toLowerCase() === name.toLowerCase()))
    throw new Problem(status.conflict, 'list.nameTaken', 'Hai già una lista con questo nome.');
  if (listId === undefined && others.length >= most)
    throw new Problem(status.notAllowed, 'list.tooMany', `Puoi avere al massimo ${most} liste.`);
  return name;
}
