import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

const customer = sql`integer not null references customer on delete cascade`;
const session = sql`integer not null references session on delete cascade`;

/** Version 7: who is known by somebody else's word: the identities of customers, the questions under way, newcomers, sessions that a company's account opened. */
export async function identities(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table social_identity (provider text not null, subject text not null, user_id ${customer}, at timestamptz not null default now(), primary key (provider, subject))`,
    sql`create index social_identity_user on social_identity (user_id)`,
    sql`create table identity_question (
      state_hash text primary key, provider text not null, session_id ${session}, verifier text, nonce text,
      relay text, answer text, expires_at timestamptz not null)`,
    sql`create index identity_question_session on identity_question (session_id)`,
    sql`create table social_newcomer (
      session_id ${session} primary key, provider text not null, subject text not null, email text not null, first_name text not null, last_name text not null)`,
    sql`create table saml_session (session_id ${session} primary key, name_id text not null, session_index text)`,
  ])
    await statement.execute(db);
}
