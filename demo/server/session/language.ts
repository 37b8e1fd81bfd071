import type { Db } from '../database/database.ts';
import { languageOf, spoken } from '../language/speak.ts';
import type { Language } from '../../../core/rules/language.ts';
import type { Session } from './session.ts';

/** Keeps the language that a customer speaks for what the shop writes to them later; who acts for them changes nothing. Never waits for a command that holds the customer. */
export async function noteLanguage(db: Db, { kind, userId, language }: Session): Promise<void> {
  if (kind !== 'shop' || language === undefined || language === spoken()) return;
  await db
    .updateTable('customer')
    .set({ language: spoken() })
    .where('user_id', '=', (query) =>
      query.selectFrom('customer').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().skipLocked(),
    )
    .execute();
}

/** In which the shop writes to a customer. */
export async function customersLanguage(db: Db, userId: number): Promise<Language> {
  const { language } = await db
    .selectFrom('customer')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return languageOf(language);
}
