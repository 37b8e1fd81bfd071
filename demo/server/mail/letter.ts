import type { Db } from '../database/database.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { speak, spoken } from '../language/speak.ts';
import { translated } from '../language/translate.ts';
import { customersLanguage } from '../session/language.ts';
import { keepMessage, messageType } from './keepMessage.ts';
import { layOut } from './layOut.ts';
import type { Content, Link } from './parts.ts';

/** A mail about somebody's account. */
interface Letter {
  to: string;
  /** The recipient’s customer id; absent for an address without an account. */
  userId?: number;
  /** Italian, like the paragraphs and the link: the letter goes out in its reader's language. */
  subject: string;
  paragraphs: readonly string[];
  link?: Link;
  /** A link to a page’s plain address, without a token: it stands in the notification too. */
  page?: Link;
  /** A code to be typed, shown large. */
  code?: string;
}

/** The last paragraph, on what to do if one did not ask for it, stands below code and link. */
function contentOf({ subject, paragraphs, page, link: secret, code }: Letter): Content {
  const link = page ?? secret;
  const said = paragraphs.map(translated);
  const lead = code || link ? said.slice(0, Math.max(1, said.length - 1)) : said;
  return {
    subject: translated(subject),
    lead,
    ...(code && { code }),
    ...(link && { action: { ...link, label: translated(link.label) } }),
    parts: said.slice(lead.length).map((words) => ({ kind: 'text', words })),
  };
}

/** Sends a mail in its reader's language, and notes it among the customer's notifications without its code. */
export async function sendLetter(db: Db, pages: ShopPages, letter: Letter): Promise<void> {
  const { to, userId, page } = letter;
  const language = userId === undefined ? spoken() : await customersLanguage(db, userId);
  await speak(language, async () => {
    const content = contentOf(letter);
    await db
      .insertInto('mail')
      .values({ recipient: to, ...(await layOut(content, pages)) })
      .execute();
    if (userId === undefined) return;
    await keepMessage(db, userId, messageType.account, content, page !== undefined);
  });
}
