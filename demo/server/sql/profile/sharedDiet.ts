import { dietConflicts, isConflict } from '../../../../core/rules/diet.ts';
import type { Product } from '../../../../core/schema/catalogue.ts';
import type { SharedDiet } from '../../../../core/schema/diet.ts';
import type { Db } from '../../database/database.ts';

/** What a customer does not eat, where they have agreed that the shop keeps it (LAW-15). */
export async function sharedDiet(db: Db, userId: number): Promise<SharedDiet | undefined> {
  const row = await db.selectFrom('diet_profile').select('diet').where('user_id', '=', userId).executeTakeFirst();
  return row?.diet;
}

/** Is this product one that a customer of this diet has asked to be spared as a substitute? */
export const isSpared = (product: Product, diet: SharedDiet | undefined): boolean =>
  diet !== undefined && isConflict(dietConflicts(product, diet));
