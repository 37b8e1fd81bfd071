import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SessionTables } from '../../database/tables/session.ts';
import type { AddressRow } from '../delivery/addresses.ts';
import type { SlotRow } from '../delivery/slots.ts';
import type { ZoneRow } from '../delivery/zones.ts';
import type { CartRow, Owner } from './carts.ts';
import type { GiftRow } from './gifts.ts';
import type { LineRow } from './lines.ts';

export type CustomerRow = Omit<Selectable<SessionTables['customer']>, 'password_hash'>;

/** A cart with all rows that it refers to but its products', and its owner, as one statement reads them at one moment. */
export interface Sheet {
  at: Date;
  /** Null while nothing was written. */
  cart: CartRow | null;
  lines: LineRow[];
  address?: AddressRow | null;
  zone?: ZoneRow | null;
  slot?: SlotRow | null;
  /** Places taken in the slot. */
  taken: number;
  /** The cart's codes, then the gifts that begin by themselves, whenever they hold. */
  gifts: GiftRow[];
  customer: CustomerRow | null;
  preferred: boolean;
}

/** The sheet of an owner's cart, or of a cart by its id. */
export async function readSheet(db: Db, of: Owner | { cartId: number }): Promise<Sheet> {
  const [user, session, cart] = 'cartId' in of ? [-1, -1, of.cartId] : [of.userId, of.sessionId, null];
  const { rows } = await sql<{ sheet: Sheet }>`select cart_sheet(${user}, ${session}, ${cart}) as sheet`.execute(db);
  const { sheet } = rows[0]!;
  return {
    ...sheet,
    at: new Date(sheet.at),
    cart: sheet.cart && { ...sheet.cart, updated_at: new Date(sheet.cart.updated_at) },
  };
}
