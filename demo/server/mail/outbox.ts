import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { momentWords } from '../../../core/rules/dates.ts';
import type { Database } from '../database/database.ts';
import { plainPage, type Html } from '../http/plainPage.ts';

const style = html`
  ul { padding: 0; list-style: none; } li { padding: 0.75rem 0; border-bottom: 1px solid #8a958f; } li a { font-weight:
  600; } h1 { font-size: 1.375rem; margin: 0 0 0.5rem; } .view { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem;
  margin: 0 0 1rem; padding: 0; border: 0; } .view label { display: flex; align-items: center; gap: 0.5rem; min-height:
  2.75rem; } .view input { width: 1.25rem; height: 1.25rem; margin: 0; } iframe { display: block; box-sizing:
  border-box; width: min(390px, 100vw); max-width: calc(100% + 2rem); height: 80vh; border: 1px solid #8a958f;
  border-radius: 0.5rem; background: #fff; } pre { display: none; margin: 0; white-space: pre-wrap; overflow-wrap:
  anywhere; font: 1rem/1.5 ui-monospace, monospace; } main:has(#wide:checked) iframe { width: 100%; }
  main:has(#text:checked) iframe { display: none; } main:has(#text:checked) pre { display: block; } .facts { margin: 0 0
  0.5rem; } time { opacity: 0.75; } @media (max-width: 450px) { iframe { margin-inline: -1rem; border-inline: 0;
  border-radius: 0; } }
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
          <p class="facts">
            a ${mail.recipient}<br />
            <time datetime="${mail.at.toISOString()}">${momentWords(mail.at.toISOString())}</time>
          </p>
          <fieldset class="view">
            <legend>Come si vede</legend>
            <label><input type="radio" name="view" id="phone" checked />Telefono</label>
            <label><input type="radio" name="view" id="wide" />Computer</label>
            <label><input type="radio" name="view" id="text" />Solo testo</label>
          </fieldset>
          <iframe
            sandbox="allow-top-navigation-by-user-activation"
            title="La mail come la vede il cliente"
            src="/outbox/${mail.mail_id}/html"
          ></iframe>
          <pre>${mail.plain}</pre>`,
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
