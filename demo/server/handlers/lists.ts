import type { lists } from '../../../core/api/endpoints/lists.ts';
import type { Context } from '../http/context.ts';
import { customerSession } from './session/customer.ts';
import { readTogether, transact } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { Problem, notFound, status } from '../http/problem.ts';
import { saveCart } from '../sql/cart/carts.ts';
import { usableAddress } from '../sql/delivery/addresses.ts';
import { linesOfList, pageOfLists, type ListRow } from '../sql/lists/lists.ts';
import { listOnTheWire, listsOnTheWire, wholeList } from '../sql/lists/wire.ts';
import { ownedBy } from '../sql/owner.ts';
import { cartCommand } from './cart/command.ts';
import { addItems } from './cart/items.ts';
import { warehouseOf } from './catalogue/warehouse.ts';
import { moveCart } from './delivery/moveCart.ts';
import { addProducts, deleteProducts, updateProducts } from './lists/edit.ts';
import {
  callerOf,
  changeList,
  freeName,
  lockedList,
  lockOwner,
  mostLinesOf,
  ownLists,
  readableList,
} from './lists/own.ts';

const pageSize = 12;
const largestPage = 100;
const personal = 1;

const clamp = (value: number | undefined, most: number, fallback: number) =>
  Math.min(most, Math.max(1, Math.trunc(value ?? fallback)));

const whole = async (context: Context, row: ListRow) =>
  wholeList(context.db, row, { warehouseId: await warehouseOf(context), showSectors: context.showSectors });

/** The ten calls of the shopping lists (§7, wire P9): a customer's, or a visitor's until they log in (ruling 13). */
export const listsHandlers: Handlers<typeof lists> = {
  async view({ list_id, calculate_stock, wishlist_type_id }, context) {
    if (wishlist_type_id !== undefined && wishlist_type_id !== personal)
      throw notFound('list.notFound', 'Questa lista non c’è.');
    const warehouseId = await warehouseOf(context);
    return readTogether(context.db, async (transaction) =>
      wholeList(transaction, await readableList(transaction, list_id, callerOf(context)), {
        warehouseId,
        showSectors: context.showSectors,
        withoutStock: !calculate_stock,
      }),
    );
  },
  async list(input, context) {
    const itemsPerPage = clamp(input.pageSize, largestPage, pageSize);
    const selPage = clamp(input.page, 1_000_000, 1);
    const offset = (selPage - 1) * itemsPerPage;
    const { count, rows } = await pageOfLists(context.db, callerOf(context), itemsPerPage, offset);
    const all = await listsOnTheWire(context.db, rows, await warehouseOf(context));
    const of = (own: boolean) => all.filter(({ sharingData }) => (sharingData.grant === 'OWNER') === own);
    return {
      page: { selPage, totPages: Math.ceil(count / itemsPerPage), totItems: count, itemsPerPage },
      personalList: of(true),
      sharedList: of(false),
    };
  },
  async confirm({ address_id, list_id }, context) {
    const caller = customerSession(context);
    const cart = await cartCommand(context, 'confirm-list', async (work) => {
      const lines = await linesOfList(work.db, list_id, caller);
      if (!lines) throw notFound('list.notFound', 'Questa lista non c’è.');
      if (lines.length === 0) throw new Problem(status.validation, 'list.empty', 'Questa lista è vuota.');
      const address = await usableAddress(work.db, address_id, caller.userId);
      if (!address) throw notFound('address.notFound', 'Questo indirizzo non c’è.');
      const changes = await moveCart(work, address, address.delivery_service_id);
      await addItems(
        { ...work, cart: await saveCart(work.db, work.cart, changes) },
        lines.map((line) => ({ ...line, insertionTypeId: 2 })),
      );
    });
    return { listId: list_id, cart };
  },
  async update({ list_id, name }, context) {
    const row = await changeList(context, list_id, ['OWNER', 'WRITE'], async (transaction, { owner }) => {
      await transaction
        .updateTable('wishlist')
        .set({ name: await freeName(transaction, name, owner, list_id) })
        .where('list_id', '=', list_id)
        .execute();
    });
    return listOnTheWire(row);
  },
  async insert({ name }, context) {
    const owner = await context.ensureSession();
    const row = await transact(context.db, async (transaction) => {
      await lockOwner(transaction, owner);
      const free = await freeName(transaction, name, owner);
      const chosen = (await ownLists(transaction, owner)).some(({ selected }) => selected);
      const { list_id } = await transaction
        .insertInto('wishlist')
        .values({ ...ownedBy(owner), name: free, selected: !chosen })
        .returning('list_id')
        .executeTakeFirstOrThrow();
      return readableList(transaction, list_id, owner);
    });
    return listOnTheWire(row);
  },
  async delete({ list_id }, context) {
    const caller = callerOf(context);
    await transact(context.db, async (transaction) => {
      const { row } = await lockedList(transaction, list_id, caller);
      if (row.access !== 'OWNER')
        throw new Problem(
          status.notAllowed,
          'list.readOnly',
          'Questa lista è di un’altra persona: solo lei può eliminarla.',
        );
      await transaction.deleteFrom('wishlist').where('list_id', '=', list_id).execute();
      if (!row.selected) return;
      const [next] = await ownLists(transaction, caller);
      if (next)
        await transaction.updateTable('wishlist').set({ selected: true }).where('list_id', '=', next.list_id).execute();
    });
    return { listId: list_id };
  },
  async select({ list_id }, context) {
    const caller = callerOf(context);
    const chosen = await transact(context.db, async (transaction) => {
      const { row } = await lockedList(transaction, list_id, caller);
      if (row.access !== 'OWNER')
        throw new Problem(status.notAllowed, 'list.notOwn', 'Solo una lista tua può essere la predefinita.');
      const ids = (await ownLists(transaction, caller)).map((list) => list.list_id);
      await transaction.updateTable('wishlist').set({ selected: false }).where('list_id', 'in', ids).execute();
      await transaction.updateTable('wishlist').set({ selected: true }).where('list_id', '=', list_id).execute();
      return readableList(transaction, list_id, caller);
    });
    return listOnTheWire(chosen);
  },
  deleteProducts: async ({ wishlistId, items }, context) =>
    whole(
      context,
      await changeList(context, wishlistId, ['OWNER', 'WRITE'], (db) => deleteProducts(db, wishlistId, items)),
    ),
  async addProducts({ wishlistId, items }, context) {
    const warehouseId = await warehouseOf(context);
    return whole(
      context,
      await changeList(context, wishlistId, ['OWNER', 'WRITE'], (db, { owner }) =>
        addProducts(db, wishlistId, items, { warehouseId, mostLines: mostLinesOf(owner) }),
      ),
    );
  },
  async updateProducts({ wishlistId, items }, context) {
    const warehouseId = await warehouseOf(context);
    return whole(
      context,
      await changeList(context, wishlistId, ['OWNER', 'WRITE'], (db) =>
        updateProducts(db, wishlistId, items, warehouseId),
      ),
    );
  },
};
