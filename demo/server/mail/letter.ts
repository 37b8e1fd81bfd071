import { html } from 'hono/html';
import type { Db } from '../database/database.ts';
import { speak, spoken } from '../language/speak.ts';
import { translated } from '../language/translate.ts';
import { customersLanguage } from '../session/language.ts';
import { mailPage } from './mailPage.ts';

/** A mail about somebody's account. */
interface Letter {
  to: string;
  /** Whose notifications it stands in, without its link; absent for an address that belongs to nobody yet. */
  userId?: number;
  /** Italian, like the paragraphs and the link: the letter goes out in its reader's language. */
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

/** A letter with its Italian sentences in the language that is spoken. */
const translatedLetter = ({ subject, paragraphs, link, ...rest }: Letter): Letter => ({
  ...rest,
  subject: translated(subject),
  paragraphs: paragraphs.map(translated),
  ...(link && { link: { ...link, label: translated(link.label) } }),
});

/** Sends a mail in its reader's language, and notes it among the customer's notifications without link or code. */
export async function sendLetter(db: Db, letter: Letter): Promise<void> {
  const { to, userId } = letter;
  const language = userId === undefined ? spoken() : await customersLanguage(db, userId);
  await speak(language, async () => {
    const own = translatedLetter(letter);
    const { subject, paragraphs, link, code } = own;
    await db
      .insertInto('mail')
      .values({
        recipient: to,
        subject,
        html: await mailPage(subject, content(own)),
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
  });
}
