import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.ts';

/** Messages on their way to a device, which take their leave with it. */
export async function pushMessages(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`create table push_message (
      push_message_id serial primary key, user_id integer not null references customer on delete cascade,
      platform text not null, uuid text not null, message jsonb not null, at timestamptz not null default now(),
      tries integer not null default 0, next_at timestamptz not null default now(),
      foreign key (platform, uuid) references push_device on delete cascade)`,
    sql`create index push_message_due on push_message (next_at)`,
    sql`create index push_message_device on push_message (platform, uuid)`,
    sql`create index push_device_user on push_device (user_id)`,
  ])
    await statement.execute(db);
}
