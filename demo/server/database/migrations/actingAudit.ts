import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Every command of staff who act for a customer is a line of the audit, and an order knows which of them placed it. */
export async function actingAudit(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`alter table audit add column actor_name text, add column call text, add column subject jsonb, add column outcome text`,
    sql`create index audit_actor on audit (actor_id, audit_id desc)`,
    sql`create index audit_user on audit (user_id, audit_id desc)`,
    sql`alter table shop_order add column placed_by integer, add column placed_by_name text`,
  ])
    await statement.execute(db);
}
