import type { PushMessage } from '../../../core/schema/push.ts';
import type { Db } from '../database/database.ts';

/** What a browser is told: a line, a sentence, and the path of the page that it is about. */
export interface Notice {
  title: string;
  body: string;
  path: string;
}

/** A customer's devices hear nothing any more, but for one that stays logged in. */
export async function forgetDevices(db: Db, userId: number, but = ''): Promise<void> {
  await db.deleteFrom('push_device').where('user_id', '=', userId).where('uuid', '<>', but).execute();
}

/** The message as the app and the pages read it (account §3). */
const messageOf = ({ title, body, path }: Notice): PushMessage => ({
  aps: { alert: { title, body } },
  title,
  body,
  nav_to: path,
});

/**
 * Writes a notice for each browser that a customer has switched messages on in, in the transaction of what it tells; it goes out when that
 * has come to stay. A notice of service needs no consent to offers. Among the customer's messages stands the mail that goes beside it.
 */
export async function pushNotice(db: Db, userId: number, notice: Notice): Promise<void> {
  const devices = await db
    .selectFrom('push_device')
    .select(['platform', 'uuid'])
    .where('user_id', '=', userId)
    .where('platform', '=', 'web')
    .execute();
  if (devices.length === 0) return;
  const message = JSON.stringify(messageOf(notice));
  await db
    .insertInto('push_message')
    .values(devices.map((device) => ({ ...device, user_id: userId, message })))
    .execute();
}
