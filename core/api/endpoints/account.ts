import * as v from 'valibot';
import { billingSchema } from '../../schema/billing.ts';
import { emptySchema } from '../../schema/envelope.ts';
import {
  contactPreferenceSchema,
  contactSchema,
  personInfoSchema,
  personSchema,
  userDetailSchema,
} from '../../schema/profile.ts';
import { userSchema } from '../../schema/session.ts';
import { area, endpoint } from '../endpoint.ts';

/** What a customer tells the shop about themselves (account §7); each change answers the whole detail. */
export const account = area('account', {
  detail: endpoint({ who: 'user', method: 'GET', path: '/registration/user_detail', answer: userDetailSchema }),
  updateDetail: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/update_user_detail',
    body: v.partial(personSchema),
    answer: userDetailSchema,
    captcha: true,
  }),
  updatePersonInfo: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/update_person_info',
    body: personInfoSchema,
    answer: userDetailSchema,
  }),
  updateContact: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/update_contact',
    body: contactSchema,
    answer: userDetailSchema,
  }),
  updateBilling: endpoint({
    who: 'user',
    method: 'POST',
    path: '/registration/update_billing_address',
    body: billingSchema,
    answer: userDetailSchema,
  }),
  updateContactPreference: endpoint({
    who: 'user',
    method: 'POST',
    path: '/basko-registration/update_contact_preference',
    body: v.object({ preferences: v.array(contactPreferenceSchema) }),
    answer: userDetailSchema,
  }),
  /** `prima_card_action` is `request` for a new card, `associate` for one in the hand, whose number is `fidelityCard`. */
  registerCard: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/prima-card/register-user',
    query: v.object({ prima_card_action: v.picklist(['request', 'associate']) }),
    body: v.object({ ...v.partial(personSchema).entries, fidelityCard: v.optional(v.string()) }),
    answer: v.object({ user: userSchema, fidelityCard: v.optional(v.string()) }),
    captcha: true,
  }),
  /** `total` in euro; `nextLevel` says what the next one asks, an addition of the reference shop; only one's own. */
  lifetime: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/customer-lifetime/user_info',
    query: v.object({ userId: v.number() }),
    answer: v.object({ level: v.string(), nextLevel: v.optional(v.string()), total: v.number(), orders: v.number() }),
    effect: 'read',
    failure: 'silent',
  }),
  survey: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/googlebox/survey',
    body: v.object({ surveyId: v.string(), answers: v.record(v.string(), v.string()) }),
    answer: emptySchema,
  }),
});
