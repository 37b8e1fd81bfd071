import * as errorTexts from '../../labels/it/errors.ts';
import * as v from 'valibot';
import { enteredSchema, socialDetailSchema } from '../../schema/identity.ts';
import { area, endpoint } from '../endpoint.ts';

const maybe = v.optional(v.string());

const social = (path: string) =>
  endpoint({
    who: 'anyone',
    method: 'GET',
    path,
    query: v.object({ code: maybe, state: maybe, mfa_pin: maybe, token: maybe }),
    answer: enteredSchema,
    effect: 'write',
    proof: 'client',
    postable: true,
    sensitive: true,
    failure: errorTexts.errorLogin,
  });

/**
 * Getting in by somebody else's word (account §7). Without a `code` the answer says where to ask for one; with it and its `state` it is
 * the login's, or the page where a newcomer registers. As a navigation they change nothing (ruling 23): our own header is asked for.
 */
export const identity = area('identity', {
  google: social('/social-redir/google-mobile'),
  facebook: social('/social-redir/facebook-mobile'),
  /** Of the newcomer of this session. */
  detail: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/social_user_detail',
    answer: socialDetailSchema,
    failure: 'silent',
  }),
  /** `relay_state_url` is a path of this shop; with `checkUser` and the code that came back to it, the answer is the login's. */
  samlLogin: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/saml/do-login',
    query: v.object({
      relay_state_url: v.string(),
      checkUser: v.optional(v.boolean()),
      saml_code: maybe,
    }),
    answer: enteredSchema,
    effect: 'write',
    proof: 'client',
    sensitive: true,
    failure: errorTexts.errorLogin,
  }),
  /** Ends the session; where the company's account let the customer in, `redirectUrl` ends it there too. */
  samlLogout: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/saml/do-logout',
    query: v.object({ relay_state_url: v.string() }),
    answer: v.object({ redirectUrl: maybe }),
    effect: 'write',
    proof: 'client',
    failure: errorTexts.errorLogout,
  }),
});
