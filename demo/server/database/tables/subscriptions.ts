export interface SubscriptionTables {
  /** A subscription that a line of an order brought, from its first day to its last, YYYY-MM-DD; it holds while its order does. */
  subscription: {
    order_item_id: number;
    order_id: number;
    user_id: number;
    product_id: number;
    begins: string;
    ends: string;
  };
}
