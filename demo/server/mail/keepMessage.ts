import type { MessageContent, MessagePart } from '../../../core/schema/messages.ts';
import type { Db } from '../database/database.ts';
import { mailWords } from './mailText.ts';
import type { Content, Part } from './parts.ts';

/** What a customer’s messages are about (account §7). */
export const messageType = { order: 1, account: 2 } as const;

const rowsOf = (rows: readonly (readonly [string, string])[]) => rows.map(([label, value]) => ({ label, value }));

function kept(part: Part): MessagePart[] {
  if (part.kind === 'picture') return [];
  if (part.kind === 'list') return [{ kind: 'list', items: [...part.items] }];
  if (part.kind === 'facts') return [{ kind: 'facts', rows: rowsOf(part.rows) }];
  if (part.kind === 'lines') return [{ kind: 'lines', lines: [...part.lines], rows: rowsOf(part.sums) }];
  return [part];
}

/** A mail in the parts of a message: without greeting, code and footer; a link that bears a token is no action of it. */
const messageOf = ({ title, lead, action, parts = [] }: Content, isOpen: boolean): MessageContent => ({
  ...(title && { title }),
  lead: [...lead],
  ...(isOpen && action && { action }),
  parts: parts.flatMap(kept),
});

/** Keeps a mail’s words among its customer’s messages; `isOpen`: its action is a page’s plain address. */
export async function keepMessage(
  db: Db,
  userId: number,
  message_type_id: (typeof messageType)[keyof typeof messageType],
  content: Content,
  isOpen: boolean,
): Promise<void> {
  await db
    .insertInto('notification')
    .values({
      user_id: userId,
      message_type_id,
      channel: 'email',
      subject: content.subject,
      body: mailWords(content),
      content: JSON.stringify(messageOf(content, isOpen)),
    })
    .execute();
}
