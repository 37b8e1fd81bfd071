export interface LoyaltyTables {
  /** A customer's copy of a gift certificate; `by_hand` marks those that the shop's staff gave. */
  user_gift: { user_gift_certificate_id: number; user_id: number; gift_certificate_id: number; by_hand: boolean };
}
