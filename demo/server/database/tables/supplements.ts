import type { ColumnType, Generated } from 'kysely';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { KeptAdjustment } from './orders.ts';

type Json<T> = ColumnType<T, string, never>;

export interface SupplementTables {
  /** What a customer adds to an order that is placed already; cents. While it is `waiting` for its payment its lines hold stock, until `expires_at`; once `placed` they are lines of the order. */
  supplement: {
    supplement_id: Generated<number>;
    order_id: number;
    state: 'waiting' | 'placed' | 'void';
    /** Why it is void: the bank or the time to pay, or that picking has begun; null where its order was changed or ended. */
    reason: 'payment' | 'picking' | null;
    at: ColumnType<Date, Date, never>;
    expires_at: ColumnType<Date, Date, never>;
    net_total: number;
    bag_count: number;
    bag_fee: number;
    adjustment_total: number;
    adjustments: Json<KeptAdjustment[]>;
    gross_total: number;
    variable_weight_total: number;
  };
  /** The product as it was then; quantity in thousandths, all of it held while its supplement waits; cents. */
  supplement_item: {
    supplement_item_id: Generated<number>;
    supplement_id: number;
    product_id: number;
    product: Json<Product>;
    quantity: number;
    unit_price: number;
    gross_total: number;
    variable: boolean;
    /** As a line of the cart has them. */
    params: Json<Record<string, string>>;
    infos: Json<Record<string, string>>;
  };
}
