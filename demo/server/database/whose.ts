import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

const name = 'shop_origin';

/** Addresses of trials and rehearsals: they belong to no shop in particular. */
const isLocal = (origin: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.(test|localhost))$/.test(new URL(origin).hostname);

/**
 * Notes whose database this is, by the origin of the shop's pages, and throws a sentence if it is another shop's: its customers would get mails
 * that lead to this one. `moved`: the shop has another address from now on.
 */
export async function claimDatabase(db: Kysely<Database>, origin: string, moved = false): Promise<void> {
  if (isLocal(origin)) return;
  await db
    .insertInto('setting')
    .values({ name, value: origin })
    .onConflict((on) => (moved ? on.column('name').doUpdateSet({ value: origin }) : on.doNothing()))
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  if (value !== origin)
    throw new Error(
      `Questo database è del negozio ${value}, non di ${origin}: controlla DATABASE_URL. Se il negozio ha cambiato indirizzo, avvialo una volta con --moved.`,
    );
}
