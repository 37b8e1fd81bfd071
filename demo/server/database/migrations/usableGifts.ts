import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** The codes beside a cart's customer are those that can be used today: neither used nor past, nor to come, nor hidden from their page. */
export async function usableGifts(db: Kysely<Database>): Promise<void> {
  await sql`create function usable_gifts(holder integer) returns integer language sql stable as $$
    select count(*)::integer from user_gift held
      join gift_certificate gift on gift.gift_certificate_id = held.gift_certificate_id
      left join gift_use used on used.gift_certificate_id = held.gift_certificate_id and used.user_id = held.user_id
      where held.user_id = holder and used.order_id is null
        and to_char(clock_timestamp() at time zone 'Europe/Rome', 'YYYY-MM-DD') between gift.start_date and gift.end_date
        and coalesce(gift.proposal #>> '{metadata,HIDE_IN_HOME}', '') !~* '^(true|1)$'
    $$`.execute(db);
  await sql`create or replace function cart_beside(sheet jsonb, of_session integer, usual_store integer, wallet text) returns jsonb language plpgsql stable as $$
    declare
      warehouse integer := sheet -> 'cart' ->> 'warehouse_id';
      customer_id integer := sheet -> 'customer' ->> 'user_id';
      its_store jsonb;
      its_points jsonb;
      legals jsonb;
      favourite_id integer;
    begin
      select to_jsonb(store.*) into its_store from store
        where warehouse is null or warehouse_id = warehouse order by store_id = usual_store desc, store_id limit 1;
      if sheet -> 'cart' -> 'infos' ->> wallet = 'true' then
        select points into its_points from customer where user_id = (sheet -> 'cart' ->> 'user_id')::integer;
      end if;
      if customer_id is not null then
        select coalesce(jsonb_agg(jsonb_build_object('legalId', asked.disclaimer_id, 'accepted', coalesce(answer.accepted, false)) order by asked.disclaimer_id), '[]')
          into legals from disclaimer asked
          left join customer_disclaimer answer on answer.disclaimer_id = asked.disclaimer_id and answer.user_id = customer_id
          where asked.module_type_id = 2;
        select address_id into favourite_id from address where user_id = customer_id and favourite order by address_id limit 1;
      end if;
      return jsonb_build_object('store', its_store, 'points', its_points,
        'kept', of_session > 0 and exists (select from wishlist_item join wishlist using (list_id) where session_id = of_session),
        'more', case when customer_id is null then null else jsonb_build_object('gifts', usable_gifts(customer_id), 'legals', legals, 'address_id', favourite_id) end);
    end $$`.execute(db);
}
