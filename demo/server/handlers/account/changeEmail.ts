import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../http/context.ts';
import { sendLetter } from '../../mail/letter.ts';
import { mailLinks } from '../../mail/links.ts';
import { forgetDevices } from '../../push/write.ts';
import { closeSessionsOf } from '../../session/session.ts';
import { closeWays } from '../../sql/session/waysIn.ts';
import { lockName } from '../../sql/session/lockName.ts';
import { endLinks, issueToken, type OneTime } from '../../sql/session/oneTime.ts';

/** For so long the owner of the old address can undo a change, ms. */
const undoable = 72 * 3_600_000;

type Db = Transaction<Database>;

/** Account recovery after an undone e-mail change: ends sessions, links and social identities, and mails a password reset. */
async function giveBack(db: Db, { clock, places }: Context, userId: number, to: string): Promise<void> {
  await closeSessionsOf(db, userId);
  await endLinks(db, userId);
  await forgetDevices(db, userId);
  await closeWays(db, userId);
  await db.deleteFrom('one_time').where('user_id', '=', userId).where('purpose', '=', 'undo-email').execute();
  const token = await issueToken(db, clock, { purpose: 'reset', userId });
  await sendLetter(db, places, {
    to,
    userId,
    subject: 'La tua e-mail è di nuovo quella di prima',
    paragraphs: [
      'Il tuo account ha di nuovo questa e-mail, e tutti i dispositivi sono usciti. Scegli una nuova password entro un’ora.',
    ],
    link: { label: 'Scegli la nuova password', url: mailLinks(places).reset(to, token) },
  });
}

/** Changes an account's e-mail by a spent token and mails the old address an undo link, valid for 72 hours. False when another account has the e-mail. */
export async function changeEmail(
  db: Db,
  context: Context,
  { user_id: userId, payload, purpose }: OneTime,
): Promise<boolean> {
  const email = payload ?? '';
  await lockName(db, email);
  const before = await db
    .selectFrom('customer')
    .select(['email', 'first_name'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const owner = await db.selectFrom('customer').select('user_id').where('email', '=', email).executeTakeFirst();
  if (owner && (owner.user_id !== userId || purpose === 'email')) return false;
  await db.updateTable('customer').set({ email }).where('user_id', '=', userId).execute();
  if (purpose === 'undo-email') {
    await giveBack(db, context, userId, email);
    return true;
  }
  const token = await issueToken(db, context.clock, {
    purpose: 'undo-email',
    userId,
    payload: before.email,
    lifetime: undoable,
  });
  await sendLetter(db, context.places, {
    to: before.email,
    userId,
    subject: 'La tua e-mail è cambiata',
    paragraphs: [
      `Ciao ${before.first_name}, da ora per il tuo account vale un’altra e-mail.`,
      'Se non l’hai cambiata tu, per 72 ore puoi tornare a questa: tutti i dispositivi escono e scegli una nuova password.',
    ],
    link: { label: 'Torna alla mia e-mail', url: mailLinks(context.places).email(token) },
  });
  return true;
}
