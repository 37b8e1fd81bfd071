import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { transact } from '../../database/transact.ts';
import { Problem, status } from '../../http/problem.ts';
import { lockName } from '../../sql/session/lockName.ts';

const most = 30;

/** Keeps a customer's answers to a survey, the latest of each; a customer's surveys are bounded. */
export const keepAnswers = (
  db: Kysely<Database>,
  user_id: number,
  survey_id: string,
  answered: Record<string, string>,
): Promise<void> =>
  transact(db, async (work) => {
    await lockName(work, `surveys of ${user_id}`);
    const answers = JSON.stringify(answered);
    const changed = await work
      .updateTable('survey_answer')
      .set({ answers })
      .where('user_id', '=', user_id)
      .where('survey_id', '=', survey_id)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) return;
    const { count } = await work
      .selectFrom('survey_answer')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most)
      throw new Problem(status.notAllowed, 'survey.tooMany', `Puoi rispondere al massimo a ${most} sondaggi.`);
    await work.insertInto('survey_answer').values({ user_id, survey_id, answers }).execute();
  });
