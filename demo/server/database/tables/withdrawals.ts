import type { Generated } from 'kysely';

export interface WithdrawalTables {
  /** Who has withdrawn from the contract of an order, and when (LAW-10). */
  withdrawal: { withdrawal_id: Generated<number>; order_id: number; name: string; email: string; at: Date };
  /** Of which of its lines; of each once. */
  withdrawal_item: { order_item_id: number; withdrawal_id: number };
}
