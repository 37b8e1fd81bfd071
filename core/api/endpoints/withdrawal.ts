import * as v from 'valibot';
import * as withdrawalTexts from '../../labels/it/withdrawal.ts';
import { withdrawalSchema } from '../../schema/withdrawal.ts';
import { area, endpoint } from '../endpoint.ts';

const order = { order_id: v.number(), access_token: v.string() };

/** Additions of ours: withdrawing from the contract of an order, line by line, with its token and without a login (LAW-10). */
export const withdrawal = area('withdrawal', {
  view: endpoint({
    who: 'anyone',
    method: 'GET',
    path: '/order/withdrawal',
    query: v.object(order),
    answer: withdrawalSchema,
    sensitive: true,
  }),
  /** Mails the link to an order to its customer, where number and e-mail fit; the answer tells nothing of it. */
  link: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/order/withdrawal-link',
    body: v.object({ order_id: v.number(), email: v.string() }),
    answer: v.object({}),
    sensitive: true,
    failure: withdrawalTexts.linkFailed,
  }),
  /** Withdraws from these lines; a receipt with date and hour goes to the address given. Said again of the same lines it does nothing more. */
  make: endpoint({
    who: 'anyone',
    method: 'POST',
    path: '/order/withdrawal',
    body: v.object({ ...order, name: v.string(), email: v.string(), items: v.array(v.number()) }),
    answer: withdrawalSchema,
    sensitive: true,
    failure: withdrawalTexts.failed,
  }),
});
