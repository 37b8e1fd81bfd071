import * as v from 'valibot';
import { giftCertificateSchema } from '../../schema/loyalty.ts';
import { area, endpoint } from '../endpoint.ts';

/** Includes used and expired ones, unless it is false. */
const history = v.object({ show_history: v.optional(v.boolean(), true) });
const gifts = v.object({ giftCertificates: v.array(giftCertificateSchema) });

/** The customer's gift certificates (§7): those of the shop's programmes, and those given by hand. */
export const loyalty = area('loyalty', {
  gifts: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/giftcertificate/list',
    query: history,
    answer: gifts,
    failure: 'silent',
  }),
  giftsByHand: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/giftcertificate/list-manual-assigned',
    query: history,
    answer: gifts,
    failure: 'silent',
  }),
});
