import type { Context as Request } from 'hono';
import type { Endpoint } from '../../../core/api/endpoint.ts';
import { Problem, status } from '../http/problem.ts';

/** Who tells people from programs: a provider behind a key, or work that the browser has to do (ruling 21). */
export interface Captcha {
  /** Is this the token of a caller who may go on? For one action, and once. */
  check(token: string, action: string): Promise<boolean>;
  /** What the browser has to solve, for providers that answer here. */
  challenge?(action: string): Promise<unknown>;
}

/** What a token is bound to: the last part of a call's path. */
const actionOf = ({ path }: Pick<Endpoint, 'path'>): string => path.split('/').at(-1)!;

const refused = () =>
  new Problem(status.notAllowed, 'captcha.refused', 'Il controllo contro gli abusi non è riuscito: riprova.', {
    http: 403,
  });

/** HTTP 403 for a protected call without a good token. A pin needs none: it is looked at only with the challenge that a login with a token has got (SEC-17). */
export async function requireCaptcha(
  endpoint: Endpoint,
  request: Request,
  input: Record<string, unknown>,
  captcha: Captcha | undefined,
): Promise<void> {
  if (!captcha || !endpoint.captcha || typeof input['mfa_pin'] === 'string') return;
  const token = new URL(request.req.url).searchParams.get('token_recaptcha') ?? '';
  if (token === '' || token.length > 4000 || !(await captcha.check(token, actionOf(endpoint)))) throw refused();
}
