import type { ColumnType, Generated } from 'kysely';

export interface ListTables {
  wishlist: {
    list_id: Generated<number>;
    /** Its customer, or null while it is a visitor's. */
    user_id: number | null;
    /** The visitor's session, with which it goes. */
    session_id: ColumnType<number | null, number | null | undefined, number | null>;
    name: string;
    selected: Generated<boolean>;
    updated_at: Generated<Date>;
  };
  /** Quantity in thousandths; a product is on a list once. */
  wishlist_item: {
    item_id: Generated<number>;
    list_id: number;
    product_id: number;
    quantity: number;
    infos: ColumnType<Record<string, string>, string, string>;
  };
  /** Who else may see a list, or change it too. */
  wishlist_share: { list_id: number; user_id: number; access: 'READ' | 'WRITE' };
}
