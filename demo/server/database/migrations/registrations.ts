import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Registrations are attempts of their own until the mail's link confirms one of them; those that wait for it are taken over. */
export async function registrations(db: Kysely<Database>): Promise<void> {
  await sql`create table registration (
    registration_id serial primary key, email text not null, password_hash text not null, details jsonb not null,
    provider text, subject text, language text not null, device_hash text, token_hash text not null unique,
    expires_at timestamptz not null, user_id integer references customer on delete cascade, at timestamptz not null default now())`.execute(
    db,
  );
  await sql`create index registration_email on registration (email)`.execute(db);
  await sql`insert into registration (email, password_hash, details, provider, subject, language, token_hash, expires_at)
    select email, password_hash,
      coalesce(person, '{}') || jsonb_build_object('firstName', first_name, 'lastName', last_name, 'fidelityCard', fidelity_card, 'disclaimers', (
        select coalesce(jsonb_agg(jsonb_build_object('disclaimerId', disclaimer_id, 'accepted', accepted)), '[]')
        from customer_disclaimer answer where answer.user_id = customer.user_id)),
      provider, subject, language, coalesce(token_hash, 'none-' || user_id), coalesce(expires_at, now())
    from customer
      left join customer_detail using (user_id)
      left join lateral (select provider, subject from social_identity known where known.user_id = customer.user_id limit 1) as known on true
      left join lateral (select token_hash, expires_at from one_time
        where one_time.user_id = customer.user_id and purpose = 'confirm' and used_at is null limit 1) as link on true
    where not confirmed`.execute(db);
  await sql`delete from customer where not confirmed`.execute(db);
}
