import * as v from 'valibot';
import { consentSchema, disclaimerSchema } from '../../schema/profile.ts';
import { area, endpoint } from '../endpoint.ts';

const module = v.object({
  store_id: v.optional(v.number(), 5),
  registration_module_type_id: v.optional(v.number(), 2),
});
const disclaimers = v.object({ disclaimers: v.array(disclaimerSchema) });

/** What a customer agrees to (account §7): the texts of a registration, and one's own. */
export const disclaimer = area('disclaimer', {
  list: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/registration-disclaimer/list',
    query: module,
    answer: disclaimers,
    shared: true,
  }),
  own: endpoint({
    who: 'user',
    method: 'GET',
    path: '/user-registration-disclaimer/list-by-type',
    query: module,
    answer: disclaimers,
  }),
  /** Asked after login: is something mandatory still to be agreed to? */
  check: endpoint({
    who: 'user',
    method: 'GET',
    path: '/user-registration-disclaimer/check-disclaimer',
    query: v.object({ registration_module_type_id: v.optional(v.number(), 2) }),
    answer: v.object({ toAccept: v.boolean() }),
    failure: 'silent',
  }),
  update: endpoint({
    who: 'user',
    method: 'POST',
    path: '/user-registration-disclaimer/update-disclaimer',
    body: v.object({ disclaimers: v.array(consentSchema) }),
    answer: disclaimers,
  }),
});
