import type { ShopPages } from '../http/shopPages.ts';
import { mailHtml } from './mailHtml.ts';
import { mailText } from './mailText.ts';
import type { Content, Mail } from './parts.ts';

/** The layout of all mails: HTML and plain text of the same content, in the current language. */
export const layOut = async (content: Content, pages: ShopPages): Promise<Mail> => ({
  subject: content.subject,
  html: await mailHtml(content, pages),
  plain: mailText(content, pages),
});
