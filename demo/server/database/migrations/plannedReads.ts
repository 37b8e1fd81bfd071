import { sql, type Kysely } from 'kysely';
import { useWallet } from '../../../../core/rules/wallet.ts';
import { defaultStoreId } from '../../../shop/stores.ts';
import type { Database } from '../database.ts';

/**
 * What every call of a customer reads, as functions of which the database keeps the plans: to plan these reads costs more than to make them.
 * `whole_sheet` is a cart's sheet with what stands beside it; `session_facts` is a session by the hash of its token, with
 * whose it is and who acts in it.
 */
export async function plannedReads(db: Kysely<Database>): Promise<void> {
  await sql`create function whole_sheet(owner_user integer, owner_session integer, wanted_cart integer) returns jsonb language plpgsql stable as $$
    declare
      sheet jsonb := cart_sheet(owner_user, owner_session, wanted_cart);
      mine jsonb := case when jsonb_typeof(sheet -> 'cart') = 'object' then sheet -> 'cart' end;
      holds jsonb := '[]';
      paid boolean := false;
    begin
      if mine ->> 'slot_date' is not null then
        select coalesce(jsonb_agg(slot_held_until), '[]') into holds from cart
          where timeslot_id = (mine ->> 'timeslot_id')::integer and slot_date = mine ->> 'slot_date' and slot_held_until is not null and cart_id <> (mine ->> 'cart_id')::integer;
        paid := delivery_paid(mine);
      end if;
      return sheet || cart_beside(sheet, owner_session, ${sql.lit(defaultStoreId)}, ${sql.lit(useWallet)}) || jsonb_build_object('others', holds, 'delivery_paid', paid);
    end $$`.execute(db);
  await sql`create function session_facts(hash text) returns table (
      session_id integer, expires_at timestamptz, kind text, actor_id integer, mfa boolean, seen_at timestamptz, remembered boolean,
      user_id integer, email text, first_name text, last_name text, role text, user_type_id text, language text, actor_email text, at timestamptz)
    language plpgsql stable as $$ begin
      return query select s.session_id, s.expires_at, s.kind, s.actor_id, s.mfa, s.seen_at, s.remembered,
          c.user_id, c.email, c.first_name, c.last_name, c.role, c.user_type_id, c.language, a.email, clock_timestamp()
        from session s left join customer c on c.user_id = s.user_id left join customer a on a.user_id = s.actor_id
        where s.token_hash = hash;
    end $$`.execute(db);
}
