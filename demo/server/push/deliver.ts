import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { PushMessage } from '../../../core/schema/push.ts';
import type { Database } from '../database/database.ts';
import { asOnSite, type ShopPages } from '../http/shopPages.ts';
import { now, type Clock } from '../time/clock.ts';
import type { Push } from './push.ts';

const minute = 60_000;
const longest = 12 * 60 * minute;
const atOnce = 50;
const side = 5;

/** How long a message waits after so many tries in vain, in ms. */
const pause = (tries: number): number => Math.min(minute * 2 ** (tries - 1), 60 * minute);

/** What is to be handed over now, each with its browser as it is registered at this moment, and by its owner alone. */
const due = (db: Kysely<Database>, at: Date) =>
  db
    .selectFrom('push_message')
    .innerJoin('push_device', (join) =>
      join
        .onRef('push_device.platform', '=', 'push_message.platform')
        .onRef('push_device.uuid', '=', 'push_message.uuid')
        .onRef('push_device.user_id', '=', 'push_message.user_id'),
    )
    .select(['push_message_id', 'push_message.platform', 'push_message.uuid', 'external_id', 'message', 'tries'])
    .where('next_at', '<=', at)
    .orderBy('push_message_id')
    .limit(atOnce)
    .execute();

/** Push services take 32 characters; theirs is not to know the order. */
const topicOf = ({ nav_to = '' }: PushMessage): string =>
  createHash('sha256').update(nav_to).digest('base64url').slice(0, 32);

export interface Herald {
  db: Kysely<Database>;
  clock: Clock;
  push: Push;
  places: ShopPages;
  report(sentence: string): void;
}

/**
 * Hands the written messages to the browsers' push services, at least once each; what has gone, and what is older than half a day, leaves the
 * database. A subscription that is over is forgotten, and with it what was meant for it; any other failure is tried again, ever more rarely.
 */
export async function deliverPush({ db, clock, push, places, report }: Herald): Promise<void> {
  const at = await now(db, clock);
  await db
    .deleteFrom('push_message')
    .where('at', '<', new Date(at.getTime() - longest))
    .execute();
  const waiting = await due(db, at);
  const deliver = async ({
    push_message_id,
    platform,
    uuid,
    external_id,
    message,
    tries,
  }: (typeof waiting)[number]) => {
    const row = db.updateTable('push_message').where('push_message_id', '=', push_message_id);
    const subscription = push.subscription(external_id);
    const led = message.nav_to ? { ...message, nav_to: asOnSite(message.nav_to, places) } : message;
    const outcome = subscription ? await push.send(subscription, led, topicOf(led)) : 'gone';
    if (outcome === 'sent')
      await db.deleteFrom('push_message').where('push_message_id', '=', push_message_id).execute();
    else if (outcome === 'gone')
      await db
        .deleteFrom('push_device')
        .where('platform', '=', platform)
        .where('uuid', '=', uuid)
        .where('external_id', '=', external_id)
        .execute();
    else {
      await row.set({ tries: sql`tries + 1`, next_at: new Date(at.getTime() + pause(tries + 1)) }).execute();
      if (tries === 0) report('Un avviso non è partito: ci riprovo.');
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, side).map(deliver));
}
