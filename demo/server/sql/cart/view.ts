import type { Cart } from '../../../../core/schema/cart.ts';
import { stores } from '../../../shop/stores.ts';
import { now } from '../../clock.ts';
import type { Context, Db } from '../../context.ts';
import { readTogether } from '../../database/transact.ts';
import { fullUser } from '../session/users.ts';
import { findCart, type CartRow } from './carts.ts';
import { readContents } from './contents.ts';
import { cartOnTheWire } from './wire.ts';

const unsaved: CartRow = { cart_id: 0, user_id: null, session_id: null, revision: 0, warehouse_id: stores[0]!.warehouseId, warehouse_chosen: false, address_id: null, delivery_service_id: null, zone_id: null, timeslot_id: null, slot_date: null, infos: {}, updated_at: new Date(0) };

/** The caller's cart as it stands, and its revision as a header; a visitor who has written nothing yet has an empty one with id 0. */
export async function viewCart(db: Db, context: Context, cart?: CartRow): Promise<Cart> {
  const row = cart ?? (context.session && (await findCart(db, context.session))) ?? unsaved;
  const userId = context.session && context.session.userId > 0 ? context.session.userId : undefined;
  const contents = await readContents(db, row, await now(db, context.clock));
  context.header('X-Spesa-Revision', String(row.revision));
  return cartOnTheWire(contents, await fullUser(db, userId), context.showSectors);
}

/** The same, read outside any transaction from one moment of the database. */
export const currentCart = (context: Context): Promise<Cart> => readTogether(context.db, (transaction) => viewCart(transaction, context));
