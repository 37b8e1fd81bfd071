import { lists as calls } from '../api/endpoints/lists.ts';
import * as listTexts from '../labels/it/list.ts';
import { fromThousandths } from '../rules/quantity.ts';
import type { ShoppingList } from '../schema/lists.ts';
import type { Spesa } from '../spesa.ts';
import { ACTION_MS } from '../stores/toasts.ts';

type Parts = Pick<Spesa, 'client'>;

/** Makes a list of this name; the server refuses an empty or a taken one (§5). Throws ApiError, as all of these. */
export const createList = async ({ client }: Parts, name: string): Promise<ShoppingList> =>
  (await client.call(calls.insert, { name })).data;

export const renameList = async ({ client }: Parts, listId: number, name: string): Promise<ShoppingList> =>
  (await client.call(calls.update, { list_id: listId, name })).data;

/** Makes a list the default one. */
export const selectList = async ({ client }: Parts, listId: number): Promise<ShoppingList> =>
  (await client.call(calls.select, { list_id: listId })).data;

/** Deletes a list after a confirm (§5); false when the customer keeps it. */
export async function deleteList(
  { client, dialogs, toasts }: Pick<Spesa, 'client' | 'dialogs' | 'toasts'>,
  { listId, name }: ShoppingList,
): Promise<boolean> {
  const sure = await dialogs.open('confirm', {
    title: listTexts.deleteTitle({ name }),
    text: listTexts.deleteText(),
    yes: listTexts.deleteList(),
    danger: true,
  });
  if (!sure) return false;
  await client.call(calls.delete, { list_id: listId });
  toasts.show({ kind: 'success', text: listTexts.deleted({ name }), ms: ACTION_MS });
  return true;
}

/** Sets a line of a list to thousandths; answers the list with its lines. */
export const setListQuantity = async (
  { client }: Parts,
  listId: number,
  itemId: number,
  thousandths: number,
): Promise<ShoppingList> =>
  (
    await client.call(calls.updateProducts, {
      wishlistId: listId,
      items: [{ itemId, quantity: fromThousandths(thousandths) }],
    })
  ).data;
