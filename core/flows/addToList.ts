import { lists as calls } from '../api/endpoints/lists.ts';
import * as listTexts from '../labels/it/list.ts';
import type { Product } from '../schema/catalogue.ts';
import type { ShoppingList } from '../schema/lists.ts';
import type { Spesa } from '../spesa.ts';
import type { Toasts } from '../stores/toasts.ts';
import { createList } from './editLists.ts';
import { loginFirst } from './loginFirst.ts';
import { putOnList } from './putOnList.ts';
import { reportFailure } from './reportFailure.ts';

/** The favourites of each shop while they are being made. */
const made = new WeakMap<Toasts, Promise<ShoppingList>>();

/** The only list that there is to write on, the favourites where there is none yet; undefined where one is to be picked. */
async function obviousList(spesa: Spesa): Promise<ShoppingList | undefined> {
  const { client, toasts } = spesa;
  const { personalList, sharedList = [] } = (await client.call(calls.list, { page: 1, pageSize: 100 })).data;
  const open = [...personalList, ...sharedList.filter(({ sharingData }) => sharingData.grant !== 'READ')];
  if (open.length > 0) return open.length === 1 ? open[0] : undefined;
  const making = made.get(toasts) ?? createList(spesa, listTexts.favourites());
  made.set(toasts, making);
  return making.finally(() => made.delete(toasts));
}

/** Puts a product on a shopping list (§2), a visitor's where the site lets them keep some (ruling 13): at once where there is one or none, else on the one that is picked or made; false when they leave on the way. Throws ApiError. */
export async function addToList(spesa: Spesa, product: Product): Promise<boolean> {
  if (!spesa.config.anonymousCart && !(await loginFirst(spesa))) return false;
  const obvious = await obviousList(spesa);
  const list = obvious ?? (await spesa.dialogs.open('list', { product }));
  if (!list) return false;
  const change = async (): Promise<void> => {
    const { moveToList } = await import('./moveToList.ts');
    await moveToList(spesa, product, list).catch((error: unknown) => reportFailure(spesa, error, listTexts.addError));
  };
  await putOnList(spesa, product, list, obvious && (() => void change()));
  return true;
}
