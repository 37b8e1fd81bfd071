import * as v from 'valibot';
import { emptySchema } from '../../schema/envelope.ts';
import { wayInSchema } from '../../schema/security.ts';
import { area, endpoint } from '../endpoint.ts';

const text = v.string();
const ways = v.object({ ways: v.array(wayInSchema) });
const enabled = v.object({ enabled: v.boolean() });

/** How one gets into one's account, and how one leaves it for good (account §7). */
export const security = area('security', {
  /**
   * Ours, of no specification: step-up authentication, valid for five minutes. Without it `update_mfa`, `update_email_request`,
   * `anonymize_token_request`, and `update_password` of an account with a pin, are refused with `auth.stepUp`. An account with a pin
   * is first refused with `auth.mfaRequired` and a token, like a login.
   */
  stepUp: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/step_up',
    body: v.object({ password: text, mfa_pin: v.optional(text), token: v.optional(text) }),
    answer: emptySchema,
    sensitive: true,
  }),
  /** Ours, of no specification: by what one gets into this account. */
  waysIn: endpoint({ who: 'user', method: 'GET', path: '/registration/ways_in', answer: ways }),
  /** Ours: closes a way, and ends all other sessions; after a step-up. */
  removeWayIn: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/remove_way_in',
    body: v.object({ way: v.picklist(['google', 'facebook']) }),
    answer: ways,
  }),
  mfa: endpoint({ who: 'user', method: 'GET', path: '/registration/mfa_enabled', answer: enabled }),
  updateMfa: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/update_mfa',
    body: enabled,
    answer: enabled,
  }),
  /** Ends all other sessions; this one goes on under a new token (SEC-01). */
  updatePassword: endpoint({
    who: 'user',
    method: 'GET',
    path: '/registration/update_password',
    query: v.object({ old_password: text, new_password: text }),
    answer: emptySchema,
    effect: 'write',
    postable: true,
    captcha: true,
    sensitive: true,
  }),
  /** Sends a link to the new address. */
  requestEmail: endpoint({
    who: 'user',
    method: 'GET',
    path: '/registration/update_email_request',
    query: v.object({ new_email: text }),
    answer: emptySchema,
    effect: 'write',
  }),
  updateEmail: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/update_email',
    query: v.object({ token: text }),
    /** `undone`: the link was the one that the old address got, and the account has its old e-mail again. */
    answer: v.object({ undone: v.optional(v.boolean()) }),
    effect: 'write',
    proof: 'token',
    sensitive: true,
  }),
  updateUsername: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/update_username',
    body: v.object({ username: text }),
    answer: emptySchema,
  }),
  /** Sends a link by which the account can be anonymised. */
  requestAnonymize: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/registration/anonymize_token_request',
    answer: emptySchema,
    effect: 'write',
  }),
  checkAnonymize: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/anonymize_token_check',
    query: v.object({ login: text, token: text }),
    answer: emptySchema,
    sensitive: true,
  }),
  /** With login and token of the mail, which are the proof. */
  anonymize: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/user_anonymize',
    query: v.object({ login: text, token: text }),
    answer: emptySchema,
    effect: 'write',
    proof: 'token',
    sensitive: true,
  }),
});
