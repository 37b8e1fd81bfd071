import type { Db } from '../database/database.ts';
import { mailWords } from './mailText.ts';
import type { Content } from './parts.ts';

/** What a customer’s messages are about (account §7). */
export const messageType = { order: 1, account: 2 } as const;

/** Keeps a mail’s words among its customer’s messages. */
export async function keepMessage(
  db: Db,
  userId: number,
  message_type_id: (typeof messageType)[keyof typeof messageType],
  content: Content,
): Promise<void> {
  await db
    .insertInto('notification')
    .values({
      user_id: userId,
      message_type_id,
      channel: 'email',
      subject: content.subject,
      body: mailWords(content),
    })
    .execute();
}
