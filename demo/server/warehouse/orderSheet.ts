import type { ParkingRow } from '../sql/orders/parking.ts';
import type { OrderItemRow, OrderRow } from '../sql/orders/orders.ts';
import type { Aisle } from './aisles.ts';
import type { Employee } from './layout.ts';
import type { SubstitutionRow } from './substitutions.ts';

/** What is known of an order on its page. */
export interface OrderSheet {
  order: OrderRow;
  customerName: string;
  phone: string | undefined;
  storeName: string | undefined;
  items: readonly OrderItemRow[];
  aisles: readonly Aisle[];
  substitutions: readonly SubstitutionRow[];
  notes: readonly string[];
  paid: { captured: number; refunded: number };
  parking: ParkingRow | undefined;
  withdrawals: readonly { at: Date; name: string; items: readonly number[] }[];
  /** Its day is still to come. */
  isEarly: boolean;
  at: Date;
  employee: Employee;
}

/** What the last command answered, and of which line. */
export interface Told {
  words: string;
  itemId?: number | undefined;
}
