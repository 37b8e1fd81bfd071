import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml';
import { notAllowed } from '../http/problem.ts';
import { companyPath } from './paths.ts';

/** How a company's identity provider is reached, and whom it signs as (SAML 2.0). */
export interface CompanySettings {
  entryPoint: string;
  logoutUrl: string;
  /** Its certificate or public key, PEM. */
  certificate: string;
  /** Its entity id. */
  issuer: string;
  /** The domains of the addresses that it may speak for. */
  domains: readonly string[];
}

/** Whom a company's account names. */
export interface Colleague {
  /** The id of our question that this answers. */
  question: string;
  email: string;
  nameId: string;
  sessionIndex: string | undefined;
}

/** A company whose people come in with its account. */
export interface Company {
  /** Where a browser shows who is there; `id` names the question. */
  ask(id: string): Promise<string>;
  /** Reads what the browser brings back, of a question that `isAsked`. Throws a `Problem` for what is not signed, not for us or answers nothing, and for a DOCTYPE, which no answer needs. */
  read(response: string, isAsked: (id: string) => Promise<boolean>): Promise<Colleague>;
  /** Where a browser ends the company's session; `relay` comes back with it. */
  leave(colleague: Pick<Colleague, 'nameId' | 'sessionIndex'>, relay: string): Promise<string>;
}

const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const refused = () => notAllowed('L’accesso aziendale non è stato confermato: riprova dall’inizio.', 'saml.refused');

/** The ids of questions stand in the database: node-saml only asks whether there is one. */
const asCache = (isAsked: (id: string) => Promise<boolean>): CacheProvider => ({
  saveAsync: (_id, value) => Promise.resolve({ createdAt: Date.now(), value }),
  getAsync: async (id) => (id !== null && (await isAsked(id)) ? new Date().toISOString() : null),
  removeAsync: () => Promise.resolve(null),
});

/** SAML 2.0 with signed assertions; `origin` is the shop's, `base` that of the API as browsers reach it. */
export function createCompany(settings: CompanySettings, origin: string, base: string): Company {
  const open = (id?: string, isAsked: (id: string) => Promise<boolean> = () => Promise.resolve(false)) =>
    new SAML({
      entryPoint: settings.entryPoint,
      logoutUrl: settings.logoutUrl,
      idpCert: settings.certificate,
      idpIssuer: settings.issuer,
      issuer: `${origin}/saml`,
      audience: `${origin}/saml`,
      callbackUrl: base + companyPath.login,
      identifierFormat: emailFormat,
      wantAssertionsSigned: true,
      wantAuthnResponseSigned: false,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
      acceptedClockSkewMs: 60_000,
      disableRequestedAuthnContext: true,
      validateInResponseTo: ValidateInResponseTo.always,
      cacheProvider: asCache(isAsked),
      ...(id !== undefined && { generateUniqueId: () => id }),
    });
  return {
    ask: (id) => open(id).getAuthorizeUrlAsync('', undefined, {}),
    async read(response, isAsked) {
      if (/<!DOCTYPE/i.test(Buffer.from(response, 'base64').toString())) throw refused();
      const { profile } = await open(undefined, isAsked)
        .validatePostResponseAsync({ SAMLResponse: response })
        .catch(() => {
          throw refused();
        });
      const question = profile?.['inResponseTo'];
      if (!profile || typeof question !== 'string' || profile.issuer !== settings.issuer || !profile.nameID)
        throw refused();
      const { nameID: nameId, sessionIndex } = profile;
      const email = nameId.trim().toLowerCase();
      if (!settings.domains.includes(email.split('@').at(-1) ?? '')) throw refused();
      return { question, email, nameId, sessionIndex };
    },
    leave: ({ nameId, sessionIndex }, relay) =>
      open().getLogoutUrlAsync(
        { issuer: settings.issuer, nameID: nameId, nameIDFormat: emailFormat, ...(sessionIndex && { sessionIndex }) },
        relay,
        {},
      ),
  };
}
