import type { DecodedInputOf } from '../../../../core/api/endpoint.ts';
import type { staff } from '../../../../core/api/endpoints/staff.ts';
import type { Page } from '../../../../core/schema/envelope.ts';
import type { PaymentProblem } from '../../../../core/schema/staff.ts';
import type { Context } from '../../http/context.ts';
import { moving } from '../../payment/money.ts';
import { now } from '../../time/clock.ts';

const usual = 20;
const most = 100;
/** Money that has not moved for so long needs somebody to look at it. */
const hour = 3_600_000;

/** Payments that were not as they were asked for, and those whose money the provider has not moved for an hour. */
export async function paymentProblems(
  { db, clock }: Context,
  { page = 1, page_size = usual }: DecodedInputOf<typeof staff.paymentProblems>,
): Promise<{ page: Page; payments: PaymentProblem[] }> {
  const itemsPerPage = Math.min(most, Math.max(1, Math.floor(page_size)));
  const stuckSince = new Date((await now(db, clock)).getTime() - hour);
  const found = db
    .selectFrom('payment')
    .where((row) =>
      row.or([
        row('problem', 'is not', null),
        row.and([row('state', 'in', ['releasing', ...moving]), row('at', '<', stuckSince)]),
      ]),
    );
  const { count } = await found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const totItems = Number(count);
  const totPages = Math.max(1, Math.ceil(totItems / itemsPerPage));
  const selPage = Math.min(totPages, Math.max(1, Math.floor(page)));
  const rows = await found
    .select(['payment_id', 'order_id', 'reference', 'amount', 'state', 'problem', 'at'])
    .orderBy('payment_id', 'desc')
    .offset((selPage - 1) * itemsPerPage)
    .limit(itemsPerPage)
    .execute();
  return {
    page: { selPage, totPages, totItems, itemsPerPage },
    payments: rows.map((row) => ({
      paymentId: row.payment_id,
      orderId: row.order_id,
      reference: row.reference,
      amount: row.amount / 100,
      state: row.state,
      ...(row.problem !== null && { problem: row.problem }),
      date: row.at.toISOString(),
    })),
  };
}
