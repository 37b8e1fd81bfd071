import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import samlify from 'samlify';
import type { CompanySettings } from '../../server/identity/company.ts';
import { companyPath } from '../../server/identity/paths.ts';
import { selfSigned } from './certificate.ts';
import { whoPage } from './page.ts';

const prefix = '/identity/company';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** Posts values to another origin as soon as the page is there; without scripts by its button. */
const postPage = (action: string, values: Readonly<Record<string, string>>) =>
  html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <title>Accesso</title>
      </head>
      <body>
        <form method="post" action="${action}">
          ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <button>Continua</button>
        </form>
        ${raw('<script>document.forms[0].submit()</script>')}
      </body>
    </html>`;

interface CompanyHouse {
  settings: CompanySettings;
  app: Hono;
}

/** A company's identity provider (SAML 2.0) in this process, for one shop: it signs for whoever says to be somebody. */
export function createCompanyHouse(origin: string, shop: string, base: string): CompanyHouse {
  samlify.setSchemaValidator({ validate: () => Promise.resolve('well formed') });
  const { privateKey, certificate } = selfSigned('Azienda di prova');
  const issuer = origin + prefix;
  const house = samlify.IdentityProvider({
    entityID: issuer,
    privateKey,
    signingCert: certificate,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: false,
    nameIDFormat: [emailFormat],
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    singleSignOnService: [{ Binding: redirect, Location: `${issuer}/login` }],
    singleLogoutService: [{ Binding: redirect, Location: `${issuer}/logout` }],
  });
  const client = samlify.ServiceProvider({
    entityID: `${shop}/saml`,
    authnRequestsSigned: false,
    wantAssertionsSigned: true,
    nameIDFormat: [emailFormat],
    assertionConsumerService: [{ Binding: post, Location: base + companyPath.login }],
  });
  const readRequest = async (given: string) => {
    const { extract } = await house.parseLoginRequest(client, 'redirect', { query: { SAMLRequest: given } });
    return extract;
  };
  const app = new Hono();
  const unknown = (request: Context) => request.text('Questa richiesta non è valida.', 400);

  app.get(`${prefix}/login`, async (request) => {
    const given = request.req.query('SAMLRequest') ?? '';
    const asked = await readRequest(given).catch(() => undefined);
    if (!asked) return unknown(request);
    return request.html(whoPage('Azienda di prova', `${prefix}/login`, { SAMLRequest: given }));
  });
  app.post(`${prefix}/login`, async (request) => {
    const form = await request.req.parseBody();
    const extract = await readRequest(String(form['SAMLRequest'] ?? '')).catch(() => undefined);
    if (!extract) return unknown(request);
    if (form['deny']) return request.redirect(`${shop}/login?saml_error=1`, 303);
    const { context } = await house.createLoginResponse(client, { extract }, 'post', {
      email: String(form['email'] ?? ''),
    });
    return request.html(postPage(base + companyPath.login, { SAMLResponse: context }));
  });
  app.get(`${prefix}/logout`, (request) => {
    const relay = request.req.query('RelayState');
    return request.redirect(
      `${base}${companyPath.logout}?${new URLSearchParams(relay ? { RelayState: relay } : {})}`,
      303,
    );
  });

  return {
    settings: {
      entryPoint: `${issuer}/login`,
      logoutUrl: `${issuer}/logout`,
      certificate,
      issuer,
      domains: ['example.it'],
    },
    app,
  };
}
