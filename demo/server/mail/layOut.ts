import type { ShopPages } from '../http/shopPages.ts';
import { mailHtml } from './mailHtml.ts';
import { mailText } from './mailText.ts';
import type { Content, Mail } from './parts.ts';

/** The one layout of the shop's mails: HTML and text of the same words, in the language that is spoken. */
export const layOut = async (content: Content, pages: ShopPages): Promise<Mail> => ({
  subject: content.subject,
  html: await mailHtml(content, pages),
  plain: mailText(content, pages),
});
