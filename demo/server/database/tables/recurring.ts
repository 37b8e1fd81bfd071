import type { ColumnType, Generated } from 'kysely';

export interface RecurringTables {
  /** An order that repeats every week on a day (1 = Sunday … 7 = Saturday), one a day at most; `next_date` YYYY-MM-DD is the next delivery that has no order yet. */
  recurrent_order: {
    recurrent_order_id: Generated<number>;
    user_id: number;
    /** Null once the address has been deleted. */
    address_id: number | null;
    timeslot_id: number;
    week_day: number;
    next_date: string;
    consent_at: Date;
    /** Null while the customer has chosen no way to pay. */
    payment_type_id: number | null;
    user_payment_auth_id: number | null;
    active: ColumnType<boolean, boolean | undefined, boolean>;
    stopped_at: ColumnType<Date | null, never, Date>;
    stop_cause: ColumnType<string | null, never, string | null>;
  };
  /** What became of a weekly order on a day: an order, or why there is none. */
  recurrent_run: {
    recurrent_order_id: number;
    date: string;
    order_id: number | null;
    problem: string | null;
    at: Date;
  };
}
