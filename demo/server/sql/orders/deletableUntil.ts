import { service } from '../../../../core/rules/services.ts';
import { fromRome } from '../../time/rome.ts';
import type { OrderRow } from './orders.ts';

const HOUR = 3_600_000;
const NOTICE = 20 * HOUR;

/** When and how an order comes. */
type Coming = Pick<OrderRow, 'slot_date' | 'begin_time'> & { delivery_service_id: number | null };

/** Until when an order may be changed and cancelled: 20 hours before its slot, with fast delivery until the slot begins (account §5, ruling 19). */
export const deletableUntil = ({ slot_date, begin_time, delivery_service_id }: Coming): Date =>
  new Date(fromRome(slot_date, begin_time).getTime() - (delivery_service_id === service.fast ? 0 : NOTICE));
