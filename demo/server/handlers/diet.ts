import { sql } from 'kysely';
import type { diet } from '../../../core/api/endpoints/diet.ts';
import type { Handlers } from '../http/implement.ts';
import { sharedDiet } from '../sql/profile/sharedDiet.ts';
import { ownSession } from './session/own.ts';

/** What a customer does not eat, for whom the shop keeps it (LAW-15): to be seen and changed by its owner alone, never by staff who act for them. */
export const dietHandlers: Handlers<typeof diet> = {
  async view(_, context) {
    const { userId } = ownSession(context);
    const kept = await sharedDiet(context.db, userId);
    return kept ? { diet: kept } : {};
  },
  async share(given, context) {
    const { userId } = ownSession(context);
    if (!given.diet) {
      await context.db.deleteFrom('diet_profile').where('user_id', '=', userId).execute();
      return {};
    }
    const kept = JSON.stringify(given.diet);
    await context.db
      .insertInto('diet_profile')
      .values({ user_id: userId, diet: kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ diet: kept, at: sql<Date>`now()` }))
      .execute();
    return { diet: given.diet };
  },
};
