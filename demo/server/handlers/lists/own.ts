import { sql, type Transaction } from 'kysely';
import type { Grant } from '../../../../core/schema/lists.ts';
import type { Context } from '../../http/context.ts';
import type { Database, Db } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { Problem, expired, notFound, status } from '../../http/problem.ts';
import { lockSession } from '../../session/session.ts';
import { findList, type ListRow } from '../../sql/lists/lists.ts';
import { nobody, ownerOf, type Owner } from '../../sql/owner.ts';

const longest = 60;

/** How many lists somebody may have: a visitor's cost their owner nothing, so they are fewer and shorter. */
export const mostListsOf = ({ userId }: Owner): number => (userId > 0 ? 500 : 50);
export const mostLinesOf = ({ userId }: Owner): number => (userId > 0 ? 500 : 200);

/** In whose name a call comes; who has no session yet has no lists either. */
export const callerOf = ({ session }: Pick<Context, 'session'>): Owner => session ?? nobody;

/** A list this customer or visitor may see; one of somebody else answers like one that is not there. */
export async function readableList(db: Db, listId: number, caller: Owner): Promise<ListRow> {
  const row = await findList(db, listId, caller);
  if (!row) throw notFound('list.notFound', 'Questa lista non c’è.');
  return row;
}

/** One owner's lists change one command at a time: locks the customer, or the visitor's session, whose end is 419 (a login has taken its lists along). */
export async function lockOwner(db: Db, owner: Owner): Promise<void> {
  if (owner.userId > 0)
    await db.selectFrom('customer').select('user_id').where('user_id', '=', owner.userId).forNoKeyUpdate().execute();
  else if (owner.sessionId > 0 && !(await lockSession(db, owner))) throw expired();
}

/** A list this caller may see and its owner, who is locked until the transaction ends. */
export async function lockedList(db: Db, listId: number, caller: Owner): Promise<{ row: ListRow; owner: Owner }> {
  let owner = caller;
  if (caller.userId > 0) {
    const { user_id } = await readableList(db, listId, caller);
    owner = { ...caller, userId: user_id ?? caller.userId };
  }
  await lockOwner(db, owner);
  return { row: await readableList(db, listId, caller), owner };
}

/** One command on a list with one of these grants: its owner is locked, it is changed and dated; answers it as it then stands. */
export async function changeList(
  context: Context,
  listId: number,
  grants: readonly Grant[],
  change: (db: Transaction<Database>, list: { row: ListRow; owner: Owner }) => Promise<void>,
): Promise<ListRow> {
  const caller = callerOf(context);
  return transact(context.db, async (transaction) => {
    const list = await lockedList(transaction, listId, caller);
    if (!grants.includes(list.row.access))
      throw new Problem(
        status.notAllowed,
        'list.readOnly',
        'Questa lista è di un’altra persona: puoi guardarla, non cambiarla.',
      );
    await change(transaction, list);
    await transaction
      .updateTable('wishlist')
      .set({ updated_at: sql<Date>`now()` })
      .where('list_id', '=', listId)
      .execute();
    return readableList(transaction, listId, caller);
  });
}

/** The lists that are this owner's own, the oldest first. */
export function ownLists(db: Db, owner: Owner) {
  const { column, id } = ownerOf(owner);
  return db
    .selectFrom('wishlist')
    .select(['list_id', 'name', 'selected'])
    .where(column, '=', id)
    .orderBy('list_id')
    .execute();
}

/** What two names have in common that count as equal. */
export const nameKey = (name: string): string => name.toLowerCase();

export const tooManyLists = (owner: Owner): Problem =>
  new Problem(status.notAllowed, 'list.tooMany', `Puoi avere al massimo ${mostListsOf(owner)} liste.`);

/** A name that this owner's other lists do not have (§5: required). */
export async function freeName(db: Db, given: string, owner: Owner, listId?: number): Promise<string> {
  const name = given.trim().replace(/\s+/g, ' ');
  if (name === '') throw new Problem(status.validation, 'list.nameRequired', 'Campo obbligatorio');
  if ([...name].length > longest)
    throw new Problem(status.validation, 'list.nameLength', `Lunghezza massima ${longest} caratteri`);
  const others = await ownLists(db, owner);
  if (others.some((other) => other.list_id !== listId && nameKey(other.name) === nameKey(name)))
    throw new Problem(status.conflict, 'list.nameTaken', 'Hai già una lista con questo nome.');
  if (listId === undefined && others.length >= mostListsOf(owner)) throw tooManyLists(owner);
  return name;
}
