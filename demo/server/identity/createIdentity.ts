import type { SocialProvider } from '../../../core/schema/identity.ts';
import { createCompany, type CompanySettings } from './company.ts';
import type { Identity } from './identity.ts';
import { returnPath } from './paths.ts';
import { createVoucher, type VoucherSettings } from './voucher.ts';

/** What the surroundings say of who may vouch for customers. */
export interface IdentitySettings extends Partial<Record<SocialProvider, VoucherSettings>> {
  company?: CompanySettings;
}

/** Where the real ones are asked; Facebook's by OpenID Connect too, whose answers do not say whether an e-mail is verified. */
const known: Record<SocialProvider, Omit<VoucherSettings, 'clientId' | 'clientSecret'>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    scope: 'openid email profile',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    keys: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    scope: 'openid email public_profile',
  },
};

/** GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, the same for FACEBOOK, and SAML_ENTRY_POINT, SAML_LOGOUT, SAML_CERTIFICATE, SAML_ISSUER, SAML_DOMAINS. */
export function identitySettings(env: Record<string, string | undefined>): IdentitySettings {
  const social = (provider: SocialProvider): IdentitySettings => {
    const name = provider.toUpperCase();
    const [clientId, clientSecret] = [env[`${name}_CLIENT_ID`], env[`${name}_CLIENT_SECRET`]];
    return clientId && clientSecret ? { [provider]: { ...known[provider], clientId, clientSecret } } : {};
  };
  const { SAML_ENTRY_POINT: entryPoint, SAML_CERTIFICATE: certificate, SAML_ISSUER: issuer, SAML_LOGOUT } = env;
  const domains = (env['SAML_DOMAINS'] ?? '')
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter(Boolean);
  if (entryPoint && !(certificate && issuer && domains.length > 0))
    throw new Error('Con SAML_ENTRY_POINT servono SAML_CERTIFICATE, SAML_ISSUER e SAML_DOMAINS.');
  return {
    ...social('google'),
    ...social('facebook'),
    ...(entryPoint &&
      certificate &&
      issuer && { company: { entryPoint, certificate, issuer, domains, logoutUrl: SAML_LOGOUT || entryPoint } }),
  };
}

/** Who vouches for customers; `shop` is the shop's origin, `base` the address of the API as browsers reach it. */
export function createIdentity(
  { company, google, facebook }: IdentitySettings,
  { shop, base }: { shop: string; base: string },
  fetch?: Parameters<typeof createVoucher>[1],
): Identity {
  return {
    returnUrl: base + returnPath,
    ...(google && { google: createVoucher(google, fetch) }),
    ...(facebook && { facebook: createVoucher(facebook, fetch) }),
    ...(company && { company: createCompany(company, shop, base) }),
  };
}
