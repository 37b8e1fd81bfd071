import type { Insertable } from 'kysely';
import type { OrderTables } from '../../../demo/server/database/tables/orders.ts';
import { now } from '../../moment.ts';

/** A placed order of nothing, as the database keeps it. */
export const orderOf = (user_id: number): Insertable<OrderTables['shop_order']> => ({
  cart_id: user_id,
  revision: 1,
  user_id,
  status: 3,
  warehouse_id: 1,
  delivery_service_id: 2,
  zone_id: 1,
  address: '{}',
  timeslot_id: 1,
  slot_date: '2026-11-25',
  begin_time: '09:00',
  end_time: '11:00',
  gross_total: 1,
  net_total: 1,
  delivery_fee: 0,
  adjustment_total: 0,
  variable_weight_total: 0,
  reserved_amount: 1,
  adjustments: '[]',
  payment_type_id: 22,
  infos: '{}',
  insert_date: new Date(now()),
});
