import * as errorTexts from '../../labels/it/errors.ts';
import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { emptySchema } from '../../schema/envelope.ts';
import { authTestSchema } from '../../schema/session.ts';
import { form } from '../bodies.ts';
import { area, endpoint } from '../endpoint.ts';

const login = v.object({
  login: v.string(),
  password: v.string(),
  remember_me: v.optional(v.boolean()),
  mfa_pin: v.optional(v.string()),
  token: v.optional(v.string()),
});

/** Who is there (account §7): login answers the cart, the user is at the envelope's root. */
export const session = area('session', {
  test: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/auth/test',
    query: v.object({ operation: v.optional(v.string()) }),
    answer: authTestSchema,
    failure: 'silent',
    sectors: true,
  }),
  login: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/auth/login',
    body: login,
    encoding: form,
    answer: cartSchema,
    captcha: true,
    sensitive: true,
    sectors: true,
    failure: errorTexts.errorLogin,
  }),
  logout: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/auth/logout',
    /** Ours: with `everywhere` all sessions of the account end. */
    body: v.object({ everywhere: v.optional(v.boolean()) }),
    answer: emptySchema,
    failure: errorTexts.errorLogout,
  }),
});
