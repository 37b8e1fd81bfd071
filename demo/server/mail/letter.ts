import { html } from 'hono/html';
import type { Db } from '../database/database.ts';
import { mailPage } from './mailPage.ts';

/** A mail about somebody's account. */
interface Letter {
  to: string;
  /** Whose notifications it stands in, without its link; absent for an address that belongs to nobody yet. */
  userId?: number;
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; url: string };
  /** A code to be typed, shown large. */
  code?: string;
}

const accountMessages = 2;

const content = ({ paragraphs, link, code }: Letter) =>
  html`${paragraphs.map((words) => html`<p>${words}</p>`)} ${code ? html`<p class="code">${code}</p>` : ''}
  ${link ? html`<p><a class="button" target="_top" href="${link.url}">${link.label}</a></p>` : ''}`;

/** Sends a mail, and notes it among the customer's notifications without link or code. */
export async function sendLetter(db: Db, letter: Letter): Promise<void> {
  const { to, userId, subject, paragraphs, link, code } = letter;
  await db
    .insertInto('mail')
    .values({
      recipient: to,
      subject,
      html: await mailPage(subject, content(letter)),
      plain: [...paragraphs, ...(code ? [code] : []), ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n\n'),
    })
    .execute();
  if (userId === undefined) return;
  await db
    .insertInto('notification')
    .values({
      user_id: userId,
      message_type_id: accountMessages,
      channel: 'email',
      subject,
      body: paragraphs.join('\n\n'),
    })
    .execute();
}
