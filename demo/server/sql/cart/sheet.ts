import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SessionTables } from '../../database/tables/session.ts';
import type { AddressRow } from '../delivery/addresses.ts';
import type { SlotRow } from '../delivery/slots.ts';
import type { StoreRow } from '../delivery/stores.ts';
import type { ZoneRow } from '../delivery/zones.ts';
import { walletCents } from '../loyalty/wallet.ts';
import type { Owner } from '../owner.ts';
import type { CartRow } from './carts.ts';
import { changingOf, type Changing } from './changing.ts';
import type { GiftRow } from './gifts.ts';
import type { LineRow } from './lines.ts';

export type CustomerRow = Omit<Selectable<SessionTables['customer']>, 'password_hash'>;

/** What a customer's account has beside its row (§3). */
export interface CustomerMore {
  /** Codes given that can be used today. */
  gifts: number;
  /** Their answers to what the registration asks. */
  legals: { legalId: number; accepted: boolean }[];
  /** Their favourite address. */
  address_id: number | null;
}

interface Beside {
  /** That serves the cart; the default one while nothing was written. */
  store: StoreRow | null;
  more: CustomerMore | null;
}

/** A cart with all rows that it refers to but its products', and its owner, as one statement reads them at one moment. */
export interface Sheet extends Beside {
  at: Date;
  /** Null while nothing was written. */
  cart: CartRow | null;
  lines: LineRow[];
  address?: AddressRow | null;
  zone?: ZoneRow | null;
  slot?: SlotRow | null;
  /** Places that orders have taken in the slot. */
  taken: number;
  /** Until when other carts hold places in it. */
  others: Date[];
  /** What is in its customer's wallet, in cents, where the cart asks for it. */
  wallet: number;
  /** A subscription of its customer's pays the delivery on its day. */
  deliveryPaid: boolean;
  /** The cart's codes, then the gifts that begin by themselves, whenever they hold. */
  gifts: GiftRow[];
  /** Of a cart that changes an order. */
  changing?: Changing | undefined;
  customer: CustomerRow | null;
  /** Products are on the owner's lists, or were bought before. */
  preferred: boolean;
}

const moment = (told: Date | null): Date | null => (told === null ? null : new Date(told));

/** The sheet of an owner's cart, or of a cart by its id. */
export async function readSheet(db: Db, of: Owner | { cartId: number }): Promise<Sheet> {
  const [user, session, cart] = 'cartId' in of ? [-1, -1, of.cartId] : [of.userId, of.sessionId, null];
  const { rows } = await sql<{
    sheet: Omit<Sheet, 'wallet' | 'deliveryPaid' | 'others'> & {
      others: string[];
      kept: boolean;
      delivery_paid: boolean;
      points: Record<string, number> | null;
    };
  }>`select whole_sheet(${user}, ${session}, ${cart}) as sheet`.execute(db);
  const { kept, delivery_paid: deliveryPaid, points, others, ...sheet } = rows[0]!.sheet;
  const changing = sheet.cart ? await changingOf(db, sheet.cart.order_id) : undefined;
  return {
    ...sheet,
    deliveryPaid,
    wallet: points ? walletCents(points, changing?.wallet) : 0,
    ...(changing && { changing }),
    at: new Date(sheet.at),
    preferred: sheet.preferred || kept,
    others: others.map((until) => new Date(until)),
    cart: sheet.cart && {
      ...sheet.cart,
      slot_held_until: moment(sheet.cart.slot_held_until),
      slot_held_since: moment(sheet.cart.slot_held_since),
      updated_at: new Date(sheet.cart.updated_at),
    },
  };
}
