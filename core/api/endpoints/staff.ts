import * as v from 'valibot';
import { cartSchema } from '../../schema/cart.ts';
import { pageSchema } from '../../schema/envelope.ts';
import { ssoUserSchema } from '../../schema/session.ts';
import { auditLineSchema, foundUserSchema, paymentProblemSchema } from '../../schema/staff.ts';
import { area, endpoint } from '../endpoint.ts';

const maybe = v.optional(v.string());
const number = v.optional(v.number());

/** The back office's doors (account §7): its login, the search for a customer, and acting for one. */
export const staff = area('staff', {
  /** Without `otp` a code is mailed, and the answer is a refusal `auth.mfaRequired` with a token; that token (ours, of no specification) stands for the password. */
  ssoLogin: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/backoffice-access/sso-login',
    body: v.object({ backoffice_user: v.string(), password: v.string(), otp: maybe, token: maybe }),
    answer: ssoUserSchema,
    sensitive: true,
  }),
  /** Leaves the customer one acts for, back to the back office; else the back office itself. */
  ssoLogout: endpoint({
    who: 'user',
    method: 'POST',
    path: '/sso-auth/logout',
    answer: v.object({ redirectUrl: maybe }),
  }),
  /** `cod_int` is a loyalty card's number; type 2 unless another is asked for, and no other is found (ruling 5). */
  users: endpoint({
    who: 'backoffice',
    method: 'GET',
    path: '/user-search/list_user',
    query: v.object({ q: maybe, cod_int: maybe, page: number, page_size: number, sort: maybe, user_type_id: maybe }),
    answer: v.object({ page: pageSchema, users: v.array(foundUserSchema) }),
  }),
  /** A GET that writes (ruling 23): from now on the session acts for this customer; answers their cart. */
  selectUser: endpoint({
    who: 'backoffice',
    method: 'GET',
    path: '/user-search/select_user',
    query: v.object({ user_id: v.number() }),
    answer: cartSchema,
    effect: 'write',
  }),
  /** Ours, of no specification: what staff did and for whom, the newest first, for the administrator alone; parts of a name or e-mail, days as YYYY-MM-DD. */
  audit: endpoint({
    who: 'backoffice',
    method: 'GET',
    path: '/user-search/audit',
    query: v.object({ actor: maybe, customer: maybe, from: maybe, to: maybe, page: number, page_size: number }),
    answer: v.object({ page: pageSchema, lines: v.array(auditLineSchema) }),
  }),
  /** Ours, of no specification: payments to look into, the newest first. */
  paymentProblems: endpoint({
    who: 'backoffice',
    method: 'GET',
    path: '/payment/list-problems',
    query: v.object({ page: number, page_size: number }),
    answer: v.object({ page: pageSchema, payments: v.array(paymentProblemSchema) }),
  }),
});
