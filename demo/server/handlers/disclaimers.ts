import type { disclaimer } from '../../../core/api/endpoints/disclaimers.ts';
import type { Disclaimer } from '../../../core/schema/profile.ts';
import { transact } from '../database/transact.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound, Problem, status } from '../http/problem.ts';
import { translated } from '../language/translate.ts';
import { disclaimersOf } from '../sql/profile/detail.ts';
import { now } from '../time/clock.ts';
import { customerOf } from './session/customer.ts';

const nobody = -1;

/** In the language of whoever reads them. */
function inWords({ header }: Context, asked: readonly Disclaimer[]): Disclaimer[] {
  header('Vary', 'X-Ebsn-Language');
  return asked.map((one) => ({
    ...one,
    title: translated(one.title),
    text: translated(one.text),
  }));
}

/** What a customer agrees to (account §7). */
export const disclaimerHandlers: Handlers<typeof disclaimer> = {
  list: async ({ registration_module_type_id }, context) => ({
    disclaimers: inWords(context, await disclaimersOf(context.db, nobody, registration_module_type_id)),
  }),
  own: async ({ registration_module_type_id }, context) => ({
    disclaimers: inWords(context, await disclaimersOf(context.db, customerOf(context), registration_module_type_id)),
  }),
  check: async ({ registration_module_type_id }, context) => {
    const asked = await disclaimersOf(context.db, customerOf(context), registration_module_type_id);
    return { toAccept: asked.some(({ mandatory, accepted }) => mandatory && !accepted) };
  },
  async update({ disclaimers }, context) {
    const userId = customerOf(context);
    const known = await context.db
      .selectFrom('disclaimer')
      .select(['disclaimer_id', 'mandatory', 'title', 'module_type_id'])
      .execute();
    const byId = new Map(known.map((row) => [row.disclaimer_id, row]));
    const given = [...new Map(disclaimers.map((each) => [each.disclaimerId, each.accepted]))];
    for (const [id, accepted] of given) {
      const row = byId.get(id);
      if (!row) throw notFound('disclaimer.notFound', 'Questo consenso non c’è.');
      if (row.mandatory && !accepted)
        throw new Problem(status.validation, 'form.disclaimer', `È obbligatorio accettare: ${row.title}`, {
          field: `disclaimer-${id}`,
        });
    }
    const at = await now(context.db, context.clock);
    await transact(context.db, async (db) => {
      for (const [disclaimer_id, accepted] of given)
        await db
          .insertInto('customer_disclaimer')
          .values({ user_id: userId, disclaimer_id, accepted, at })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'disclaimer_id'])
              .doUpdateSet({ accepted, at })
              .where('customer_disclaimer.accepted', '<>', accepted),
          )
          .execute();
    });
    return { disclaimers: inWords(context, await disclaimersOf(context.db, userId, known[0]?.module_type_id ?? 2)) };
  },
};
