import { sql } from 'kysely';
import type { messages } from '../../../core/api/endpoints/messages.ts';
import type { Page } from '../../../core/schema/envelope.ts';
import type { Notification } from '../../../core/schema/messages.ts';
import type { Db } from '../database/database.ts';
import type { Handlers } from '../http/implement.ts';
import { isoInRome } from '../time/rome.ts';
import { customerOf } from './session/customer.ts';

const usual = 12;
const most = 100;

/** A customer's notifications, the latest first; being listed, they count as read from the next time on. */
async function historyOf(
  db: Db,
  userId: number,
  {
    message_type_id,
    page = 1,
    page_size = usual,
  }: { message_type_id?: number | undefined; page?: number | undefined; page_size?: number | undefined },
): Promise<{ page: Page; notifications: Notification[] }> {
  const itemsPerPage = Math.min(most, Math.max(1, Math.floor(page_size)));
  const mine = db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .$if(message_type_id !== undefined, (query) => query.where('message_type_id', '=', message_type_id!));
  const { count } = await mine.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  const totPages = Math.max(1, Math.ceil(count / itemsPerPage));
  const selPage = Math.min(totPages, Math.max(1, Math.floor(page)));
  const rows = await mine
    .selectAll()
    .orderBy('notification_id', 'desc')
    .offset((selPage - 1) * itemsPerPage)
    .limit(itemsPerPage)
    .execute();
  const unread = rows.filter((row) => !row.read).map((row) => row.notification_id);
  if (unread.length > 0)
    await db.updateTable('notification').set({ read: true }).where('notification_id', 'in', unread).execute();
  return {
    page: { selPage, totPages, totItems: count, itemsPerPage },
    notifications: rows.map((row) => ({
      notificationId: row.notification_id,
      date: isoInRome(row.at),
      channel: row.channel,
      messageTypeId: row.message_type_id,
      subject: row.subject,
      body: row.body,
      ...(row.content && { content: row.content }),
      read: row.read,
    })),
  };
}

export const messagesHandlers: Handlers<typeof messages> = {
  history: (input, context) => historyOf(context.db, customerOf(context), input),
};
