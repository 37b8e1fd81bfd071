import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/**
 * A cart with all that it refers to but its products, as one JSON value: of a customer, else of a session, or by its id.
 * A function, because the database keeps the plans of what it does: planning these ten reads costs more than they do.
 */
export async function create(db: Kysely<Database>): Promise<void> {
  await sql`create function prefers(customer_id integer) returns boolean language sql stable as $$
    select customer_id > 0 and (exists (select from wishlist_item join wishlist using (list_id) where user_id = customer_id)
      or exists (select from order_item join shop_order using (order_id) where user_id = customer_id)) $$`.execute(db);
  await sql`create function cart_sheet(owner_user integer, owner_session integer, wanted_cart integer) returns jsonb language plpgsql stable as $$
    declare
      mine cart%rowtype;
      gifts jsonb;
      codes jsonb := '[]';
    begin
      if wanted_cart is not null then select * into mine from cart where cart_id = wanted_cart;
      elsif owner_user > 0 then select * into mine from cart where user_id = owner_user;
      else select * into mine from cart where session_id = owner_session;
      end if;
      select coalesce(jsonb_agg(to_jsonb(gift.*) order by gift.gift_certificate_id), '[]') into gifts from gift_certificate gift where gift.automatic;
      if mine.cart_id is null then
        return jsonb_build_object('at', clock_timestamp(), 'cart', null, 'lines', '[]'::jsonb, 'taken', 0, 'gifts', gifts,
          'customer', (select to_jsonb(customer.*) - 'password_hash' from customer where user_id = owner_user),
          'preferred', prefers(owner_user));
      end if;
      select coalesce(jsonb_agg(to_jsonb(gift.*) || jsonb_build_object('item_id', code.item_id, 'held_id', held.user_gift_certificate_id) order by gift.gift_certificate_id), '[]') into codes
        from cart_code code join gift_certificate gift on gift.gift_certificate_id = code.gift_certificate_id
        left join user_gift held on held.gift_certificate_id = gift.gift_certificate_id and held.user_id = mine.user_id
        where code.cart_id = mine.cart_id;
      return jsonb_build_object('at', clock_timestamp(), 'cart', to_jsonb(mine),
        'lines', coalesce((select jsonb_agg(to_jsonb(line.*) order by line.item_id) from cart_item line where line.cart_id = mine.cart_id), '[]'),
        'address', (select to_jsonb(address.*) from address where address_id = mine.address_id),
        'zone', (select to_jsonb(zone.*) from zone where zone_id = mine.zone_id),
        'slot', (select to_jsonb(timeslot.*) from timeslot where timeslot_id = mine.timeslot_id),
        'taken', coalesce((select taken from timeslot_day where timeslot_id = mine.timeslot_id and date = mine.slot_date), 0),
        'gifts', codes || gifts,
        'customer', (select to_jsonb(customer.*) - 'password_hash' from customer where user_id = owner_user),
        'preferred', prefers(owner_user));
    end $$`.execute(db);
}

export async function seed(): Promise<void> {}
