import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { isSameText } from '../http/sameText.ts';
import type { ShopPages } from '../http/shopPages.ts';
import { layOut } from './layOut.ts';

const mostRecipients = 50;

const mailSchema = v.object({
  to: v.pipe(v.array(v.pipe(v.string(), v.email(), v.maxLength(254))), v.minLength(1), v.maxLength(mostRecipients)),
  subject: v.pipe(v.string(), v.maxLength(998)),
  plain: v.string(),
});

/**
 * Takes in the demo what its WordPress mails: `POST /outbox` as `Bearer key`, JSON `{ to, subject, plain }`, 204. The mail goes the way
 * of the shop's own: 401 without the key, 400 for what is no mail.
 */
export function siteMail(db: Kysely<Database>, pages: ShopPages, key: string): Hono {
  const app = new Hono();
  app.post('/', async (request) => {
    if (!isSameText(request.req.header('authorization') ?? '', `Bearer ${key}`)) return request.body(null, 401);
    const mail = v.safeParse(mailSchema, await request.req.json().catch(() => undefined));
    if (!mail.success) return request.body(null, 400);
    const { to, subject, plain } = mail.output;
    const { html } = await layOut({ subject, lead: plain.split(/\n{2,}/) }, pages);
    await db
      .insertInto('mail')
      .values(to.map((recipient) => ({ recipient, subject, html, plain })))
      .execute();
    return request.body(null, 204);
  });
  return app;
}
