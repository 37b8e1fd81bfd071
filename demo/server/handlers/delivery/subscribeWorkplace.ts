import { transact } from '../../database/transact.ts';
import type { Workplace } from '../../../../core/schema/geography.ts';
import type { Context } from '../../http/context.ts';
import { notFound } from '../../http/problem.ts';
import { addressOnTheWire, lockersAtWork } from '../../sql/delivery/addresses.ts';
import { customerOf } from '../session/customer.ts';
import { refuseTooMany } from '../session/refuseTooMany.ts';

/** Makes a customer one of the people of the company whose code it is, once; codes are not to be guessed (account §6). */
export async function subscribeWorkplace(context: Context, code: string): Promise<Workplace> {
  const userId = customerOf(context);
  const takeBack = await refuseTooMany(context, [{ name: `workplace:${userId}`, tries: 10, minutes: 60 }]);
  const company = await transact(context.db, async (db) => {
    const found = await db
      .selectFrom('workplace')
      .selectAll()
      .where('subscription_code', '=', code.trim().toUpperCase())
      .executeTakeFirst();
    if (!found) throw notFound('workplace.notFound', 'Non conosciamo questo codice aziendale: controllalo e riprova.');
    await db
      .insertInto('workplace_member')
      .values({ workplace_id: found.workplace_id, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return found;
  });
  await takeBack();
  return {
    subscriptionCode: company.subscription_code,
    companyName: company.company_name,
    addresses: (await lockersAtWork(context.db, company.workplace_id)).map((row) => addressOnTheWire(row)),
  };
}
