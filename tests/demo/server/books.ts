import { sql } from 'kysely';
import { orderStatus } from '../../../core/rules/orderStatus.ts';
import type { Db } from '../../../demo/server/database/database.ts';

/** What must add up in a shop however often it dies. */
export interface Books {
  /** Of each product and warehouse, in thousandths: on the shelf and held by orders. */
  stock: string[];
  /** Of each slot and day: the places taken beyond those of orders, which only the seeded data have. */
  places: string[];
  /** Orders, payments, codes and slots that contradict each other, in words. */
  wrong: string[];
}

const lines = async (db: Db, query: ReturnType<typeof sql<{ line: string }>>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ line }) => line);

const ended = sql.join([orderStatus.cancelled, orderStatus.invalidated, orderStatus.failed]);

export const readBooks = async (db: Db): Promise<Books> => ({
  stock: await lines(
    db,
    sql`select concat_ws(' ', s.product_id, s.warehouse_id, s.available + coalesce((
        select sum(i.held) from order_item i join shop_order o using (order_id)
        where i.product_id = s.product_id and o.warehouse_id = s.warehouse_id), 0) + coalesce((
        select sum(a.quantity) from supplement_item a join supplement u using (supplement_id) join shop_order o using (order_id)
        where u.state = 'waiting' and a.product_id = s.product_id and o.warehouse_id = s.warehouse_id), 0)) as line
      from stock s where s.available is not null order by s.product_id, s.warehouse_id`,
  ),
  places: await lines(
    db,
    sql`select concat_ws(' ', timeslot_id, date, extra) as line from (
      select d.timeslot_id, d.date, d.taken - (select count(*) from shop_order o
        where o.holds_place and o.status not in (${ended}) and o.timeslot_id = d.timeslot_id and o.slot_date = d.date) as extra
      from timeslot_day d) as days where extra <> 0 order by 1`,
  ),
  wrong: await lines(
    db,
    sql`select concat('order ', order_id, ' has no lines') as line from shop_order o
        where not exists (select from order_item i where i.order_id = o.order_id)
      union all select concat('order ', order_id, ' has ended and holds stock') from shop_order o
        where status in (${ended}) and exists (select from order_item i where i.order_id = o.order_id and held <> 0)
      union all select concat('slot ', timeslot_id, ' on ', date, ' is overfull') from timeslot_day join timeslot using (timeslot_id)
        where taken > capacity
      union all select concat('addition ', supplement_id, ' waits for order ', order_id, ', which is over') from supplement join shop_order using (order_id)
        where state = 'waiting' and status not in (3, 4)
      union all select concat('stock of ', product_id, ' is ', available) from stock where available < 0
      union all select concat('code ', gift_certificate_id, ' is used by order ', order_id, ', which has ended')
        from gift_use join shop_order using (order_id) where status in (${ended})
      union all select concat('order ', order_id, ' of ', amount, ' cents is placed and paid with ', paid) from (
        select o.order_id, o.reserved_amount as amount, (select sum(amount) from payment p
          where p.order_id = o.order_id and p.state = 'authorised') as paid
        from shop_order o where o.status = ${orderStatus.ordered} and o.payment_type_id = 12
          and exists (select from payment p where p.order_id = o.order_id)) as placed where paid is distinct from amount
      union all select concat('basket ', generation, ' of cart ', cart_id, ' is ordered ', count(*), ' times') from shop_order
        where status not in (${ended}) group by cart_id, generation having count(*) > 1
      union all select concat('payment ', reference, ' is held for order ', order_id, ', which has ended')
        from payment join shop_order using (order_id) where state = 'authorised' and status in (${ended})
      union all select concat('order ', order_id, ' is placed and told ', told, ' times') from (
        select o.order_id, (select count(*) from mail m where m.order_id = o.order_id and m.subject like 'Il tuo ordine %') as told
        from shop_order o where o.status = ${orderStatus.ordered} and o.insert_date > now() - interval '1 hour') as placed where told <> 1
      order by 1`,
  ),
});
