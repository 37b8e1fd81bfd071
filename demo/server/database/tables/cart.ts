import type { ColumnType, Generated } from 'kysely';
import type { Proposal } from '../../../../core/schema/content.ts';

type Json<T> = ColumnType<T, string, string>;
type Texts = Record<string, string>;
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface CartTables {
  /** The one open cart of a customer, or of a session while nobody is logged in. `revision` rises with every change. */
  cart: {
    cart_id: Generated<number>;
    user_id: number | null;
    session_id: number | null;
    revision: ColumnType<number, number | undefined, number>;
    /** How many orders have been placed from it. */
    generation: ColumnType<number, number | undefined, number>;
    /** The total in cents that `prepare`, or a refusal of `buy`, showed last; null when none was since the last order. */
    shown_total: ColumnType<number | null, number | null | undefined, number | null>;
    warehouse_id: number;
    /** False until a store or an address was chosen. */
    warehouse_chosen: ColumnType<boolean, boolean | undefined, boolean>;
    address_id: number | null;
    delivery_service_id: number | null;
    zone_id: number | null;
    timeslot_id: number | null;
    slot_date: string | null;
    /** The place in that slot is the cart's until then (ruling 28); since when it has been, however often it was renewed. */
    slot_held_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    slot_held_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The order that this cart changes. */
    order_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** Of a cart that a weekly order is made from: nobody's own. */
    recurrent_order_id: ColumnType<number | null, number | null | undefined, never>;
    infos: ColumnType<Texts, string | undefined, string>;
    updated_at: Moment;
  };
  /** Quantity in thousandths of a piece or kilogram; equal product, params and infos are one line (`sameness`). */
  cart_item: {
    item_id: Generated<number>;
    cart_id: number;
    product_id: number;
    sameness: string;
    quantity: number;
    params: Json<Texts>;
    infos: Json<Texts>;
    insertion_type_id: number;
    delivery_warehouse_id: number | null;
    search_uid: string | null;
  };
  /** `item_id` is the line that the customer chose for a gift of type 1001. */
  cart_code: { cart_id: number; gift_certificate_id: number; item_id: number | null };
  /** Cents and whole per cent; dates YYYY-MM-DD. An automatic one needs no code: it begins at its threshold. */
  gift_certificate: {
    gift_certificate_id: number;
    gift_code: string | null;
    name: string;
    description: string;
    adjustment_type_id: number;
    amount: number | null;
    percentage: number | null;
    threshold: number;
    automatic: boolean;
    once_per_customer: boolean;
    /** Only for its holders in user_gift. */
    personal: boolean;
    /** Only for the products below this category. */
    category_id: number | null;
    proposal: ColumnType<Proposal | null, string | null, string | null>;
    start_date: string;
    end_date: string;
  };
  /** A code held by an order; freed when the order lapses. */
  gift_use: { gift_certificate_id: number; user_id: number; order_id: number };
  idempotency: { session_id: number; key: string; fingerprint: string; outcome: Json<unknown>; at: Moment };
}
