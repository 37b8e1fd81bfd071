import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { notAllowed, unavailable } from '../http/problem.ts';

/** How the shop is known to one who vouches for people by OpenID Connect, and where that one is asked. */
export interface VoucherSettings {
  issuer: string;
  authorization: string;
  token: string;
  keys: string;
  scope: string;
  clientId: string;
  clientSecret: string;
}

/** Whom a provider vouched for. */
export interface Person {
  subject: string;
  /** '' where it says none. */
  email: string;
  /** The provider knows that the address is this person's. */
  verified: boolean;
  firstName: string;
  lastName: string;
}

/** What ties an answer to its question. */
export interface Question {
  state: string;
  nonce: string;
  verifier: string;
}

/** One who tells us who somebody is: Google, Facebook. */
export interface Voucher {
  /** Where a browser is asked who is there. */
  ask(question: Question, returnUrl: string): string;
  /** Whom a code names at this moment. Throws a `Problem`. */
  read(code: string, question: Pick<Question, 'nonce' | 'verifier'>, returnUrl: string, at: Date): Promise<Person>;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

const patience = 10_000;
const tokensSchema = v.object({ id_token: v.string() });
const optionalText = v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), '');
const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  email: optionalText,
  email_verified: v.optional(v.fallback(v.union([v.boolean(), v.literal('true')]), false), false),
  given_name: optionalText,
  family_name: optionalText,
});

const refused = () => notAllowed('L’accesso non è stato confermato: riprova dall’inizio.', 'social.refused');
const away = () => unavailable('social.away', 30);

async function tokensFor(
  settings: VoucherSettings,
  { code, verifier, returnUrl }: { code: string; verifier: string; returnUrl: string },
  fetch: Fetch,
) {
  const { token, clientId, clientSecret } = settings;
  const response = await fetch(token, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: returnUrl,
      client_id: clientId,
      client_secret: clientSecret,
    }),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response || response.status >= 500) throw away();
  const tokens = v.safeParse(tokensSchema, await response.json().catch(() => undefined));
  if (!response.ok || !tokens.success) throw refused();
  return tokens.output;
}

/** Asks by the authorization code with PKCE (S256), and believes a signed token for us, of this provider, that answers this question. */
export function createVoucher(settings: VoucherSettings, fetch: Fetch = globalThis.fetch): Voucher {
  const keys = createRemoteJWKSet(new URL(settings.keys), {
    timeoutDuration: patience,
    [customFetch]: fetch,
  });
  return {
    ask({ state, nonce, verifier }, returnUrl) {
      const url = new URL(settings.authorization);
      const asked = {
        client_id: settings.clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: settings.scope,
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },
    async read(code, { nonce, verifier }, returnUrl, at) {
      const tokens = await tokensFor(settings, { code, verifier, returnUrl }, fetch);
      const verified = await jwtVerify(tokens.id_token, keys, {
        issuer: settings.issuer,
        audience: settings.clientId,
        algorithms: ['RS256', 'ES256', 'PS256'],
        requiredClaims: ['exp', 'iat'],
        clockTolerance: 60,
        currentDate: at,
      }).catch((failure: unknown) => {
        throw failure instanceof errors.JWKSTimeout || failure instanceof TypeError ? away() : refused();
      });
      const claims = v.safeParse(claimsSchema, verified.payload);
      if (!claims.success || claims.output.nonce !== nonce) throw refused();
      const { sub, email, email_verified, given_name, family_name } = claims.output;
      return {
        subject: sub,
        email: email.toLowerCase(),
        verified: email !== '' && Boolean(email_verified),
        firstName: given_name,
        lastName: family_name,
      };
    },
  };
}
