import { inWallet } from '../../../../core/rules/wallet.ts';
import type { Kysely } from 'kysely';
import type { Cart } from '../../../../core/schema/cart.ts';
import type { User } from '../../../../core/schema/session.ts';
import type { Database, Db } from '../../database/database.ts';
import type { Clock } from '../../time/clock.ts';
import type { ProductSource } from '../catalogue/productsById.ts';
import { fullUser } from '../session/users.ts';
import type { Owner } from '../owner.ts';
import type { CartRow } from './carts.ts';
import { contentsOf } from './contents.ts';
import { readSheet, type CustomerRow, type Sheet } from './sheet.ts';
import { cartOnTheWire } from './wire.ts';

const unsaved: Omit<CartRow, 'warehouse_id'> = {
  cart_id: 0,
  user_id: null,
  session_id: null,
  recurrent_order_id: null,
  revision: 0,
  generation: 0,
  shown_total: null,
  warehouse_chosen: false,
  address_id: null,
  delivery_service_id: null,
  zone_id: null,
  timeslot_id: null,
  slot_date: null,
  slot_held_until: null,
  slot_held_since: null,
  order_id: null,
  infos: {},
  updated_at: new Date(0),
};

/** Whose cart is read, and how it is shown. */
interface Reader {
  db: Kysely<Database>;
  clock: Clock;
  /** With the user as the envelope carries it. */
  session: (Owner & { user?: User }) | undefined;
  showSectors: boolean;
  /** Products as they stand now; not to be called inside a transaction. */
  products(): Promise<ProductSource>;
  header(name: string, value: string): void;
}

/** The customer with what the order that the cart changes took of the wallet: it pays the changed one too. */
const withWallet = ({ customer, changing }: Sheet): CustomerRow | null =>
  customer && changing?.wallet
    ? {
        ...customer,
        points: {
          ...customer.points,
          [inWallet]: (Math.round((customer.points[inWallet] ?? 0) * 100) + changing.wallet) / 100,
        },
      }
    : customer;

/** The caller's cart as it stands, and its revision as a header; a visitor who has written nothing yet has an empty one with id 0. */
export async function viewCart(db: Db, reader: Reader, products: ProductSource): Promise<Cart> {
  const sheet = await readSheet(db, reader.session ?? { cartId: unsaved.cart_id });
  const cart = sheet.cart ?? { ...unsaved, warehouse_id: sheet.store?.warehouse_id ?? 0 };
  const at = new Date(sheet.at.getTime() + reader.clock.offset);
  const contents = await contentsOf(sheet, cart, at, products);
  reader.header('X-Spesa-Revision', String(cart.revision));
  const { ssoUser } = reader.session?.user ?? {};
  const user = { ...fullUser({ ...sheet, customer: withWallet(sheet) }), ...(ssoUser && { ssoUser }) };
  return cartOnTheWire(contents, user, reader.showSectors);
}

/** The same, read outside any transaction. */
export const currentCart = async (reader: Reader): Promise<Cart> =>
  viewCart(reader.db, reader, await reader.products());
