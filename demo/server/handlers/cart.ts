import type { cart } from '../../../core/api/endpoints/cart.ts';
import type { wholeCart } from '../../../core/api/endpoints/wholeCart.ts';
import { now } from '../time/clock.ts';
import { readTogether } from '../database/transact.ts';
import type { Handlers } from '../http/implement.ts';
import { isForbidden } from '../http/decode.ts';
import { Problem, malformed, notFound, status } from '../http/problem.ts';
import { refuseActingInfo } from '../session/audit.ts';
import { findCart } from '../sql/cart/carts.ts';
import { readContents } from '../sql/cart/contents.ts';
import { removeLines } from '../sql/cart/lines.ts';
import { currentCart } from '../sql/cart/view.ts';
import { linesOfList } from '../sql/lists/lists.ts';
import { nobody } from '../sql/owner.ts';
import { linesOfOrder } from '../sql/orders/orders.ts';
import { cartInfo } from './cart/choices.ts';
import { cartCommand } from './cart/command.ts';
import { addItems, annotateItems, deleteItems, updateItems, wantedItems } from './cart/items.ts';
import { restrictionsOf } from './cart/restrictions.ts';

const cartInfoName = /^[a-z][a-z0-9_]{0,39}$/;

/** The cart and its lines (§7). */
export const cartHandlers: Handlers<typeof cart> = {
  view: (_input, context) => currentCart(context),
  add: ({ items }, context) => cartCommand(context, 'add', (work) => addItems(work, wantedItems(items))),
  update: ({ items }, context) => cartCommand(context, 'update', (work) => updateItems(work, items)),
  delete: ({ items }, context) => cartCommand(context, 'delete', (work) => deleteItems(work, items)),
};

/** What is done with it as a whole (§7). */
export const wholeCartHandlers: Handlers<typeof wholeCart> = {
  close: ({ cart_id }, context) =>
    cartCommand(context, 'close', async (work) => {
      if (cart_id !== work.cart.cart_id) throw notFound('cart.closed', 'Questo carrello non è più aperto.');
      await removeLines(work.db, work.cart.cart_id);
      return { order_id: null };
    }),
  addAllFromOrder: ({ order_id }, context) =>
    cartCommand(context, 'add-all-from-order', async (work) => {
      const lines = await linesOfOrder(work.db, order_id, context.session?.userId ?? -1);
      if (!lines) throw notFound('order.notFound', 'Questo ordine non c’è.');
      await addItems(
        work,
        lines.map((line) => ({ ...line, insertionTypeId: 3 })),
      );
    }),
  addAllFromWishlist: ({ list_id }, context) =>
    cartCommand(context, 'add-all-from-wishlist', async (work) => {
      const lines = await linesOfList(work.db, list_id, context.session ?? nobody);
      if (!lines) throw notFound('list.notFound', 'Questa lista non c’è.');
      if (lines.length === 0) throw new Problem(status.validation, 'list.empty', 'Questa lista è vuota.');
      await addItems(
        work,
        lines.map((line) => ({ ...line, insertionTypeId: 2 })),
      );
    }),
  updateCartInfo: ({ property, value }, context) =>
    cartCommand(context, 'update-cart-info', async ({ cart }) => {
      if (
        !cartInfoName.test(property) ||
        isForbidden(property) ||
        value.length > 500 ||
        Object.keys(cart.infos).length > 30
      )
        throw malformed('Questa informazione non è valida.');
      refuseActingInfo(context, property, value);
      return { infos: JSON.stringify({ ...cart.infos, [property]: cartInfo(property, value) }) };
    }),
  updateInfos: ({ items }, context) => cartCommand(context, 'update-infos', (work) => annotateItems(work, items)),
  purchaseRestriction: (_input, context) =>
    readTogether(context.db, async (transaction) => {
      const row = context.session && (await findCart(transaction, context.session));
      if (!row) return { restrictions: [], purchasable: true };
      const at = await now(transaction, context.clock);
      const contents = await readContents(transaction, row, at);
      const restrictions = await restrictionsOf(transaction, contents, { userId: row.user_id, at });
      return { restrictions, purchasable: restrictions.length === 0 };
    }),
};
