import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** A session knows when its owner last proved who they are; `session_with_actor` tells it by the hash of its token, with the role of who acts in it. The release before goes on with `session_facts`. */
export async function stepUp(db: Kysely<Database>): Promise<void> {
  await sql`alter table session add column verified_at timestamptz`.execute(db);
  await sql`create function session_with_actor(hash text) returns table (
      session_id integer, expires_at timestamptz, kind text, actor_id integer, mfa boolean, seen_at timestamptz, remembered boolean, verified_at timestamptz,
      user_id integer, email text, first_name text, last_name text, role text, user_type_id text, language text, actor_email text, actor_role text, at timestamptz)
    language plpgsql stable as $$ begin
      return query select s.session_id, s.expires_at, s.kind, s.actor_id, s.mfa, s.seen_at, s.remembered, s.verified_at,
          c.user_id, c.email, c.first_name, c.last_name, c.role, c.user_type_id, c.language, a.email, a.role, clock_timestamp()
        from session s left join customer c on c.user_id = s.user_id left join customer a on a.user_id = s.actor_id
        where s.token_hash = hash;
    end $$`.execute(db);
}
