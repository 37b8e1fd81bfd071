import type { Kysely } from 'kysely';
import type { ShopSize } from '../../../shop/shop.ts';
import type { Database } from '../database.ts';
import * as cart from './cart.ts';
import * as cartSheet from './cartSheet.ts';
import * as catalogue from './catalogue.ts';
import * as catalogueNotices from './catalogueNotices.ts';
import * as delivery from './delivery.ts';
import * as leaflets from './leaflets.ts';
import * as lists from './lists.ts';
import * as loyalty from './loyalty.ts';
import * as orders from './orders.ts';
import * as session from './session.ts';

interface Area {
  create(db: Kysely<Database>): Promise<void>;
  seed(db: Kysely<Database>, size: ShopSize): Promise<void>;
}

/** Every area's tables, in the order of their references, and what watches over them. */
const areas: readonly Area[] = [
  session,
  catalogue,
  delivery,
  cart,
  loyalty,
  lists,
  orders,
  leaflets,
  cartSheet,
  catalogueNotices,
];

/** The first version: the tables and the demo's data. */
export async function create(db: Kysely<Database>, size: ShopSize): Promise<void> {
  for (const area of areas) {
    await area.create(db);
    await area.seed(db, size);
  }
}
