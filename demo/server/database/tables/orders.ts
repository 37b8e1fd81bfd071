import type { ColumnType, Generated } from 'kysely';
import type { Address } from '../../../../core/schema/address.ts';
import type { Billing } from '../../../../core/schema/billing.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';

type Json<T> = ColumnType<T, string, string>;
type Moment = ColumnType<Date, Date | undefined, Date>;

/** A reduction as it stood when the order was placed, in cents (negative). */
export interface KeptAdjustment {
  giftCertificateId?: number;
  productId?: number;
  amount: number;
  description: string;
}

export interface OrderTables {
  /** Cents. Status ids are those of account §4: 1 payment in progress, 3 ordered, 11 payment failed. A pending order holds stock, slot and codes until `expires_at`. */
  shop_order: {
    order_id: Generated<number>;
    cart_id: number;
    revision: number;
    /** That of the cart when it was ordered: of the orders of one generation, one is paid at most. */
    generation: ColumnType<number, number | undefined, number>;
    user_id: number;
    status: number;
    insert_date: ColumnType<Date, Date, never>;
    expires_at: ColumnType<Date | null, Date | null, Date | null>;
    warehouse_id: number;
    delivery_service_id: number;
    zone_id: number;
    address: Json<Address>;
    timeslot_id: number;
    slot_date: string;
    begin_time: string;
    end_time: string;
    gross_total: number;
    net_total: number;
    delivery_fee: number;
    bag_count: ColumnType<number, number | undefined, number>;
    bag_fee: ColumnType<number, number | undefined, number>;
    adjustment_total: number;
    variable_weight_total: number;
    reserved_amount: number;
    /** Of the customer's wallet, among the adjustments. */
    wallet_amount: ColumnType<number, number | undefined, number>;
    /** What of that was taken out of the wallet, where it is again once the order has come to nothing; the rest is the order's whose place it takes. */
    wallet_held: ColumnType<number, number | undefined, number>;
    adjustments: Json<KeptAdjustment[]>;
    payment_type_id: number;
    /** The saved card that was chosen; null for a new one or none. */
    user_payment_auth_id: number | null;
    masked_card: string | null;
    infos: Json<Record<string, string>>;
    /** Whoever has it reads the order without a login. */
    access_token: ColumnType<string, string | undefined, never>;
    order_type: ColumnType<string, string | undefined, never>;
    /** The order that this one takes the place of, once it is placed. */
    replaces_order_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** Another order has taken its place. */
    replaced: ColumnType<boolean, boolean | undefined, boolean>;
    /** Does it count among the places taken in its timeslot? */
    holds_place: ColumnType<boolean, boolean | undefined, boolean>;
    /** What is paid after picking and weighing; null before. */
    final_total: ColumnType<number | null, number | null | undefined, number | null>;
    /** The bags it was packed with; null before. */
    final_bags: ColumnType<number | null, number | null | undefined, number | null>;
    /** Who brings it, of fast delivery; null until somebody takes it. */
    rider_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** The member of staff who placed it for its customer, and their name then. */
    placed_by: ColumnType<number | null, number | null | undefined, never>;
    placed_by_name: ColumnType<string | null, string | null | undefined, never>;
    /** The weekly order that it was made for, be it changed since. */
    recurrent_order_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** Whom its invoice goes to; null where none is wanted. */
    billing: ColumnType<Billing | null, string | null | undefined, string | null>;
    /** When its customer got it; null before, and of orders older than this column. */
    delivered_at: ColumnType<Date | null, never, Date>;
    /** Two letters: its customer's when it was made, and its papers'. */
    language: ColumnType<string, string | undefined, never>;
    /** Until then it waits for its customer's answer; null where nothing is asked. */
    asks_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** What a line becomes if it is taken: another product, or without one the same at this weight; thousandths and cents. `answered` by the customer. */
  substitution: {
    order_item_id: number;
    product: ColumnType<Product | null, string | null, string | null>;
    quantity: number;
    total: number;
    reason: 'missing' | 'quality' | 'weight';
    state: 'asked' | 'taken' | 'refused';
    answered: ColumnType<boolean, boolean | undefined, boolean>;
  };
  /** Invoices, numbered within their year; `date` YYYY-MM-DD. */
  invoice: { order_id: number; year: number; number: number; date: string };
  /** What went back of an order with an invoice, in cents: with this note, and in all. Numbered within its year; `date` YYYY-MM-DD. */
  credit_note: { order_id: number; refunded: number; amount: number; year: number; number: number; date: string };
  /** The product as it was when it was bought; quantity in thousandths, money in cents. */
  order_item: {
    order_item_id: Generated<number>;
    order_id: number;
    product_id: number;
    product: Json<Product>;
    quantity: number;
    unit_price: number;
    gross_total: number;
    variable: boolean;
    params: Json<Record<string, string>>;
    infos: Json<Record<string, string>>;
    /** What it holds of the stock: nothing once the order has ended. */
    held: ColumnType<number, number | undefined, number>;
    /** What was picked, in thousandths; null before. */
    picked: ColumnType<number | null, number | null | undefined, number | null>;
    final_total: ColumnType<number | null, number | null | undefined, number | null>;
    /** The product that was picked in its place. */
    replacement: ColumnType<Product | null, string | null | undefined, string | null>;
  };
  order_note: {
    note_id: Generated<number>;
    order_id: number;
    text: string;
    at: ColumnType<Date, Date, Date>;
  };
  /**
   * What the provider was asked for an order, in cents, and what it said. `asked`: no answer yet; `challenge`: the customer is at the provider's page;
   * `releasing`: to be given back; `cancelling`: the same of an order that had been placed; `void`: given back, or never taken;
   * `capturing` and `refunding`: on the way to what `captured` and `refunded` say.
   */
  payment: {
    payment_id: Generated<number>;
    order_id: number;
    /** What was added to the order and is paid by it; null where it pays the order itself. */
    supplement_id: ColumnType<number | null, number | null | undefined, never>;
    /** Ours, known before the provider is asked. */
    reference: string;
    provider_id: string | null;
    amount: number;
    state:
      | 'asked'
      | 'challenge'
      | 'authorised'
      | 'refused'
      | 'releasing'
      | 'cancelling'
      | 'void'
      | 'capturing'
      | 'captured'
      | 'refunding';
    /** Cents that are to be taken of the hold, and to be given back of those. */
    captured: ColumnType<number, number | undefined, number>;
    refunded: ColumnType<number, number | undefined, number>;
    page: string | null;
    /** What is not as it should be, for the shop's staff. */
    problem: ColumnType<string | null, string | null | undefined, string | null>;
    at: Moment;
    /** When the provider was last asked about it. */
    asked_at: Moment;
  };
  /** A card kept with the provider: its token and its mask, never its number. */
  payment_auth: {
    user_payment_auth_id: Generated<number>;
    user_id: number;
    payment_type_id: number;
    token: string;
    brand: string;
    masked_card: string;
    expire_date: string;
    holder: string;
    is_default: boolean;
  };
  mail: {
    mail_id: Generated<number>;
    recipient: string;
    subject: string;
    html: string;
    plain: string;
    order_id: number | null;
    at: Moment;
    /** When it was handed over to a mail server. */
    sent_at: Date | null;
    tries: Generated<number>;
    /** When it is tried next; null: never. */
    next_at: ColumnType<Date | null, undefined, Date | null>;
  };
}
