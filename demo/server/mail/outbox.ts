import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { momentWords } from '../../../core/rules/dates.ts';
import type { Database } from '../database/database.ts';
import { plainPage, type Html } from '../http/plainPage.ts';

const style = html`
  li { margin: 0.6rem 0; } iframe { width: 100%; height: 70vh; border: 1px solid #8a958f; border-radius: 0.5rem;
  background: #fff; } pre { white-space: pre-wrap; } dt { font-weight: 600; } dd { margin: 0 0 0.4rem; } time { opacity:
  0.75; }
`;

const page = (title: string, content: Html) => plainPage(title, style, content);

const policy = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'",
};

/** The demo's sent mail, to be read in the browser: `/outbox` lists it, `/outbox/{id}` shows one. */
export function outbox(db: Kysely<Database>): Hono {
  const app = new Hono();
  const find = (id: string) =>
    /^\d{1,9}$/.test(id)
      ? db.selectFrom('mail').selectAll().where('mail_id', '=', Number(id)).executeTakeFirst()
      : undefined;
  app.get('/', async (request) => {
    const mails = await db
      .selectFrom('mail')
      .select(['mail_id', 'recipient', 'subject', 'at'])
      .orderBy('mail_id', 'desc')
      .limit(200)
      .execute();
    const list = mails.map(
      (mail) =>
        html`<li>
          <a href="/outbox/${mail.mail_id}">${mail.subject}</a><br /><span>a ${mail.recipient}</span>
          <time datetime="${mail.at.toISOString()}">${momentWords(mail.at.toISOString())}</time>
        </li>`,
    );
    return request.html(
      page(
        'Posta inviata',
        html`<h1>Posta inviata</h1>
          ${
            mails.length === 0
              ? html`<p>Ancora nessuna mail.</p>`
              : html`<ul>
                  ${list}
                </ul>`
          }`,
      ),
      200,
      policy,
    );
  });
  app.get('/:id', async (request) => {
    const mail = await find(request.req.param('id'));
    if (!mail)
      return request.html(
        page(
          'Non trovata',
          html`<h1>Questa mail non c’è</h1>
            <p><a href="/outbox">Torna alla posta inviata</a></p>`,
        ),
        404,
        policy,
      );
    return request.html(
      page(
        mail.subject,
        html`<p><a href="/outbox">Posta inviata</a></p>
          <h1>${mail.subject}</h1>
          <dl>
            <dt>A</dt>
            <dd>${mail.recipient}</dd>
            <dt>Inviata</dt>
            <dd>${momentWords(mail.at.toISOString())}</dd>
          </dl>
          <iframe sandbox title="La mail come la vede il cliente" src="/outbox/${mail.mail_id}/html"></iframe>
          <details>
            <summary>Solo testo</summary>
            <pre>${mail.plain}</pre>
          </details>`,
      ),
      200,
      policy,
    );
  });
  app.get('/:id/html', async (request) => {
    const mail = await find(request.req.param('id'));
    return mail ? request.html(mail.html, 200, policy) : request.notFound();
  });
  return app;
}
