import type { ColumnType, Generated } from 'kysely';
import type { SocialProvider } from '../../../../core/schema/identity.ts';
import type { Way } from '../../../../core/schema/security.ts';
import type { Registered } from '../../../../core/schema/profile.ts';

/** A registration without what gets its owner in. */
export type RegistrationDetails = Omit<Registered, 'email' | 'password' | 'storeId' | 'registrationModuleTypeId'>;

export interface IdentityTables {
  /** A pending registration. Its confirmation link makes it a customer and deletes the others of the same e-mail. */
  registration: {
    registration_id: Generated<number>;
    email: string;
    password_hash: string;
    /** What was typed. */
    details: ColumnType<RegistrationDetails, string, string>;
    /** Who Google or Facebook say it is. */
    provider: SocialProvider | null;
    subject: string | null;
    language: string;
    device_hash: string | null;
    token_hash: string;
    expires_at: ColumnType<Date, Date, Date>;
    /** Whom it became. */
    user_id: ColumnType<number | null, number | null | undefined, number>;
    at: ColumnType<Date, Date, never>;
  };
  /** A customer as Google or Facebook know them. */
  social_identity: {
    provider: SocialProvider;
    subject: string;
    user_id: number;
    at: ColumnType<Date, Date | undefined, never>;
  };
  /** By what a customer gets in, and when they last did; null: before it was noted. */
  way_in: {
    user_id: number;
    way: Way;
    since: ColumnType<Date | null, Date | null, Date>;
    used_at: ColumnType<Date | null, Date | null, Date>;
  };
  /** What a provider was asked in a session, until the answer has come or its time is over. */
  identity_question: {
    /** Hash of the state, or of a SAML request's id. */
    state_hash: string;
    provider: SocialProvider | 'saml';
    session_id: number;
    /** PKCE's secret. */
    verifier: string | null;
    nonce: string | null;
    /** Where SAML's answer leads, a path of the shop. */
    relay: string | null;
    /** SAML's answer as JSON: hash of the code by which the browser shows that it brought it, and whom it names. */
    answer: string | null;
    expires_at: ColumnType<Date, Date, never>;
  };
  /** Whom a provider vouched for in a session and who has no account yet. */
  social_newcomer: {
    session_id: number;
    provider: SocialProvider;
    subject: string;
    email: string;
    first_name: string;
    last_name: string;
  };
  /** What ends a session at the company that opened it. */
  saml_session: { session_id: number; name_id: string; session_index: string | null };
}
