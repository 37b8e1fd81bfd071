import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface SessionTables {
  setting: { name: string; value: string };
  customer: {
    user_id: Generated<number>;
    email: string;
    /** Another name to log in by. */
    username: string | null;
    password_hash: string;
    /** The e-mail has been confirmed; nobody logs in before. */
    confirmed: Generated<boolean>;
    mfa_enabled: Generated<boolean>;
    anonymized_at: ColumnType<Date | null, never, Date>;
    role: 'customer' | 'employee' | 'rider' | 'backoffice';
    user_type_id: string;
    first_name: string;
    last_name: string;
    profile_level: number;
    company_id: number;
    fidelity_card: string | null;
    default_store_address_id: number | null;
    /** The household's first account; null for that one itself. */
    master_id: ColumnType<number | null, number | null | undefined, number | null>;
    /** Counter → value, as the wire has it. */
    points: ColumnType<Record<string, number>, string, string>;
    /** Type → value; type 4 with value 1 asks for a loyalty card (§3). */
    person_infos: ColumnType<Record<string, string>, string | undefined, string>;
    /** Two letters: in which they last used the shop, and it writes to them. */
    language: Generated<string>;
    /** Ids of the CRM's segments that the customer is in. */
    crm_segments: ColumnType<number[], number[] | undefined, number[]>;
  };
  session: {
    session_id: Generated<number>;
    token_hash: string;
    user_id: number | null;
    /** How it began: at the shop's login, at the back office's, or by a back-office user who acts for `user_id`. */
    kind: Generated<'shop' | 'sso' | 'acting'>;
    /** Who acts for `user_id`. */
    actor_id: number | null;
    /** A second factor was shown. */
    mfa: Generated<boolean>;
    device_hash: string | null;
    /** The browser was to keep it after its end. */
    remembered: Generated<boolean>;
    /** When its owner last proved who they are. */
    verified_at: ColumnType<Date | null, never, Date>;
    created_at: Moment;
    /** Its last use, a minute late at most. */
    seen_at: Moment;
    expires_at: ColumnType<Date, Date, Date>;
  };
  known_device: { user_id: number; device_hash: string; at: ColumnType<Date, Date, Date> };
  login_try: { login_try_id: Generated<number>; account: string; at: ColumnType<Date, Date, never> };
}
