import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import { safeBack } from '../../../../core/rules/links.ts';
import { hearCompany } from './company.ts';
import type { Options } from '../../http/options.ts';
import { asProblem } from '../../http/problem.ts';
import { companyPath, returnPath } from '../../identity/paths.ts';

const longest = 200_000;

/** Hands what the provider said to the shop's page that opened the popup, and to no page of another origin; where the provider has cut the popup off from its opener (COOP), to the pages of this origin if the shop is one of them. */
const script = `const page = document.querySelector('main');
const said = new URLSearchParams(location.search);
const answer = { type: 'spesa-social', code: said.get('code'), state: said.get('state'), error: said.get('error') };
history.replaceState(null, '', location.pathname);
if (window.opener) window.opener.postMessage(answer, page.dataset.shop);
else if (page.dataset.shop === location.origin) new BroadcastChannel('spesa-social').postMessage(answer);
setTimeout(() => window.close());`;
const scriptHash = createHash('sha256').update(script).digest('base64');

const returnPage = ({ shop, site }: Options['places']) =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Accesso</title>
      </head>
      <body>
        <main data-shop="${shop}">
          <h1>Puoi tornare al negozio</h1>
          <p>
            Se questa finestra non si chiude da sola, puoi chiuderla. Se nel negozio non risulti entrato, riprova
            l’accesso.
          </p>
          <p><a href="${site}/login">Torna all’accesso</a></p>
        </main>
        ${raw(`<script>${script}</script>`)}
      </body>
    </html>`;

/** The pages to which those come back who were asked elsewhere who they are. They hand on what they were told and change nothing (ruling 23). */
export function identityPages(options: Options): Hono {
  const { shop, site } = options.places;
  const app = new Hono();
  const toLogin = (request: Context) => request.redirect(`${site}/login?saml_error=1`, 303);

  app.get(returnPath, (request) => {
    request.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'sha256-${scriptHash}'; frame-ancestors 'none'; base-uri 'none'`,
    );
    return request.html(returnPage(options.places));
  });

  app.post(companyPath.login, async (request) => {
    const { SAMLResponse: response } = await request.req.parseBody().catch(() => ({ SAMLResponse: undefined }));
    if (typeof response !== 'string' || response.length > longest) return toLogin(request);
    try {
      return request.redirect(await hearCompany(options, response), 303);
    } catch (failure) {
      if (!asProblem(failure)) throw failure;
      return toLogin(request);
    }
  });

  app.get(companyPath.logout, (request) =>
    request.redirect(shop + safeBack(request.req.query('RelayState'), shop), 303),
  );
  return app;
}
