import type { security } from '../../../core/api/endpoints/security.ts';
import { matching, required } from '../../../core/rules/validation.ts';
import * as faultTexts from '../../../core/labels/it/commonFaults.ts';
import { transact } from '../database/transact.ts';
import type { Context } from '../http/context.ts';
import type { Handlers } from '../http/implement.ts';
import { notFound, Problem, status } from '../http/problem.ts';
import { sendLetter } from '../mail/letter.ts';
import { mailLinks } from '../mail/links.ts';
import { checkPassword, hashPassword } from '../session/password.ts';
import { forgetDevices } from '../push/write.ts';
import { closeSessionsOf } from '../session/session.ts';
import { anonymize, refuseWhileOpen } from '../sql/profile/anonymize.ts';
import { lockName } from '../sql/session/lockName.ts';
import { closeWays, openWay, waysInOf } from '../sql/session/waysIn.ts';
import { endLinks, findToken, issueToken, spendToken } from '../sql/session/oneTime.ts';
import { findAccount } from '../sql/session/users.ts';
import { checkFields } from './account/checkPerson.ts';
import { now } from '../time/clock.ts';
import { evenly } from '../time/evenly.ts';
import { askedFor, limitMails, limitTokens } from './registration/limits.ts';
import { countLogin } from './session/login.ts';
import { changeEmail } from './account/changeEmail.ts';
import { ownSession, renew } from './session/own.ts';
import { steppedUp, stepUp } from './session/stepUp.ts';

const badLink = () =>
  notFound('token.invalid', 'Questo collegamento è scaduto o è già stato usato: chiedine un altro.');

const providerName = { google: 'Google', facebook: 'Facebook' };

