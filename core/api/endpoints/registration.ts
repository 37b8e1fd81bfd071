import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { emptySchema } from '../../schema/envelope.ts';
import { registeredSchema } from '../../schema/profile.ts';
import { userSchema } from '../../schema/session.ts';
import { area, endpoint } from '../endpoint.ts';

const text = v.string();
const maybe = v.optional(v.string());

/**
 * Getting in (account §7): registration, its confirmation, and the way back to a lost password.
 * The answers are the same for an e-mail that has an account and for one that has none (SEC-04).
 */
export const registration = area('registration', {
  register: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/registration/register_user',
    body: registeredSchema,
    answer: v.object({ user: userSchema }),
    sensitive: true,
  }),
  /** By the link of a mail (ruling 33); the browser that the registration was made in gets its cart with the answer, and is logged in. */
  confirm: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/registration_confirm',
    query: v.object({ e_mail: text, reg_control_code: text }),
    answer: v.object({ confirmed: v.boolean(), alreadyConfirmed: v.boolean(), ...v.partial(cartSchema).entries }),
    effect: 'write',
    proof: 'token',
    sensitive: true,
  }),
  resendEmail: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/registration_resend_email',
    query: v.object({ e_mail: text }),
    answer: emptySchema,
    effect: 'write',
    proof: 'client',
  }),
  /** One of the three says who. A refusal shows no text of the server (account §8). */
  requestReset: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/password_reset_token_request',
    query: v.object({ e_mail: maybe, fiscal_code: maybe, login: maybe }),
    answer: emptySchema,
    effect: 'write',
    proof: 'client',
    failure: 'silent',
  }),
  checkReset: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/password_reset_token_check',
    query: v.object({ e_mail: maybe, login: maybe, reset_token: text }),
    answer: emptySchema,
    sensitive: true,
  }),
  resetPassword: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration/password_reset',
    query: v.object({ e_mail: maybe, login: maybe, reset_token: text, password: text }),
    answer: emptySchema,
    effect: 'write',
    proof: 'token',
    postable: true,
    captcha: true,
    sensitive: true,
    failure: 'silent',
  }),
});
