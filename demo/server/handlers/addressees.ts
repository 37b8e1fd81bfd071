import type { addressees } from '../../../core/api/endpoints/addressees.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound, Problem, status } from '../http/problem.ts';
import { checkBilling, fiscalsOf } from './account/billing.ts';
import { customerOf } from './session/customer.ts';

const mostFiscals = 20;

/** Whom a customer's invoices go to (account §7). */
export const addresseesHandlers: Handlers<typeof addressees> = {
  list: (_input, context) => fiscalsOf(context.db, customerOf(context)),

  async add(input, context) {
    const userId = customerOf(context);
    checkBilling(input);
    const { personFiscals } = await fiscalsOf(context.db, userId);
    if (personFiscals.length >= mostFiscals)
      throw new Problem(status.conflict, 'fiscal.tooMany', `Puoi salvare al massimo ${mostFiscals} intestatari.`);
    await context.db
      .insertInto('person_fiscal')
      .values({ user_id: userId, billing: JSON.stringify(input) })
      .execute();
    return fiscalsOf(context.db, userId);
  },

  async delete({ person_fiscal_id }, context) {
    const userId = customerOf(context);
    const gone = await context.db
      .deleteFrom('person_fiscal')
      .where('person_fiscal_id', '=', person_fiscal_id)
      .where('user_id', '=', userId)
      .returning('person_fiscal_id')
      .executeTakeFirst();
    if (!gone) throw notFound('fiscal.notFound', 'Questo intestatario non c’è.');
    return fiscalsOf(context.db, userId);
  },
};