const me = (context: Context, userId: number) =>
  context.db
    .selectFrom('customer')
    .select(['user_id', 'email', 'username', 'first_name', 'password_hash', 'mfa_enabled'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** The token of an anonymising mail, if it belongs to this login. */
async function anonymizingToken(context: Context, login: string, token: string) {
  const found = await findToken(context.db, context.clock, 'anonymize', token);
  const owner = found && !found.used_at ? await me(context, found.user_id) : undefined;
  if (!found || owner?.email !== login.trim().toLowerCase()) throw badLink();
  return found;
}

/** How one gets into one's account, and how one leaves it for good (account §7). */
export const securityHandlers: Handlers<typeof security> = {
  async stepUp(given, context) {
    await stepUp(context, given);
    return {};
  },

  waysIn: async (_input, context) => ({ ways: await waysInOf(context.db, ownSession(context).userId) }),

  async removeWayIn({ way }, context) {
    const session = await steppedUp(context);
    const { userId } = session;
    const owner = await me(context, userId);
    const next = await transact(context.db, async (db) => {
      await closeWays(db, userId, way);
      await closeSessionsOf(db, userId);
      await endLinks(db, userId);
      await forgetDevices(db, userId, context.device);
      await sendLetter(db, context.places, {
        to: owner.email,
        userId,
        subject: 'Hai tolto un modo di accedere',
        paragraphs: [
          `Ciao ${owner.first_name}, nel tuo account non si entra più con ${providerName[way]}, e gli altri dispositivi sono usciti.`,
          'Se non l’hai tolto tu, scegli subito un’altra password.',
        ],
        page: { label: 'Scegli una nuova password', url: mailLinks(context.places).requestReset() },
      });
      return renew(db, context, session);
    });
    context.setSession(next);
    return { ways: await waysInOf(context.db, userId) };
  },

  mfa: async (_input, context) => ({ enabled: (await me(context, ownSession(context).userId)).mfa_enabled }),

  async updateMfa({ enabled }, context) {
    const session = await steppedUp(context);
    const next = await transact(context.db, async (db) => {
      await db.updateTable('customer').set({ mfa_enabled: enabled }).where('user_id', '=', session.userId).execute();
      return renew(db, context, session, { mfa: enabled });
    });
    context.setSession(next);
    return { enabled };
  },

  async updatePassword({ old_password, new_password }, context) {
    const session = ownSession(context);
    checkFields({ password: new_password });
    const owner = await me(context, session.userId);
    if (owner.mfa_enabled) await steppedUp(context);
    const takeBack = await countLogin(context, owner.email, await findAccount(context.db, owner.email));
    if (!(await checkPassword(old_password, owner.password_hash)))
      throw new Problem(status.validation, 'auth.badCredentials', 'La password attuale non è corretta.', {
        field: 'old_password',
      });
    await takeBack();
    const password_hash = await hashPassword(new_password);
    const next = await transact(context.db, async (db) => {
      await db.updateTable('customer').set({ password_hash }).where('user_id', '=', session.userId).execute();
      await openWay(db, session.userId, 'password', await now(db, context.clock));
      await closeSessionsOf(db, session.userId);
      await endLinks(db, session.userId);
      await forgetDevices(db, session.userId, context.device);
      await sendLetter(db, context.places, {
        to: owner.email,
        userId: session.userId,
        subject: 'La tua password è cambiata',
        paragraphs: [
          `Ciao ${owner.first_name}, la password del tuo account è stata cambiata e gli altri dispositivi sono usciti.`,
          'Se non l’hai cambiata tu, scegline subito un’altra.',
        ],
        page: { label: 'Scegli una nuova password', url: mailLinks(context.places).requestReset() },
      });
      return renew(db, context, session);
    });
    context.setSession(next);
    return {};
  },

  async requestEmail({ new_email }, context) {
    const { userId } = await steppedUp(context);
    const email = new_email.trim().toLowerCase();
    checkFields({ email });
    await limitMails(context, email);
    await evenly(askedFor, async () => {
      const taken = await context.db
        .selectFrom('customer')
        .select('user_id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (taken)
        return sendLetter(context.db, context.places, {
          to: email,
          userId: taken.user_id,
          subject: 'Hai già un account con questa e-mail',
          paragraphs: ['Qualcuno ha chiesto di usare la tua e-mail per un altro account. Non devi fare nulla.'],
        });
      const token = await issueToken(context.db, context.clock, { purpose: 'email', userId, payload: email });
      return sendLetter(context.db, context.places, {
        to: email,
        subject: 'Conferma la tua nuova e-mail',
        paragraphs: ['Conferma entro un’ora che vuoi usare questa e-mail per il tuo account.'],
        link: { label: 'Conferma la nuova e-mail', url: mailLinks(context.places).email(token) },
      });
    });
    return {};
  },

  async updateEmail({ token }, context) {
    const takeBack = await limitTokens(context);
    const answer = await transact(context.db, async (db) => {
      const undone = await spendToken(db, context.clock, 'undo-email', token);
      const spent = undone ?? (await spendToken(db, context.clock, 'email', token));
      if (!spent) throw badLink();
      if (!(await changeEmail(db, context, spent))) throw badLink();
      return { undone: undone !== undefined };
    });
    await takeBack();
    return answer;
  },

  async updateUsername({ username }, context) {
    const { userId } = ownSession(context);
    const name = username.trim();
    checkFields({ username: name }, { username: [required, matching(faultTexts.usernameFault, /^[\w.-]{3,50}$/)] });
    await limitMails(context, `name ${userId}`);
    await transact(context.db, async (db) => {
      await lockName(db, name);
      const owner = await findAccount(db, name.toLowerCase());
      if (owner && owner.user_id !== userId)
        throw new Problem(status.conflict, 'form.username', 'Questo nome utente non è disponibile.', {
          field: 'username',
        });
      await db.updateTable('customer').set({ username: name }).where('user_id', '=', userId).execute();
    });
    return {};
  },

  async requestAnonymize(_input, context) {
    const { userId } = await steppedUp(context);
    await refuseWhileOpen(context.db, userId);
    const owner = await me(context, userId);
    await limitMails(context, owner.email);
    const token = await issueToken(context.db, context.clock, { purpose: 'anonymize', userId });
    await sendLetter(context.db, context.places, {
      to: owner.email,
      userId,
      subject: 'Cancellazione dei tuoi dati',
      paragraphs: [
        `Ciao ${owner.first_name}, hai chiesto di cancellare i tuoi dati. Il collegamento vale un’ora e ti chiede ancora una conferma; dopo non si torna indietro.`,
        'Gli ordini restano, senza il tuo nome, per il tempo che la legge chiede. Se non l’hai chiesto tu, ignora questo messaggio.',
      ],
      link: { label: 'Vai alla conferma', url: mailLinks(context.places).anonymize(owner.email, token) },
    });
    return {};
  },

  async checkAnonymize({ login, token }, context) {
    const takeBack = await limitTokens(context);
    await anonymizingToken(context, login, token);
    await takeBack();
    return {};
  },

  async anonymize({ login, token }, context) {
    const takeBack = await limitTokens(context);
    const { user_id: userId } = await anonymizingToken(context, login, token);
    await transact(context.db, async (db) => {
      await refuseWhileOpen(db, userId);
      if (!(await spendToken(db, context.clock, 'anonymize', token))) throw badLink();
      await anonymize(db, context.clock, userId);
    });
    if (context.session?.userId === userId) context.setSession(null);
    await takeBack();
    return {};
  },
};
