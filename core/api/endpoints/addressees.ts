import * as v from 'valibot';
import { billingSchema, personFiscalSchema } from '../../schema/billing.ts';
import { area, endpoint } from '../endpoint.ts';

const answer = v.object({ personFiscals: v.array(personFiscalSchema) });

/** Whom a customer's invoices go to (account §7); each change answers all of them. */
export const addressees = area('addressees', {
  list: endpoint({ who: 'customer', method: 'GET', path: '/user-person-fiscal/list', answer }),
  add: endpoint({
    who: 'customer',
    method: 'POST',
    path: '/user-person-fiscal/insert-billing-address',
    body: billingSchema,
    answer,
  }),
  /** A GET that writes (ruling 23). */
  delete: endpoint({
    who: 'customer',
    method: 'GET',
    path: '/user-person-fiscal/delete-person-fiscal',
    query: v.object({ person_fiscal_id: v.number() }),
    answer,
    effect: 'write',
  }),
});
