import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider, type AccountClaims, type JWK } from 'oidc-provider';
import type { SocialProvider } from '../../../core/schema/identity.ts';
import type { VoucherSettings } from '../../server/identity/voucher.ts';
import { whoPage, type Claimed } from './page.ts';

type Incoming = IncomingMessage & { originalUrl?: string };

interface OpenId {
  settings: VoucherSettings;
  /** Answers a request below `/identity/<name>`. */
  serve(request: Incoming, response: ServerResponse): Promise<void>;
}

const houses: Record<SocialProvider, string> = { google: 'Google di prova', facebook: 'Facebook di prova' };
const largestForm = 10_000;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > largestForm) throw new RangeError('the form is too large');
  }
  return new URLSearchParams(text);
}

const signingKey = (): JWK => ({
  ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK),
  alg: 'RS256',
  use: 'sig',
  kid: randomBytes(8).toString('hex'),
});

/** A provider of OpenID Connect in this process, for one shop; like the real Facebook it does not say whether an e-mail is verified. */
export function createOpenId(name: SocialProvider, origin: string, returnUrl: string): OpenId {
  const prefix = `/identity/${name}`;
  const issuer = origin + prefix;
  const clientSecret = randomBytes(24).toString('base64url');
  const people = new Map<string, Claimed>();
  const claimsOf = (sub: string): AccountClaims => {
    const { email = '', firstName = '', lastName = '' } = people.get(sub) ?? {};
    const verified = name === 'google' ? { email_verified: true } : {};
    return { sub, ...(email && { email, ...verified }), given_name: firstName, family_name: lastName };
  };
  const cookie = (part: string) => `${name}_${part}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'spesa',
        client_secret: clientSecret,
        redirect_uris: [returnUrl],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${prefix}/who/${uid}` },
    ttl: { Session: 60, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 60, AuthorizationCode: 60 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => claimsOf(sub) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();

  async function ask(request: Incoming, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(whoPage(houses[name], request.url ?? ''));
      return;
    }
    const form = await readForm(request);
    if (form.get('deny')) {
      const result = { error: 'access_denied', error_description: 'Annullato' };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    const email = (form.get('email') ?? '').trim().toLowerCase();
    const accountId = createHash('sha256').update(`${name} ${email}`).digest('hex').slice(0, 21);
    people.set(accountId, { email, firstName: form.get('firstName') ?? '', lastName: form.get('lastName') ?? '' });
    return provider.interactionFinished(
      request,
      response,
      { login: { accountId } },
      { mergeWithLastSubmission: false },
    );
  }

  return {
    settings: {
      issuer,
      authorization: `${issuer}/auth`,
      token: `${issuer}/token`,
      keys: `${issuer}/jwks`,
      scope: 'openid email profile',
      clientId: 'spesa',
      clientSecret,
    },
    async serve(request, response) {
      if (request.url?.startsWith(`${prefix}/who/`)) return ask(request, response);
      request.originalUrl = request.url ?? '';
      request.url = (request.url ?? '').slice(prefix.length) || '/';
      await callback(request, response);
    },
  };
}
