import type { Transaction } from 'kysely';
import type { Person } from '../../../../core/schema/profile.ts';
import type { Database } from '../../database/database.ts';
import type { ProfileTables } from '../../database/tables/profile.ts';

type Detail = ProfileTables['customer_detail'];
type Part = Exclude<keyof Detail, 'user_id'>;

/** Changes one part of a customer's detail, its row locked meanwhile. */
export async function changeDetail<P extends Part>(
  db: Transaction<Database>,
  userId: number,
  part: P,
  change: (before: Detail[P]['__select__']) => Detail[P]['__select__'],
): Promise<void> {
  await db
    .insertInto('customer_detail')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await db
    .selectFrom('customer_detail')
    .select(part)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = (row as unknown as Record<P, Detail[P]['__select__']>)[part];
  await db
    .updateTable('customer_detail')
    .set({ [part]: JSON.stringify(change(before)) })
    .where('user_id', '=', userId)
    .execute();
}

/** Writes the fields of a person that were given; an empty one is forgotten. */
export async function changePerson(
  db: Transaction<Database>,
  userId: number,
  { firstName, lastName, ...rest }: { [K in keyof Person]?: Person[K] | undefined },
): Promise<void> {
  if (firstName !== undefined || lastName !== undefined)
    await db
      .updateTable('customer')
      .set({
        ...(firstName !== undefined && { first_name: firstName.trim() }),
        ...(lastName !== undefined && { last_name: lastName.trim() }),
      })
      .where('user_id', '=', userId)
      .execute();
  const given = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.trim() || undefined] as const],
  );
  if (given.length > 0)
    await changeDetail(db, userId, 'person', (before) => ({ ...before, ...Object.fromEntries(given) }));
}
