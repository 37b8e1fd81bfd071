import { sql, type Kysely } from 'kysely';
import { customers } from '../../../shop/customers.ts';
import type { Database } from '../database.ts';

/**
 * What a sheet's cart needs beside it: the store, whether a session has lists, the customer's points where the wallet pays, and what the
 * cart's user carries beside the account (§3). Segments are those that the CRM put the customer into. A function, as `cart_sheet` is one:
 * the database keeps the plans of what it does.
 */
export async function cartUser(db: Kysely<Database>): Promise<void> {
  await sql`alter table customer add column crm_segments integer[] not null default '{}'`.execute(db);
  await sql`create function cart_beside(sheet jsonb, of_session integer, usual_store integer, wallet text) returns jsonb language plpgsql stable as $$
    declare
      warehouse integer := sheet -> 'cart' ->> 'warehouse_id';
      customer_id integer := sheet -> 'customer' ->> 'user_id';
      its_store jsonb;
      its_points jsonb;
      gifts integer;
      legals jsonb;
      favourite_id integer;
    begin
      select to_jsonb(store.*) into its_store from store
        where warehouse is null or warehouse_id = warehouse order by store_id = usual_store desc, store_id limit 1;
      if sheet -> 'cart' -> 'infos' ->> wallet = 'true' then
        select points into its_points from customer where user_id = (sheet -> 'cart' ->> 'user_id')::integer;
      end if;
      if customer_id is not null then
        select count(*) into gifts from user_gift held
          left join gift_use used on used.gift_certificate_id = held.gift_certificate_id and used.user_id = held.user_id
          where held.user_id = customer_id and used.order_id is null;
        select coalesce(jsonb_agg(jsonb_build_object('legalId', asked.disclaimer_id, 'accepted', coalesce(answer.accepted, false)) order by asked.disclaimer_id), '[]')
          into legals from disclaimer asked
          left join customer_disclaimer answer on answer.disclaimer_id = asked.disclaimer_id and answer.user_id = customer_id
          where asked.module_type_id = 2;
        select address_id into favourite_id from address where user_id = customer_id and favourite order by address_id limit 1;
      end if;
      return jsonb_build_object('store', its_store, 'points', its_points,
        'kept', of_session > 0 and exists (select from wishlist_item join wishlist using (list_id) where session_id = of_session),
        'more', case when customer_id is null then null else jsonb_build_object('gifts', gifts, 'legals', legals, 'address_id', favourite_id) end);
    end $$`.execute(db);
  for (const { userId, segments = [] } of customers)
    if (segments.length > 0)
      await db
        .updateTable('customer')
        .set({ crm_segments: segments })
        .where('user_id', '=', userId)
        .where('anonymized_at', 'is', null)
        .execute();
}
