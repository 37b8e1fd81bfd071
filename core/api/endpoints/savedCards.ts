import * as v from 'valibot';
import * as cardTexts from '../../labels/it/checkoutCards.ts';
import { paymentAuthSchema } from '../../schema/savedCards.ts';
import { area, endpoint } from '../endpoint.ts';

const auths = v.object({ auths: v.array(paymentAuthSchema) });

/** The cards that the payment provider keeps for a customer (account §7). */
export const savedCards = area('savedCards', {
  list: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/payment-type/list-auth',
    query: v.object({ payment_type_id: v.number() }),
    answer: auths,
  }),
  /** Forgets a card; a call of the reference shop, and the cards that are left. Orders paid with it keep what they hold of it. */
  forget: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/payment-type/remove-auth',
    body: v.object({ user_payment_auth_id: v.number() }),
    answer: auths,
    failure: cardTexts.forgetError,
  }),
});
