import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface SessionTables {
  setting: { name: string; value: string };
  customer: {
    user_id: Generated<number>;
    email: string;
    password_hash: string;
    role: 'customer' | 'rider' | 'staff';
    user_type_id: string;
    first_name: string;
    last_name: string;
    profile_level: number;
    company_id: number;
    fidelity_card: string | null;
    default_store_address_id: number | null;
    /** Counter → value, as the wire has it. */
    points: ColumnType<Record<string, number>, string, string>;
    /** Type → value; type 4 with value 1 asks for a loyalty card (§3). */
    person_infos: ColumnType<Record<string, string>, string | undefined, string>;
  };
  session: {
    session_id: Generated<number>;
    token_hash: string;
    user_id: number | null;
    created_at: Moment;
    expires_at: ColumnType<Date, Date, Date>;
  };
  known_device: { user_id: number; device_hash: string; at: ColumnType<Date, Date, Date> };
  login_try: { login_try_id: Generated<number>; account: string; at: ColumnType<Date, Date, never> };
}
